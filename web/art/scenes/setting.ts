import { Pen } from '../hand/pen.ts';

/** A sky: lit, middle, dark. The fire is at its top left. */
export const SKIES = {
  dusk: ['#f0a860', '#7a4a6a', '#2c2350'],
  night: ['#3d5a9a', '#232a5e', '#100f2c'],
  forest: ['#d9d07a', '#5f7f4c', '#1f3a34'],
  hall: ['#f7b45a', '#8a4a26', '#2b140f'],
  blood: ['#f08a5a', '#9c2f30', '#3a0d1c'],
  cave: ['#c9a0ff', '#5a3a8f', '#1b1030'],
  frost: ['#e6f6ff', '#7fb4d0', '#2a4a72'],
  dawn: ['#fff0c0', '#e8a07a', '#7a4a70'],
  storm: ['#b8c8d8', '#566478', '#1e2432'],
  gold: ['#fff3b0', '#d9a23a', '#6a3c14'],
  mire: ['#d8e8b0', '#5f8a7a', '#1c3a44'],
  rose: ['#ffd8d8', '#c0607a', '#4a1638'],
} as const;

export type Sky = keyof typeof SKIES;

export const SKY_DEFS = Object.entries(SKIES)
  .map(
    ([name, [lit, middle, dark]]) =>
      `<radialGradient id="k-${name}" gradientUnits="userSpaceOnUse" cx="72" cy="26" r="250"><stop stop-color="${lit}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  )
  .join('')
  .concat(
    '<radialGradient id="x-pool" gradientUnits="userSpaceOnUse" cx="112" cy="60" r="86"><stop stop-color="#fff6d8" stop-opacity=".5"/><stop offset=".55" stop-color="#fff0c8" stop-opacity=".14"/><stop offset="1" stop-color="#fff0c8" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="x-shade"><stop stop-color="#08040c" stop-opacity=".75"/><stop offset="1" stop-color="#08040c" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="x-low" x2="0" y2="1"><stop offset=".5" stop-color="#08040c" stop-opacity="0"/><stop offset="1" stop-color="#08040c" stop-opacity=".55"/></linearGradient>',
  );

/** The land: far, near, and what stands before everything, at the edges; in the sky's dark colour. */
export const GROUNDS = {
  hills: [
    '-6,96 40,74 80,90 130,66 180,88 246,70 246,136! -6,136!',
    '-6,116 50,100 110,114 170,98 246,110 246,136! -6,136!',
    '-6,136! -6,104! 4,118! 8,96! 14,120! 24,102! 24,122! 40,112! 38,126! 60,122! 56,130! 90,127 130,131 176,126! 186,130! 196,116! 200,126! 212,106! 214,122! 226,98! 230,120! 246,108! 246,136!',
  ],
  peaks: [
    '-6,100! 30,52! 58,84! 100,38! 140,86! 180,50! 246,96! 246,136! -6,136!',
    '-6,118! 60,98! 120,116! 190,96! 246,114! 246,136! -6,136!',
    '-6,136! -6,96! 10,90! 26,104! 34,116! 50,120! 62,132! 120,128! 170,132! 182,122! 198,120! 208,108! 228,104! 246,112! 246,136!',
  ],
  trees: [
    '-6,136! -6,60! 14,30! 34,74! 52,24! 76,80! 104,34! 132,76! 160,26! 186,78! 214,32! 246,74! 246,136!',
    '-6,118 60,108 140,116 246,106 246,136! -6,136!',
    '-6,136! -6,-6! 18,-6! 14,30! 44,16! 15,42! 16,84! 34,72! 18,98! 26,124! 60,128! 120,131 180,127! 214,126! 222,96! 206,84! 223,88! 222,40! 196,24! 222,30! 220,-6! 246,-6! 246,136!',
  ],
  floor: [
    '-6,100! 246,100! 246,136! -6,136!',
    '-6,112! 246,112! 246,136! -6,136!',
    '-6,136! -6,-6! 36,-6! 26,28 10,64 8,96 24,122! 60,131! 180,130! 214,124! 230,98 230,60 216,26 208,-6! 246,-6! 246,136!',
  ],
  table: [
    '-6,104 120,94 246,104 246,136! -6,136!',
    '-6,116 120,106 246,116 246,136! -6,136!',
    '-6,136! -6,92! 6,92! 6,74! 16,74! 16,92! 28,94 30,118! 44,126! 120,130 186,128! 192,108! 188,96! 222,96! 218,108! 224,124! 246,120! 246,136!',
  ],
  sea: [
    '-6,90 30,84 60,90 90,84 120,90 150,84 180,90 210,84 246,90 246,136! -6,136!',
    '-6,112 40,104 80,112 120,104 160,112 200,104 246,112 246,136! -6,136!',
    '-6,136! -6,98! 12,86! 20,100! 36,108! 42,122! 70,128 110,122 150,130 190,124 206,116! 214,96! 226,104! 246,92! 246,136!',
  ],
  walls: [
    '-6,136! -6,60! 20,60! 20,46! 44,46! 44,60! 70,60! 70,46! 94,46! 94,60! 150,60! 150,46! 174,46! 174,60! 200,60! 200,46! 224,46! 224,60! 246,60! 246,136!',
    '-6,116! 246,112! 246,136! -6,136!',
    '-6,136! -6,24! 26,24! 26,36! 20,40! 20,108! 34,116! 40,128! 200,128! 206,114! 218,108! 218,52! 212,48! 212,36! 246,36! 246,136!',
  ],
  cave: [
    '-6,-6! 60,-6! 40,30! 20,18! 4,60! -6,40!',
    '246,136! 150,136! 176,110! 200,122! 224,84! 246,70!',
    '-6,136! -6,80! 8,112! 18,90! 28,122! 40,112! 52,130! 110,132! 170,130! 180,118! 194,126! 206,96! 216,120! 228,60! 246,110! 246,136!',
  ],
  none: ['', '', ''],
} as const;

export type Ground = keyof typeof GROUNDS;

function strokes(id: string, paint: (pen: Pen) => void): string {
  const pen = new Pen(id, { box: [240, 130] });
  paint(pen);
  return pen
    .symbol(id, '')
    .replace(/<defs>.*?<\/g><g/, '<g')
    .replace(/<use [^>]*hLit[^>]*>/, '');
}

const spots = (pen: Pen, n: number): (readonly [number, number])[] =>
  Array.from({ length: n }, () => [Math.round(pen.random() * 240), Math.round(pen.random() * 120)] as const);

/** Weather before the land and behind things; each a symbol `#y-` and its name. */
export const WEATHER: Readonly<Record<string, string>> = {
  rays: strokes('y-rays', (p) => {
    const lines = Array.from({ length: 17 }, (_, i) => {
      const a = -0.25 + i * 0.125;
      const near = 26 + p.random() * 40;
      const far = near + 40 + p.random() * 110;
      const at = (r: number) => `${(30 + Math.cos(a) * r).toFixed(0)},${(4 + Math.sin(a) * r).toFixed(0)}`;
      return `${at(near)} ${at(far)}`;
    });
    p.brush('#fff2cc', lines, 3, { from: 0.1, to: 0 });
  }),
  stars: strokes('y-stars', (p) => {
    for (const [x, y] of spots(p, 22)) p.dot('#fff3d8', x, y * 0.7, 1 + p.random());
    p.dot('#fff3c8', 196, 26, 15).dot('#31437c', 203, 22, 13);
  }),
  snow: strokes('y-snow', (p) => {
    for (const [x, y] of spots(p, 34)) p.dot('#ffffff', x, y, 1.2 + p.random() * 2);
  }),
  rain: strokes('y-rain', (p) =>
    p.brush(
      '#d9e8f6',
      spots(p, 26).map(([x, y]) => `${x},${y} ${x - 8},${y + 22}`),
      2.6,
    ),
  ),
  embers: strokes('y-embers', (p) => {
    for (const [x, y] of spots(p, 26))
      p.dot(p.random() < 0.5 ? '#ffb02e' : '#ffe48a', x, y, 1 + p.random() * 2);
  }),
  wind: strokes('y-wind', (p) =>
    p.brush(
      '#ffffff',
      ['0,30 70,24 130,30 190,18', '40,56 110,50 200,58', '-4,84 60,78 150,86 230,74', '90,12 150,8 230,14'],
      3.4,
    ),
  ),
  mist: strokes('y-mist', (p) =>
    p.brush(
      '#f4f0ff',
      ['-10,96 60,88 140,98 250,90', '-10,112 80,104 160,114 250,106', '20,80 90,74 150,80'],
      11,
    ),
  ),
  clear: '',
};
