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
  .join('');

/** The land below, far and near; its colour is the sky's dark one. */
export const GROUNDS = {
  hills: [
    '-6,96 40,74 80,90 130,66 180,88 246,70 246,136! -6,136!',
    '-6,116 50,100 110,114 170,98 246,110 246,136! -6,136!',
  ],
  peaks: [
    '-6,100! 30,52! 58,84! 100,38! 140,86! 180,50! 246,96! 246,136! -6,136!',
    '-6,118! 60,98! 120,116! 190,96! 246,114! 246,136! -6,136!',
  ],
  trees: [
    '-6,136! -6,60! 14,30! 34,74! 52,24! 76,80! 104,34! 132,76! 160,26! 186,78! 214,32! 246,74! 246,136!',
    '-6,118 60,108 140,116 246,106 246,136! -6,136!',
  ],
  floor: ['-6,100! 246,100! 246,136! -6,136!', '-6,112! 246,112! 246,136! -6,136!'],
  table: ['-6,104 120,94 246,104 246,136! -6,136!', '-6,116 120,106 246,116 246,136! -6,136!'],
  sea: [
    '-6,90 30,84 60,90 90,84 120,90 150,84 180,90 210,84 246,90 246,136! -6,136!',
    '-6,112 40,104 80,112 120,104 160,112 200,104 246,112 246,136! -6,136!',
  ],
  walls: [
    '-6,136! -6,60! 20,60! 20,46! 44,46! 44,60! 70,60! 70,46! 94,46! 94,60! 150,60! 150,46! 174,46! 174,60! 200,60! 200,46! 224,46! 224,60! 246,60! 246,136!',
    '-6,116! 246,112! 246,136! -6,136!',
  ],
  cave: ['-6,-6! 60,-6! 40,30! 20,18! 4,60! -6,40!', '246,136! 150,136! 176,110! 200,122! 224,84! 246,70!'],
  none: ['', ''],
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
