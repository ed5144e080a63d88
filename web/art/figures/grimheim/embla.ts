import { figure } from '../../hand/figure.ts';
import { shield, sword } from '../../parts/arms.ts';
import { cloak, mantle, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { fist } from '../../parts/limbs.ts';

/** Sword-maiden: red braid, mail, shield before her, blade already up. */
export const embla = figure('embla', { face: [114, 104, 68], side: 'hero' }, (p) => {
  p.at({ x: 196, y: 176, turn: 16 }, () => sword(p, { length: 150, wide: 17 }));
  cloak(p, 'crimson');
  torso(p, 'iron', { tone: 1, s: 30 });
  p.folds('iron', ['128,214 140,256 136,300', '160,210 172,250 170,300']);
  p.brush(
    '#d5dae0',
    [
      '96,182 108,190 120,182 132,190 146,182',
      '92,200 106,208 120,200 134,208 150,200',
      '110,222 122,228 136,222 150,228',
    ],
    4,
  );
  mantle(p, 'darkfur', 13);
  p.at({ x: 118, y: 98, scale: 1.28 }, () => {
    p.part('redhair', '-34,20 -40,-20 -16,-52 16,-52 32,-30 26,0 -10,30', { s: 14, l: 6 });
    face(p, {
      skin: 'pale',
      stern: 1,
      thin: 0.75,
      iris: '#4f9a5a',
      brow: '#8a3a1a',
      mouth: 'lips',
      ear: false,
      nose: 0.6,
    });
    p.brush('#b0344f', ['-16,8 -6,12 2,10', '17,10 23,11 27,9'], 4.5); // war paint
    p.part('redhair', '-38,26! -38,-20 -18,-50 10,-54 30,-38 32,-22! 16,-34 0,-34 -14,-22 -24,4!', {
      s: 7,
      l: 8,
      cut: 0.7,
    });
    p.part('gold', '-36,-22! -18,-36 6,-38 31,-26! 32,-19! 6,-30 -16,-28 -34,-12!', {
      s: 4,
      l: 3,
      cut: 0,
    }).dot('#ee5566', 10, -34, 3.4);
    // the braid
    for (const [x, y, r] of [
      [-36, 24, 10],
      [-40, 42, 2],
      [-38, 60, -8],
      [-33, 76, -12],
    ] as const)
      p.at({ x, y, turn: r }, () =>
        p.part('redhair', '-11,-8 0,-12 11,-8 8,6 0,12 -8,6', { s: 6, l: 5, cut: 0 }),
      );
    p.part('gold', '-38,84! -24,82! -24,92! -36,94!', { s: 4, l: 3, cut: 0 });
  });
  p.limb('crimson', '186,206 204,204 206,190', 36, 26);
  p.at({ x: 202, y: 180, turn: -60 }, () => fist(p, 'pale', 1.1));
  p.at({ x: 78, y: 244 }, () => shield(p, { r: 56 }));
});
