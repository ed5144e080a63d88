import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { sword } from '../../parts/arms.ts';
import { lampSign } from './kin.ts';
import { grip, leg, M } from './parts.ts';

/** A wall with feet. What looks over it is not curious. */
export const shieldman = figure('shieldman', { side: 'lamp', facing: 'left', face: [124, 74, 58] }, (p) => {
  p.at({ x: 206, y: 120, turn: 40 }, () => sword(p, { length: 84, wide: 17 }));
  leg(p, 'iron', '74,226 52,252 44,274', 34, 26, { shoe: 'iron', tone: 1 });
  leg(p, 'iron', '176,226 192,250 188,274', 34, 26, { shoe: 'iron', tone: 1 });
  p.part(M.navy, '64,118 30,150 34,214 60,244! 190,244! 216,200 212,146 176,116', {
    s: 26,
    l: 10,
    cut: 0.5,
    rim: 5,
  });
  p.part('iron', '30,156 34,122 66,104 96,120 84,148 54,168', { s: 13, l: 8, cut: 0.2 })
    .part('iron', '160,120 190,106 218,126 222,158 196,160 172,142', { s: 12, l: 6, cut: 0.2, rim: 4 })
    .brush('#59606f', ['40,152 60,134 90,130', '172,134 194,130 216,146'], 4);
  p.limb(M.navy, '206,150 222,164 214,132', 28, 22, { rim: 3 }).at({ x: 208, y: 124, turn: 36 }, () =>
    grip(p, 'iron', 1.1),
  );
  p.at({ x: 126, y: 76, turn: 4 }, () => {
    p.part('iron', '-34,40! -38,-10 -26,-42 2,-56 28,-44 38,-12 36,36! 20,52! 4,56! -14,52!', {
      s: 20,
      d: 8,
      l: 9,
      cut: 0.3,
    });
    p.flat(INK, '-20,-8! 6,-4! 33,-12! 32,0! 6,6! -20,2!')
      .flat('#ffe28a', '-12,-5! 0,-2 -1,2 -11,0!', { over: true })
      .flat('#ffe28a', '14,-1 26,-7! 25,-1!', { over: true })
      .glow('Gold', -6, -2, 15)
      .glow('Gold', 20, -3, 13);
    p.part(M.brass, '2,-60! 12,-54! 11,52! 3,52!', { s: 4, l: 3, cut: 0 })
      .flat(INK, '-20,-8! 2,-5! 2,2! -20,2!')
      .flat(INK, '12,-5! 33,-12! 32,0! 12,4!');
    for (const [x, y] of [
      [-20, 18],
      [-20, 27],
      [-10, 20],
      [-10, 30],
      [20, 18],
      [20, 28],
      [28, 16],
      [28, 25],
    ] as const)
      p.dot(INK, x, y, 2.2);
    p.fur(M.navy, '-6,-52! -22,-78 -46,-82 -58,-62 -52,-40 -38,-54 -20,-50', {
      tuft: 12,
      every: 12,
      hang: [-1, 0.3],
      s: 8,
      l: 6,
    });
  });
  p.at({ x: 112, y: 208, turn: -5 }, () => {
    p.part('iron', '-72,-90 0,-104 72,-92 78,0 66,88! 0,102! -68,88! -80,0', { s: 14, l: 8, cut: 0.2 });
    p.part(M.navy, '-60,-80 0,-92 61,-81 65,0 56,78! 0,90! -57,78! -66,0', {
      s: 30,
      d: 12,
      l: 10,
      cut: 0.6,
      cased: false,
    });
    p.at({ y: -6, scale: 2.1 }, () => lampSign(p));
    for (const [x, y] of [
      [-66, -74],
      [66, -76],
      [-62, 74],
      [60, 74],
      [-73, 0],
      [71, 0],
    ] as const)
      p.dot('#fff2b8', x, y, 4.5).dot('#86581f', x + 1, y + 1.4, 2.4);
    p.brush('#111a36', ['-40,-60 -26,-30 -34,-8', '30,40 44,60 38,72'], 4).glow('Gold', 0, -6, 60);
  });
});
