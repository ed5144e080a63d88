import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { arm, foot, paw } from '../../parts/limbs.ts';
import { die } from '../../parts/things.ts';

/** It licks the dust off a die you have not rolled yet. Sign: the tongue and what is on it. */
export const fateEater = figure(
  'fate-eater',
  { side: 'hound', facing: 'left', face: [124, 130, 80] },
  (p) => {
    const E = ['#ffd0a0', '#c87a6a', '#7a3a54', '#33163a'] as const;
    p.limb(E, '60,250 16,236 4,190 28,166', 16, 5).at({ x: 28, y: 160 }, () =>
      die(p, 0, 0, 0.7, 20, 'crimson', '#fff1d8'),
    );
    arm(p, E, '92,246 66,266 76,288', 34, 18);
    foot(p, E, 80, 284, { k: 0.9 });
    arm(p, E, '146,248 174,262 160,288', 34, 18, { rim: 3 });
    foot(p, E, 164, 284, { k: 0.95 });
    arm(p, E, '62,176 18,214 34,262', 28, 13, { tone: 1 });
    p.at({ x: 34, y: 258, turn: 160 }, () => paw(p, E, { s: 1.05, nail: 'bone', spread: 16, len: 26 }));
    p.part(E, '50,214 44,150 62,92 100,62 146,60 184,86 200,138 194,206 172,250 126,266 76,254', {
      s: 40,
      l: 14,
      cut: 0.6,
      rim: 5,
    });
    // six eyes, like the face of a die
    for (const [x, y] of [
      [94, 92],
      [90, 116],
      [86, 140],
      [150, 88],
      [154, 112],
      [156, 136],
    ] as const)
      p.dot(INK, x, y, 12)
        .dot('#fff6d8', x, y, 8.4, { over: true })
        .dot('#7a1c5a', x + 2, y + 1, 4.6, { over: true })
        .dot(INK, x + 2.4, y + 1, 2.2, { over: true })
        .glow('Violet', x, y, 19);
    p.brush(INK, ['76,80 94,76 112,86', '134,84 150,72 170,78'], 6);
    // horns like the two halves of a broken coin
    p.part('bone', '82,76 52,56 40,20 56,-8! 62,24 80,44 104,62', { s: 9, l: 5, cut: 0.3 }).part(
      'bone',
      '150,62 176,42 188,8 182,-18! 206,20 200,56 180,82',
      { s: 9, l: 5, cut: 0.3, rim: 3 },
    );
    // mouth
    p.flat('#3a0a24', '56,164! 92,154 130,158 176,148 204,158! 200,214 168,242 114,246 70,222').flat(
      '#7a1838',
      '90,206 126,196 168,200 150,224 112,228',
    );
    for (const [x, y, r, k] of [
      [76, 172, -8, 0.66],
      [103, 170, 6, 0.74],
      [132, 172, -4, 0.7],
      [160, 168, 12, 0.74],
      [186, 168, -10, 0.64],
      [84, 212, 14, 0.6],
      [110, 228, -8, 0.66],
      [142, 232, 4, 0.66],
      [172, 222, -6, 0.64],
    ] as const)
      die(p, x, y, k, r, y > 200 ? 'linen' : 'bone');
    p.part(
      ['#ff9aa6', '#d8485e', '#8f2044', '#4a0c2c'],
      '110,198! 134,186 166,198 196,190 218,166 224,132 214,110! 236,126 244,164 228,204 196,222 150,218 122,216',
      { s: 12, l: 7, cut: 0, rim: 3 },
    ).brush('#8f2044', '136,202 170,210 204,200 230,160', 4);
    die(p, 216, 92, 1.15, -14, 'gold');
    p.glow('Gold', 216, 92, 46);
    arm(p, E, '182,220 236,226 222,268', 28, 13, { rim: 3 });
    p.at({ x: 222, y: 264, turn: -168 }, () => paw(p, E, { s: 1.05, nail: 'bone', spread: 16, len: 26 }));
  },
);
