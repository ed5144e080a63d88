import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { grip, leg, paw } from '../../parts/limbs.ts';

/** Half the hedge came along. Sign: a hunched walk under twigs, the knife low and forward. */
export const hedgeBandit = figure(
  'hedge-bandit',
  { side: 'trollkin', facing: 'left', face: [152, 96, 56] },
  (p) => {
    for (const [l, w] of [
      ['84,130 50,84 24,66', 9],
      ['62,104 60,70 76,44', 7],
      ['70,150 30,130 6,136', 8],
      ['98,112 100,66 88,30', 8],
      ['64,190 24,190 4,208', 7],
    ] as const)
      p.limb('wood', l, w, 3, { cut: 0.4 });
    leg(p, 'wood', '96,226 70,252 56,272', 38, 24, { k: 0.95 });
    leg(p, 'wood', '132,226 160,240 164,272', 40, 24, { k: 1, o: { rim: 3 } });
    p.part('leather', '92,134 76,180 82,240 118,252 156,240 168,190 160,146', {
      s: 24,
      l: 8,
      cut: 0.5,
      rim: 4,
    });
    p.fur('moss', '112,92 70,112 44,164 40,226 66,262 96,236 104,190 120,146 150,128', {
      tuft: 20,
      every: 15,
      hang: [-0.5, 0.6],
      all: 0.6,
      s: 18,
      l: 10,
    });
    for (const [x, y, r] of [
      [26, 68, -40],
      [78, 44, 10],
      [88, 30, -8],
      [8, 136, -80],
      [6, 206, -100],
      [60, 150, -50],
      [66, 206, -70],
      [90, 118, -20],
    ] as const)
      p.at({ x, y, turn: r }, () => p.part('goblin', '-9,4 -8,-12 0,-24! 9,-10 8,4', { s: 5, l: 4, cut: 0 }));
    p.at({ x: 154, y: 98, turn: 14, scale: 1.08 }, () => {
      p.part('moss', '-36,34 -42,-10 -24,-44 8,-58! 26,-36 32,-16 20,30', { tone: 1, s: 16, l: 8, cut: 0.6 });
      p.part('skin', '-18,-16 0,-30 26,-24 32,-4 28,10 -6,12 -18,2', { tone: 1, s: 12, l: 5 });
      ember(p, 2, -8, 8, { slant: 2, glow: 'Gold', lit: '#fff2c8' });
      ember(p, 23, -6, 6.5, { slant: -2, glow: 'Gold', lit: '#fff2c8' });
      p.brush(INK, ['-12,-20 2,-20 12,-12', '17,-12 24,-18 32,-16'], 6);
      p.part('crimson', '-20,2! 8,6 34,0! 38,16 24,36 2,48! -18,30', { s: 13, l: 6, cut: 0.5 }).folds(
        'crimson',
        ['-8,12 4,24 6,40', '14,10 18,24 12,36'],
        4,
      );
      p.part('moss', '-34,14 -34,-14 -14,-38 10,-48 30,-32 34,-20! 10,-30 -14,-16 -22,10', {
        s: 7,
        l: 6,
        cut: 0.5,
      });
    });
    p.limb('leather', '150,164 178,196 204,188', 26, 18, { rim: 3 });
    p.at({ x: 210, y: 188, turn: 96 }, () =>
      p
        .part('iron', '-6,-10! -8,-44 2,-74! 9,-40 6,-10!', { s: 6, l: 3, cut: 0 })
        .limb('wood', '0,14 0,-10', 9, 9),
    );
    p.at({ x: 208, y: 188, turn: 96 }, () => grip(p, 'skin', 0.95));
    p.limb('leather', '104,168 118,208 146,214', 26, 18).at({ x: 144, y: 214, turn: 60 }, () =>
      paw(p, 'skin', { s: 0.85, spread: 12 }),
    );
  },
);
