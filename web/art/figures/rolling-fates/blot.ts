import { figure } from '../../hand/figure.ts';
import type { Tones } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';

const WET: Tones = ['#b8c4ff', '#3a3f7a', '#1c1d45', '#0b0a1e'];

const letters = (p: Pen, list: readonly (readonly [x: number, y: number, turn: number])[]) => {
  for (const [x, y, turn] of list)
    p.at({ x, y, turn }, () =>
      p.brush('#c8ccf4', ['-7,10 0,-10 7,10', '-5,3 5,3', '14,10 14,-8 24,-4 15,2 25,10'], 3.4, {
        from: 0.8,
        to: 0.6,
      }),
    );
};

const eye = (p: Pen, x: number, y: number, r: number) =>
  p
    .dot('#0b0a1e', x, y, r + 4)
    .dot('#f4ead0', x, y, r)
    .flat(
      '#b0344f',
      `${x - 2},${y - r * 0.8} ${x + r * 0.5},${y} ${x + 2},${y + r * 0.8} ${x - r * 0.2},${y}`,
    );

/** All that was ever spilled, and it has read. Sign: the splash it stands in, like a crown. */
export const blot = figure('blot', { side: 'hero', facing: 'left', face: [140, 142, 74] }, (p) => {
  for (const [x, y, r] of [
    [22, 96, 8],
    [232, 74, 10],
    [6, 190, 6],
    [246, 150, 6],
    [196, 14, 7],
  ] as const)
    p.dot('#1c1d45', x, y, r);
  p.part(
    WET,
    '-8,300! 20,282 -14,262! 34,254 46,222 12,192! 56,194 62,150 24,104! 80,124 94,84 74,22! 116,64 128,20 136,-26! 152,24 160,66 206,18! 196,84 206,120 250,92! 222,148 218,190 262,190! 226,222 230,254 268,268! 228,282 252,300!',
    { s: 34, l: 16, cut: 0.2, rim: 6 },
  );
  p.brush('#dfe6ff', ['76,176 72,206 80,232', '104,92 96,116 92,136', '140,4 140,26'], 9);
  letters(p, [
    [90, 256, -12],
    [150, 272, 8],
    [196, 236, -20],
    [84, 206, 24],
  ]);
  eye(p, 122, 132, 22);
  eye(p, 178, 138, 17);
  p.brush('#0b0a1e', ['92,112 116,100 146,118', '160,122 180,110 204,116'], 10, { from: 0.3, to: 0.6 });
  // a mouth full of torn page
  p.flat('#0b0a1e', '96,176! 140,190 186,188 212,172! 206,214 172,236 130,232 106,208')
    .flat(
      '#f4ead0',
      '104,184! 114,204! 124,190! 136,212! 147,192! 160,212! 172,191! 184,206! 196,186! 206,180! 170,190 138,190',
    )
    .flat('#d8c49c', '126,228! 136,214! 148,230! 160,216! 172,230! 184,216! 188,222! 168,234 142,234');
});

/** What it splits into. Sign: a drop with a torn corner of the page. */
export const blotGob = figure('blot-gob', { side: 'hero', facing: 'left', face: [128, 222, 60] }, (p) => {
  p.part('linen', '60,190! 84,120! 128,134! 118,210!', { s: 10, l: 7, cut: 0.6 }).brush(
    '#8f7658',
    ['84,146 110,152', '80,160 108,166', '76,174 104,180'],
    4,
  );
  p.part(
    WET,
    '40,296! 60,276 36,256! 66,246 84,214 112,196 128,150! 148,194 180,212 226,196! 206,236 210,262 238,280! 204,284 198,298! 130,300',
    { s: 26, l: 13, cut: 0.2, rim: 5 },
  );
  p.brush('#dfe6ff', ['92,232 86,252', '128,168 126,190'], 7);
  eye(p, 138, 228, 22);
  p.brush('#0b0a1e', '108,208 136,198 168,212', 9);
  p.flat('#0b0a1e', '104,262! 140,270 182,258! 172,284 132,288').flat(
    '#f4ead0',
    '112,266! 122,278! 132,269! 144,280! 154,268! 164,276! 174,262! 142,270',
  );
});
