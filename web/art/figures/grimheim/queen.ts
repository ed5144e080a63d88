import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { face } from '../../parts/face.ts';
import { fist } from '../../parts/limbs.ts';

/** Half of her is fair. */
export const queen = figure(
  'queen',
  { face: [150, 66, 62], side: 'dead', facing: 'left', box: [300, 360] },
  (p) => {
    // the train of her cloak, blown back
    p.part('night', '92,230 40,262 -20,322 -34,352! 110,352!', { tone: 1, s: 18, l: 9, cut: 0.7 });
    // a spear of winter, held up
    p.limb('bone', '238,262 256,40', 8, 7);
    p.part('ice', '258,-34! 280,2 268,44! 246,44! 238,4', { s: 10, l: 7, cut: 0 })
      .part('ice', '268,44! 296,26! 280,58!', { s: 5, l: 4, cut: 0 })
      .part('ice', '246,44! 220,30! 236,60!', { s: 5, l: 4, cut: 0 })
      .glow('Ice', 258, 16, 62);
    p.part('night', '118,110 70,150 60,220 38,300 20,350! 280,350! 262,300 240,220 230,150 182,110', {
      s: 44,
      l: 12,
      cut: 0.8,
      rim: 6,
    });
    p.part('violet', '124,116 98,140 104,190 96,250 70,350! 230,350! 206,250 196,190 204,140 176,116', {
      tone: 1,
      s: 30,
      l: 9,
      cut: 0.6,
    });
    p.folds(
      'violet',
      ['128,210 118,270 104,346', '152,214 150,280 148,348', '176,210 184,270 200,346'],
      7,
    ).folds('night', ['76,180 66,250 50,340', '226,180 238,250 254,340'], 7);
    p.part('gold', '110,196 150,208 192,194! 190,208! 150,222 112,210!', { s: 5, l: 4, cut: 0 });
    for (const [s, x] of [
      [false, 82],
      [true, 218],
    ] as const)
      p.at({ x, y: 132, flip: s }, () => {
        for (const [a, r] of [
          [0, -58],
          [10, -34],
          [22, -12],
        ] as const)
          p.at({ x: a, y: -2, turn: r }, () => p.part('bone', '-6,8 -2,-44! 8,8', { s: 5, l: 3, cut: 0 }));
        p.part('bone', '-14,14 -4,-8 30,-14 44,4 20,20', { s: 10, l: 5 });
      });
    p.limb('rot', '96,150 70,190 84,222', 22, 17).limb('bone', '206,150 246,146 250,100', 15, 11);
    p.at({ x: 150, y: 76, scale: 1.1 }, () => {
      p.part('darkhair', '-24,-34! -38,-6 -42,50 -58,118! -30,98 -18,50 -14,10', { s: 10, l: 6, cut: 0.7 })
        .part('darkhair', '22,-34! 38,-6 42,50 56,116! 32,96 24,50 22,10', { s: 12, l: 4, cut: 0.7 })
        .limb('rot', '2,26 2,60', 22, 26, { s: 10, l: 0 });
      face(p, {
        skin: 'rot',
        stern: 0.8,
        thin: 1,
        ear: false,
        nose: 0.3,
        mouth: 'set',
        brow: '#1c2340',
        eye: { glow: 'Ice', lit: '#e6fbff', w: 8, h: 4.5, slant: 2 },
      });
      // the other half is bone
      p.part('bone', '6,-43! 24,-32 31,-8 28,10! 22,28! 10,44! 9,26 8,14 12,8 7,-2 9,-20', {
        s: 9,
        l: 5,
        cut: 0.3,
        cased: false,
      })
        .flat(INK, '12,-9 22,-14 29,-8 28,4 18,7 12,2')
        .flat(INK, '9,8! 15,18! 9,19!')
        .brush(INK, ['10,26 23,25', '13,22 13,32', '18,22 18,31'], 2.6);
      p.glow('Ice', 21, -3, 15).dot('#e6fbff', 21, -3, 4, { over: true });
      p.at({ x: 2, y: -36 }, () => {
        for (const [x, r, l] of [
          [-30, -28, 34],
          [-16, -14, 50],
          [0, 0, 62],
          [17, 14, 50],
          [31, 28, 34],
        ] as const)
          p.at({ x, y: 4, turn: r }, () =>
            p.part('bone', `-6,6! -4,${-l * 0.6} 0,${-l}! 4,${-l * 0.6} 6,6!`, { s: 5, l: 3, cut: 0 }),
          );
        p.part('gold', '-36,12! -34,-2! 0,-9 34,-4! 36,10! 0,4', { s: 6, l: 4, cut: 0 }).dot(
          '#8fd8ff',
          2,
          0,
          4.5,
        );
      });
    });
    p.at({ x: 86, y: 226, turn: 60 }, () => fist(p, 'rot', 1.05)).at({ x: 252, y: 98 }, () =>
      fist(p, 'bone', 1),
    );
  },
);
