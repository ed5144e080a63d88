import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { skull } from '../../parts/face.ts';
import { hood } from '../../parts/head.ts';
import { boneHand, foot, grip } from '../../parts/limbs.ts';
import { chain, spike } from '../../parts/things.ts';

/** Dead longer than his hounds. Sign: a wall of a man, and a fan of chains with empty collars. */
export const theKennelmaster = figure(
  'the-kennelmaster',
  { side: 'dead', facing: 'left', face: [150, 74, 56] },
  (p) => {
    p.limb('leather', '104,226 96,254 92,282', 34, 26);
    foot(p, 'ash', 92, 286, { k: 1.1 });
    p.limb('leather', '156,226 172,256 176,282', 36, 26, { rim: 3 });
    foot(p, 'ash', 178, 286, { k: 1.1 });
    p.part(
      'night',
      '120,84 64,104 36,150 44,206 30,262! 66,250 88,268 116,246 146,266 168,244 200,258! 206,204 214,146 188,104',
      { s: 36, l: 14, cut: 0.8, rim: 6 },
    );
    p.fur('fur', '64,108 40,140 56,160 96,140 140,150 186,138 208,150 214,122 188,100 128,92', {
      tuft: 14,
      every: 16,
      s: 16,
      l: 8,
    });
    p.part('leather', '58,196! 126,212 200,196! 200,214! 126,232 60,214!', { s: 7, l: 4, cased: false })
      .part('gold', '112,204! 142,204! 142,234! 112,234!', { s: 6, l: 4, cut: 0 })
      .flat(INK, '120,212! 134,212! 134,226! 120,226!');
    for (const [x, y, turn] of [
      [50, 128, -50],
      [70, 108, -30],
      [186, 108, 34],
      [206, 128, 54],
    ] as const)
      spike(p, 'iron', x, y, turn, 26, 8);
    p.limb('night', '66,140 40,176 56,206', 36, 26).at({ x: 58, y: 208, turn: 8 }, () =>
      grip(p, 'bone', 1.2),
    );
    for (const [x, y] of [
      [8, 268],
      [46, 284],
      [-10, 232],
    ] as const) {
      chain(
        p,
        [
          [58, 212],
          [(58 + x) / 2 - 6, (212 + y) / 2 + 8],
          [x, y],
        ],
        { k: 0.72 },
      );
      p.at({ x, y, turn: 20 }, () =>
        p
          .part('leather', '-18,0 -12,-14 12,-14 18,0 12,14 -12,14', { s: 5, l: 3, cut: 0.2 })
          .flat(INK, '-10,0 -6,-7 6,-7 10,0 6,7 -6,7'),
      );
    }
    p.limb('night', '188,138 218,160 214,118', 34, 24, { rim: 4 }).at({ x: 214, y: 112, turn: -10 }, () =>
      boneHand(p, { s: 1.1, spread: 12 }),
    );
    p.at({ x: 148, y: 70, scale: 1.16 }, () => {
      hood.back(p, 'night');
      skull(p, { glow: 'Green', lit: '#eaffb0', jaw: 0.8 });
      hood.brim(p, 'night');
    });
  },
);
