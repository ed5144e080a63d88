import type { Figure } from './hand/figure.ts';
import { SHARED } from './hand/materials.ts';

/** Who is on the lid of a box: x and y of the middle of the feet, width; from back to front. */
export type OnLid = readonly [figure: Figure, x: number, y: number, width: number, mirrored?: true];

/** A group on the lid of a box, 280 × 340, without what is behind it. */
export function lid(group: readonly OnLid[]): string {
  const placed = group.map(([{ id, box }, x, y, width, mirrored]) => {
    const high = Math.round((width * box[1]) / box[0]);
    const turn = mirrored ? ` transform="translate(${2 * x}) scale(-1 1)"` : '';
    return `<use href="#f-${id}" x="${x - width / 2}" y="${y - high}" width="${width}" height="${high}"${turn}/>`;
  });
  const drawn = group.map(([figure]) => figure.draw('stage')).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 340" preserveAspectRatio="xMidYMid slice"><defs>${SHARED}</defs>${drawn}${placed.join('')}</svg>`;
}
