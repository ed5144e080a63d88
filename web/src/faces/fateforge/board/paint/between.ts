import { chance } from '../../../../kit/board/zones/outline.ts';

/** What lies between the areas of a map, and around them. */
export type Between = 'water' | 'mire' | 'dark' | 'street' | 'fire' | 'sky';

interface Look {
  readonly heart: string;
  readonly middle: string;
  readonly edge: string;
  readonly line: string;
  /** Of the earth under an area. */
  readonly earth: string;
}

const LOOKS: Readonly<Record<Between, Look>> = {
  water: { heart: '#2f8f94', middle: '#1a5a66', edge: '#0a2730', line: '#b8f4ee', earth: '#2a2a20' },
  mire: { heart: '#3d6a4a', middle: '#234635', edge: '#0d1f1a', line: '#b8e0a0', earth: '#1d2416' },
  dark: { heart: '#2c3a42', middle: '#182329', edge: '#080d11', line: '#8fb0bc', earth: '#10161a' },
  street: { heart: '#4a4450', middle: '#2c2834', edge: '#121018', line: '#b0a4c0', earth: '#1c1820' },
  fire: { heart: '#c24a18', middle: '#6a1e10', edge: '#230a08', line: '#ffc24a', earth: '#1a0e0a' },
  sky: { heart: '#35506e', middle: '#1f3049', edge: '#0c1422', line: '#a8c4e4', earth: '#1a1418' },
};

const OF_SCENE: Readonly<Record<string, Between>> = {
  c01: 'water',
  c02: 'street',
  c03: 'dark',
  c04a: 'street',
  c04b: 'sky',
  c05: 'sky',
  c06: 'sky',
  c07: 'mire',
  c08: 'water',
  c09a: 'fire',
  c09b: 'water',
  c10: 'dark',
  c11: 'fire',
  c12: 'water',
  c13: 'street',
  c14a: 'dark',
  c14b: 'street',
  c15: 'fire',
  c16: 'sky',
  c17: 'dark',
  s01: 'dark',
  s02: 'street',
  s03: 'water',
  s04: 'mire',
  s05: 'fire',
  s06: 'street',
  s07: 'fire',
};

export const betweenOf = (scene: string): Between => OF_SCENE[scene.replace(/-m$/, '')] ?? 'dark';
export const lookOf = (between: Between): Look => LOOKS[between];

/** Waves, glints, cobbles: what gives the ground between its grain. */
export function grainOf(between: Between, width: number, height: number): string {
  const { line } = LOOKS[between];
  let path = '';
  const many = between === 'dark' || between === 'sky' ? 70 : 190;
  for (let k = 0; k < many; k++) {
    const [x, y] = [chance(k, 1, 3) * width, chance(k, 2, 3) * height];
    const long = 8 + chance(k, 3, 3) * 26;
    path +=
      between === 'street' || between === 'dark'
        ? `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 4).toFixed(0)} -5 ${(long / 2).toFixed(0)} 0t${(long / 2).toFixed(0)} 0`
        : `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 4).toFixed(0)} -3 ${(long / 2).toFixed(0)} 0t${(long / 2).toFixed(0)} 0`;
  }
  return `<path d="${path}" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" opacity=".26"/>`;
}
