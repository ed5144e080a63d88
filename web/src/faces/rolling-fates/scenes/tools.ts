/** The canvas that every scene is painted on; the floor begins at the horizon. */
export const WIDTH = 1440;
export const HEIGHT = 620;
export const HORIZON = 420;

/** Colours of a scene, far to near: what they light is drawn with `rim`, what gives light with `glow`. */
export interface Palette {
  /** Sky or wall, from top to bottom. */
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly rim: string;
  /** The floor, from the horizon to the feet of whoever looks. */
  readonly floor: readonly [string, string, string];
  readonly glow: string;
}

interface Brush {
  readonly p: Palette;
  /** From 0 to 1; the same for every painting of the scene. */
  readonly random: () => number;
}

export type Element = (brush: Brush) => string;

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" opacity="${n(opacity)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Light that fades outwards. */
export const shine = (x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#shine)" opacity="${n(opacity)}"/>`;

export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${body}</g>`;

const stops = (colors: readonly string[]): string =>
  colors.map((color, i) => `<stop offset="${n(i / (colors.length - 1))}" stop-color="${color}"/>`).join('');

export const fade = (id: string, colors: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colors)}</linearGradient>`;
