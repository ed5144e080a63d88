export const INK = '#170c0b';

/** Lit, middle, shadow, deep. Lit tones lean to yellow, deep ones to violet. */
export type Tones = readonly [string, string, string, string];

/** A new stuff is one new row, checked on the sheets. */
const MATERIALS = {
  skin: ['#f7cf9c', '#cf8f5f', '#854a38', '#40201f'],
  pale: ['#ffe3bf', '#e0aa80', '#9a5c4a', '#4a2527'],
  ruddy: ['#f6b988', '#c87a52', '#7e3d30', '#3b1a1c'],
  umber: ['#d19a68', '#8f5a3a', '#553025', '#2a1616'],
  goblin: ['#e6e86e', '#a3b53a', '#566f2a', '#1e3019'],
  brute: ['#f0cf8a', '#b98a4c', '#6d5236', '#2e2620'],
  troll: ['#b9d9a0', '#6f9a70', '#3b5f52', '#172a2b'],
  moss: ['#d9d26a', '#8f8a36', '#4f5426', '#22281b'],
  swamp: ['#c2d3a4', '#66856c', '#33504e', '#142228'],
  grey: ['#d5d0c4', '#98938f', '#575463', '#252433'],
  rot: ['#c9dcd2', '#7fa0a3', '#43596f', '#1c2340'],
  ash: ['#8a7a78', '#54434a', '#2f2430', '#170f18'],
  blue: ['#7fb8ea', '#356fae', '#1d3f73', '#0f1d3c'],
  teal: ['#86e0cd', '#2f8f88', '#145358', '#0a2630'],
  crimson: ['#ee7d86', '#b0344f', '#6a1a3a', '#2f0b20'],
  ochre: ['#f5cf74', '#c48e33', '#7a4f1e', '#371f12'],
  violet: ['#c9a8f0', '#7d58b5', '#452d77', '#1d1240'],
  night: ['#8d86c4', '#4d4784', '#29264f', '#121027'],
  linen: ['#fdf2d6', '#d8c49c', '#8f7658', '#45362f'],
  leather: ['#d69a5c', '#94592f', '#57301f', '#29150f'],
  fur: ['#cfa877', '#8a6342', '#4f3428', '#251613'],
  darkfur: ['#8f7a80', '#574855', '#332936', '#17111c'],
  wood: ['#d0a06a', '#8d5f38', '#523220', '#271611'],
  iron: ['#f2f4ee', '#a4adb6', '#59606f', '#242735'],
  rust: ['#e0a878', '#9b6650', '#57393a', '#261a22'],
  gold: ['#fff0a8', '#e3a83a', '#8f5a1c', '#432410'],
  bone: ['#fff4d6', '#d9c49a', '#8c7460', '#3f3038'],
  stone: ['#cfc6b6', '#8f877f', '#544e55', '#262330'],
  fire: ['#fff3b0', '#ffb02e', '#e2531c', '#7a1c12'],
  lava: ['#ffcf6b', '#e4571f', '#7d2418', '#2c1014'],
  ice: ['#f0fdff', '#a4dcf0', '#4f8fb8', '#1d3f66'],
  wyrm: ['#9fe0c0', '#3f8f7d', '#1f4f57', '#0f2433'],
  redhair: ['#f7a85a', '#c2602a', '#7a3019', '#3b1512'],
  fairhair: ['#fff0ae', '#deb457', '#956a30', '#47301c'],
  darkhair: ['#a37a5c', '#5c3f35', '#33222a', '#180f16'],
  white: ['#ffffff', '#dcd8d2', '#8f8c9c', '#444258'],
} as const satisfies Readonly<Record<string, Tones>>;

export type Material = keyof typeof MATERIALS | Tones;

export const tones = (material: Material): Tones =>
  typeof material === 'string' ? MATERIALS[material] : material;

/** The far light by side: never the colour of the body. */
export const RIM = {
  hero: '#8fc4ff',
  trollkin: '#ffcf7a',
  fire: '#ffd24a',
  dead: '#b9b4ff',
  wyrm: '#ff9a5a',
  hound: '#d9b3ff',
  stone: '#9fe0ff',
  ally: '#9fe8dc',
  wild: '#cfe0ff',
  lamp: '#ffc766',
  rust: '#8fe6c4',
  mire: '#a9d4ff',
} as const;

export type RimOf = keyof typeof RIM;

const GLOWS = {
  Fire: '#ff9a2e',
  Ice: '#8fd8ff',
  Green: '#c8ff5a',
  Gold: '#ffd36b',
  Red: '#ff4a2a',
  Violet: '#c79aff',
} as const;

export type Glow = keyof typeof GLOWS;

const glow = ([name, color]: [string, string]): string =>
  `<radialGradient id="h${name}"><stop offset="0" stop-color="${color}" stop-opacity=".95"/><stop offset=".4" stop-color="${color}" stop-opacity=".38"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** The gradients that all drawings share; once in each document that holds one. */
export const SHARED = `<linearGradient id="hLit" gradientUnits="userSpaceOnUse" x1="40" y1="0" x2="190" y2="300"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".2"/><stop offset=".45" stop-color="#ffdf9a" stop-opacity="0"/><stop offset=".62" stop-color="#1a0f22" stop-opacity="0"/><stop offset="1" stop-color="#150a18" stop-opacity=".62"/></linearGradient>${Object.entries(GLOWS).map(glow).join('')}`;

/** Three hex digits are enough for a painted look, and cheap. */
export function short(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return color;
  const digit = (i: number) => Math.min(15, Math.round(Number.parseInt(color.slice(i, i + 2), 16) / 17));
  return `#${[1, 3, 5].map((i) => digit(i).toString(16)).join('')}`;
}
