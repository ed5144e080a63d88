import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { paw } from '../../parts/limbs.ts';

/** She counts your scars aloud. Sign: the tall comb of salt, the train, the counting hand. */
export const saltWidow = figure('salt-widow', { side: 'dead', facing: 'left', face: [136, 92, 48] }, (p) => {
  const S = ['#ffffff', '#e6e0e6', '#a39cb4', '#534c6c'] as const;
  p.part('ash', '112,148 96,190 66,234 20,262 -14,292! 180,296! 190,250 168,200 158,148', {
    s: 30,
    l: 9,
    cut: 0.7,
    rim: 5,
  }).folds('ash', ['112,200 86,246 40,286', '134,206 126,250 112,292', '152,206 158,250 156,292'], 6);
  for (const [x, y, r, h] of [
    [8, 286, -30, 44],
    [30, 290, -12, 58],
    [52, 292, 6, 40],
    [-12, 292, -48, 28],
    [158, 292, 14, 34],
    [176, 294, 26, 26],
  ] as const)
    p.at({ x, y, turn: r }, () =>
      p.part(S, `-10,6! -10,${-h * 0.6}! 0,${-h}! 10,${-h * 0.7}! 10,6!`, { s: 8, l: 4, cut: 0 }),
    );
  p.part('ash', '104,122 92,152 108,188 136,200 164,184 172,150 158,122', {
    tone: 0,
    s: 20,
    l: 7,
    cut: 0.5,
    rim: 4,
  });
  p.limb('pale', '130,118 132,128', 20, 24, { tone: 1 }).part(
    S,
    '106,128! 118,120! 134,134! 150,118! 162,128! 148,146! 134,154! 118,146!',
    { s: 6, l: 4, cut: 0 },
  );
  // comb and veil
  for (const [x, r, h] of [
    [104, -34, 60],
    [116, -18, 84],
    [134, -2, 98],
    [152, 14, 82],
    [164, 30, 56],
  ] as const)
    p.at({ x, y: 70, turn: r }, () =>
      p.part(S, `-10,10! -12,${-h * 0.6}! 0,${-h}! 11,${-h * 0.66}! 9,10!`, { s: 9, l: 5, cut: 0 }),
    );
  p.part(
    'ash',
    '104,60 136,44 168,58 176,96 168,112! 160,84 136,66 114,80 104,130 90,176 60,214! 64,160 88,110',
    { tone: 0, s: 12, l: 7, cut: 0.5 },
  );
  p.at({ x: 136, y: 92, scale: 0.92 }, () => {
    p.part('pale', '-22,-18 0,-32 24,-24 27,2 20,24 8,38 -8,30 -22,8', { s: 14, l: 7, cut: 0 });
    p.flat('#4a2527', '-14,-12! 4,-13 8,0! 2,8 -10,6').flat('#4a2527', '13,-9! 26,-12 26,2! 17,7');
    ember(p, -3, -3, 6, { hole: 0, glow: 'Ice', lit: '#ffffff', slant: 1.5 });
    ember(p, 20, -2, 5, { hole: 0, glow: 'Ice', lit: '#ffffff', slant: -1.5 });
    p.brush(INK, ['-14,-14 -2,-16 8,-8', '13,-8 20,-15 28,-14'], 3.6)
      .flat('#9a5c4a', '10,-2 17,11 10,13!')
      .flat('#6a1a3a', '4,21! 9,18 13,19 18,18 21,20! 14,26 8,26');
    p.brush('#ffffff', ['-4,6 -6,16 -4,26', '20,6 21,16'], 3.4);
  });
  p.limb('ash', '108,140 76,164 92,190', 24, 17).at({ x: 94, y: 188, turn: 84 }, () =>
    paw(p, 'pale', { s: 0.9, spread: 8, len: 30, w: 6.4, nail: 'ash' }),
  );
  p.limb('ash', '162,140 192,156 204,122', 22, 15, { rim: 3 }).part(
    'linen',
    '192,128! 204,110! 218,120! 208,138!',
    { s: 4, l: 3 },
  );
  p.at({ x: 208, y: 114, turn: 12 }, () =>
    paw(p, 'pale', { s: 1.05, spread: 17, len: 36, w: 6.4, bend: 7, nail: 'ash' }),
  );
});
