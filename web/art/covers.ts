import type { Figure } from './hand/figure.ts';
import { SHARED } from './hand/materials.ts';

/** Who is on the lid of a box: x and y of the middle of the feet, width; from back to front. */
export type OnLid = readonly [figure: Figure, x: number, y: number, width: number];

interface Group {
  /** What threatens, in the haze. */
  readonly far: readonly OnLid[];
  /** Who stands against it, before the title. */
  readonly near: readonly OnLid[];
  /** The colour of the haze between them. */
  readonly haze: string;
}

const place = ([{ id, box }, x, y, width]: OnLid): string => {
  const high = Math.round((width * box[1]) / box[0]);
  return `<use href="#f-${id}" x="${x - width / 2}" y="${y - high}" width="${width}" height="${high}"/>`;
};

/** A group on the lid of a box, 280 × 340, without what is behind it. */
export function lid({ far, near, haze }: Group): string {
  const drawn = [...far, ...near].map(([figure]) => figure.draw('stage')).join('');
  const between = `<linearGradient id="lid-haze" x2="0" y2="1"><stop offset=".3" stop-color="${haze}" stop-opacity="0"/><stop offset=".72" stop-color="${haze}" stop-opacity=".82"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 340" preserveAspectRatio="xMidYMid slice"><defs>${SHARED}${between}</defs>${drawn}${far.map(place).join('')}<path fill="url(#lid-haze)" d="M-40 0h360v340H-40z"/>${near.map(place).join('')}</svg>`;
}
