import { figure } from '../../hand/figure.ts';

/** It was lit to guide someone home. Sign: a comma of cold light that holds up its own lamp. */
export const lanternWisp = figure(
  'lantern-wisp',
  { side: 'dead', facing: 'left', face: [112, 112, 62] },
  (p) => {
    p.glow('Ice', 112, 130, 120, { over: false });
    const W = ['#f2ffff', '#8fe0e8', '#3f9ab8', '#1d4a78'] as const;
    p.part(
      W,
      '66,120 60,76 96,30 84,-10! 128,20 160,66 164,120 140,164 116,200 96,232 98,262 128,282! 82,290 52,262 54,222 76,184 78,156',
      { s: 24, l: 10, cut: 0.8, rim: 4 },
    );
    p.flat('#f2ffff', '84,120 82,90 106,62 110,36! 136,70 142,110 124,148 100,152').brush(
      '#f2ffff',
      ['92,176 76,220 74,254 96,278', '110,176 92,208 88,240'],
      6,
    );
    p.flat('#10304e', '88,102! 102,94 114,110 104,122 92,118')
      .flat('#10304e', '122,108! 136,92 146,98 142,116 128,120')
      .flat('#10304e', '98,134! 112,128 132,130 126,152 110,158');
    p.dot('#ffffff', 102, 110, 3, { over: true }).dot('#ffffff', 135, 107, 3, { over: true });
    p.limb(W, '142,140 182,124 198,96', 15, 9, { rim: 3 });
    for (const r of [-20, 10, 40])
      p.at({ x: 200, y: 96, turn: r }, () => p.limb(W, '0,4 1,-10 8,-16', 7, 4, { s: 2, l: 1, cut: 0 }));
    p.limb(W, '84,150 54,168 40,154', 13, 8);
    for (const r of [-60, -20, 20])
      p.at({ x: 40, y: 156, turn: r }, () => p.limb(W, '0,4 0,-16', 6, 3, { s: 2, l: 1, cut: 0 }));
    p.at({ x: 204, y: 112, turn: 7 }, () => {
      p.limb('iron', '0,-10 -8,0 0,12', 5, 5, { tone: 1 }).part(
        'iron',
        '-20,28! 0,10! 20,28! 24,34! -24,34!',
        { tone: 1, s: 7, l: 4, cut: 0 },
      );
      p.part('gold', '-20,34! 20,34! 24,92! -24,92!', { s: 0, l: 0, cut: 0 })
        .flat('#fff6c0', '-15,38! -2,38! -3,88! -19,88!')
        .flat('#ffcf5a', '3,38! 15,38! 19,88! 3,88!');
      p.part('iron', '-28,90! 28,90! 24,104! -24,104!', { tone: 1, s: 6, l: 4, cut: 0 }).glow(
        'Gold',
        0,
        62,
        62,
      );
    });
  },
);
