import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { flame } from '../../parts/fire.ts';
import { fireAt } from './kin.ts';
import { grip, leg, M, sparks } from './parts.ts';

/** Somebody stokes him. Nobody has seen who. */
export const furnaceGuard = figure(
  'furnace-guard',
  { side: 'fire', facing: 'left', face: [126, 98, 56] },
  (p) => {
    // chimneys
    for (const [x, y, r, l] of [
      [54, 122, -16, 74],
      [82, 104, -8, 58],
      [196, 118, 14, 70],
    ] as const)
      p.at({ x, y, turn: r }, () => {
        fireAt(p, 0, -l + 2, 0.72);
        p.part(
          M.coal,
          `-13,6! -12,${-l}! -17,${-l}! -17,${-l - 9}! 17,${-l - 9}! 17,${-l}! 12,${-l}! 13,6!`,
          { s: 10, l: 5, cut: 0.2 },
        );
      });
    leg(p, M.coal, '92,240 82,256 78,274', 46, 38, { shoe: M.coal, s: 1.3 });
    leg(p, M.coal, '156,240 168,256 168,274', 46, 38, { shoe: M.coal, s: 1.3 });
    p.part(M.coal, '74,112 26,136 14,196 40,250 124,268 204,250 230,196 216,136 174,112', {
      s: 36,
      l: 13,
      cut: 0.4,
      rim: 6,
    });
    p.part(M.bronze, '62,152 84,140 164,140 186,152 188,222 166,244 82,244 60,222', {
      s: 12,
      l: 8,
      cut: 0.2,
      cased: false,
    }).flat('#3d0d10', '76,160 92,152 156,152 172,160 173,214 158,230 90,230 75,214');
    flame(
      p,
      '80,224 82,190 96,200 100,166! 116,186 126,158! 138,184 152,164! 158,198 170,190! 168,224 124,230',
      { cx: 124, cy: 224, steps: [0.78, 0.5] },
    );
    for (const x of [94, 112, 132, 152])
      p.limb(M.coal, `${x},154 ${x},230`, 7, 7, { s: 3, l: 2, cased: false });
    p.glow('Fire', 124, 200, 84);
    p.at({ x: 126, y: 98, scale: 0.98 }, () => {
      p.part(M.bronze, '-34,34! -36,-8 -26,-36 0,-48 28,-38 38,-8 36,34! 18,46! -14,46!', {
        s: 18,
        l: 9,
        cut: 0.2,
      });
      p.flat(INK, '-24,-14! 4,-8 33,-16! 32,-2! 4,4 -22,0!')
        .flat('#fff3b0', '-14,-8! 0,-4! -2,0! -13,-3!', { over: true })
        .flat('#fff3b0', '14,-3! 27,-9! 26,-4! 14,1!', { over: true })
        .glow('Fire', -7, -4, 17)
        .glow('Fire', 20, -4, 15);
      for (const x of [-14, -4, 6, 16, 25])
        p.brush('#2a0a12', `${x},14 ${x + 1},34`, 5, { from: 0.8, to: 0.8 });
      p.brush('#ffb02e', ['-4,20 -3,32', '6,20 7,34', '16,20 17,32'], 2.6);
    });
    p.part(M.bronze, '12,178 18,138 52,116 80,132 66,164 34,190', { s: 15, l: 8, cut: 0.2 }).part(
      M.bronze,
      '172,130 202,114 230,140 234,178 210,184 186,160',
      { s: 14, l: 6, cut: 0.2, rim: 4 },
    );
    p.at({ x: 222, y: 216, turn: 12 }, () => {
      p.limb('wood', '0,70 0,-60', 12, 12);
      p.part(M.coal, '-40,-58! -40,-104! 42,-104! 46,-58!', { s: 18, l: 8, cut: 0.4 })
        .part(M.bronze, '-46,-54! -44,-108! -30,-108! -30,-54!', { s: 6, l: 4, cut: 0 })
        .brush('#ff9a2e', '-8,-96 0,-82 -6,-66', 4);
    });
    p.limb(M.coal, '218,172 238,196 226,206', 38, 30, { rim: 4 }).at({ x: 224, y: 208, turn: 12 }, () =>
      grip(p, M.bronze, 1.35),
    );
    p.limb(M.coal, '26,180 8,222 44,246', 40, 32).at({ x: 52, y: 246, turn: 70 }, () =>
      grip(p, M.bronze, 1.35),
    );
    sparks(p, [
      [40, 24, 4],
      [104, 26, 3],
      [214, 20, 4],
      [66, 6, 3],
    ]);
  },
);
