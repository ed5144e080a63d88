import type { Element, Palette } from '../tools.ts';

export interface Zone {
  readonly palette: Palette;
  readonly elements: readonly Element[];
}

/** Sky, far to near with its rim, floor, glow. */
export const palette = (
  sky: Palette['sky'],
  [far, mid, near, rim]: readonly [string, string, string, string],
  floor: Palette['floor'],
  glow: string,
): Palette => ({ sky, far, mid, near, rim, floor, glow });
