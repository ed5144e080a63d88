import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { paw } from '../../parts/limbs.ts';
import { chain } from '../../parts/things.ts';

/** It drags what once held it. Sign: chains that swim, each with its own hook. */
export const chainWraith = figure(
  'chain-wraith',
  { side: 'dead', facing: 'left', face: [132, 92, 54] },
  (p) => {
    const V = ['#f2fdff', '#b4dcec', '#5f8ab4', '#243668'] as const;
    const hook = (x: number, y: number, turn: number) =>
      p.at({ x, y, turn }, () =>
        p.part('rust', '-5,-16! 5,-16! 6,6 0,20 -18,20 -28,2! -16,10 -6,6', { s: 5, l: 3, cut: 0 }),
      );
    chain(
      p,
      [
        [96, 150],
        [52, 126],
        [24, 82],
        [34, 40],
      ],
      { k: 0.95, m: 'rust' },
    );
    hook(34, 30, 180);
    chain(
      p,
      [
        [104, 190],
        [58, 196],
        [18, 226],
        [10, 262],
      ],
      { k: 0.95, m: 'rust' },
    );
    hook(8, 274, 10);
    p.part(
      V,
      '100,120 72,150 82,200 72,240 86,272 60,290! 112,288 124,270 132,292! 150,262 150,226 164,190 178,150 160,118',
      { s: 30, l: 10, cut: 0.8, rim: 5 },
    );
    p.folds(V, ['100,180 96,230 92,280', '122,190 120,240 130,286', '146,180 142,220 146,256'], 6).flat(
      INK,
      '108,146! 130,154 152,144! 146,172 130,178 114,172',
    );
    for (const y of [152, 164])
      p.limb('bone', `108,${y} 130,${y + 7} 152,${y - 1}`, 7, 6, { s: 3, l: 2, cut: 0 });
    p.at({ x: 132, y: 86, turn: 4 }, () => {
      p.part(V, '-30,34 -34,-8 -20,-38 8,-46 30,-32 36,-2 28,32 2,48', {
        s: 16,
        l: 8,
        cut: 0.5,
        rim: 3,
      }).flat(INK, '-20,26 -25,-4 -12,-26 10,-30 27,-18 29,8 22,28 4,38');
      ember(p, -4, -4, 8, { hole: 0, glow: 'Ice', lit: '#f0ffff', slant: 2 });
      ember(p, 20, -4, 7, { hole: 0, glow: 'Ice', lit: '#f0ffff', slant: -2 });
      p.flat('#43596f', '2,18! 10,15 18,18! 15,30 6,30');
      // the scold's cage it still wears
      for (const l of ['-32,-20 -8,-28 32,-22', '-34,8 -6,14 34,8']) p.limb('rust', l, 7, 7, { s: 3 });
      for (const l of ['-20,-36 -26,0 -16,40', '8,-46 10,0 6,46', '28,-32 31,0 22,36'])
        p.limb('rust', l, 6, 6, { s: 3, l: 2 });
      p.part('iron', '-8,-44! 8,-50 22,-42! 16,-60 6,-66 -4,-58', { tone: 1, s: 4, l: 3 });
    });
    p.limb(V, '92,138 56,160 60,188', 26, 14).at({ x: 60, y: 188, turn: 170 }, () =>
      paw(p, V, { s: 0.9, nail: 'iron', spread: 16 }),
    );
    p.part('iron', '48,172! 74,170! 76,188! 50,190!', { tone: 1, s: 5, l: 3, cut: 0 });
    p.limb(V, '166,136 206,128 218,96', 26, 14, { rim: 3 }).at({ x: 219, y: 96, turn: 10 }, () =>
      paw(p, V, { s: 1, nail: 'iron', spread: 22 }),
    );
    p.part('iron', '204,104! 230,112! 226,128! 200,120!', { tone: 1, s: 5, l: 3, cut: 0 });
    chain(
      p,
      [
        [216, 124],
        [236, 168],
        [206, 214],
        [222, 258],
      ],
      { k: 1, m: 'rust' },
    );
    hook(224, 270, 0);
    chain(
      p,
      [
        [150, 210],
        [178, 250],
        [158, 286],
      ],
      { k: 0.9, m: 'rust' },
    );
    hook(156, 294, 40);
  },
);
