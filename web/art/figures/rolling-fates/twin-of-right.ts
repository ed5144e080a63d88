import { figure } from '../../hand/figure.ts';
import { arm, grip } from '../../parts/limbs.ts';
import { twinMask } from './twin-mask.ts';

/** And this one out. Sign: folded low to the floor, two hooks, the breath before it. */
export const twinOfRight = figure(
  'twin-of-right',
  { side: 'hound', facing: 'left', face: [172, 176, 48] },
  (p) => {
    const hook = () =>
      p
        .limb('leather', '0,20 0,-14', 8, 8)
        .part('iron', '-5,-12! 5,-12! 8,-60 22,-84 44,-78 50,-54! 58,-92 34,-108 6,-98 -6,-60', {
          s: 6,
          l: 4,
          cut: 0,
        });
    p.at({ x: 22, y: 120, turn: -26 }, hook);
    p.part('crimson', '92,150 50,132 6,150 -16,192! 16,182 14,214! 50,192 84,196', { s: 14, l: 8, cut: 0.6 });
    p.limb('white', '92,216 44,238 8,284', 30, 12).part(
      'leather',
      '16,272! -2,272 -14,286 -28,296! 22,296!',
      { s: 5, l: 3 },
    );
    arm(p, 'crimson', '112,220 168,212 160,276', 34, 15, { rim: 3 });
    p.part('leather', '150,270! 168,270! 174,284 198,290 198,297! 150,297!', { s: 5, l: 3 });
    p.part('white', '80,180 70,208 92,234 128,234 158,204 166,172 142,150 104,156', {
      s: 22,
      l: 8,
      cut: 0.4,
      rim: 4,
    }).part('crimson', '80,180 104,156 142,150! 150,176 112,196 86,232! 70,208', {
      s: 12,
      l: 7,
      cut: 0.3,
      cased: false,
    });
    for (const [x, y] of [
      [108, 172],
      [130, 164],
      [92, 198],
      [122, 212],
      [142, 192],
    ] as const)
      p.flat(
        y < 200 && x < 131 ? '#fff1d8' : '#8f1a34',
        `${x},${y - 9}! ${x + 7},${y}! ${x},${y + 9}! ${x - 7},${y}!`,
      );
    p.part('night', '78,214! 96,236 124,240! 118,252! 90,248 70,226!', { s: 5, l: 3 });
    arm(p, 'crimson', '100,166 54,158 28,130', 22, 12);
    p.at({ x: 24, y: 124, turn: -26 }, () => grip(p, 'pale', 0.95));
    p.at({ x: 172, y: 172, turn: 26, scale: 0.98 }, () => {
      p.part('crimson', '-28,10! -38,-20 -20,-46 8,-50 26,-36! -6,-30', { s: 9, l: 6, cut: 0.3 }).part(
        'crimson',
        '-30,-24 -60,-36 -84,-16 -92,12! -66,0 -40,4',
        { s: 8, l: 5, cut: 0.4 },
      );
      p.dot('#e3a83a', -92, 14, 6);
      twinMask(p, false, false);
    });
    p.part(
      ['#f4f8ff', '#b8c4e0', '#7a86b0', '#3f4a78'],
      '200,200 220,192 240,200 258,190 262,210 244,222 222,216',
      { s: 6, l: 4, cut: 0.2 },
    ).part(['#f4f8ff', '#b8c4e0', '#7a86b0', '#3f4a78'], '240,230 252,224 262,232 252,240', {
      s: 3,
      l: 2,
      cut: 0,
    });
    arm(p, 'white', '150,190 176,232 204,240', 20, 12, { rim: 3 });
    p.at({ x: 208, y: 242, turn: 64 }, () => {
      hook();
      grip(p, 'pale', 0.95);
    });
  },
);
