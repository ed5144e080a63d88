import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { club } from '../../parts/arms.ts';
import { eyes } from '../../parts/face.ts';
import { tusk } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

/** A door with tusks: tiny head, no neck, club over the shoulder. */
export const brute = figure('brute', { face: [134, 144, 70], side: 'trollkin', facing: 'left' }, (p) => {
  p.at({ x: 46, y: 190, turn: -24, scale: 1.1 }, () => club(p, { length: 112 }));
  p.part('brute', '92,124 44,136 10,184 4,302! 236,302! 234,190 204,142 156,124', {
    s: 36,
    l: 14,
    cut: 0.6,
    rim: 5,
  });
  p.part('leather', '150,196! 176,190 92,302! 52,302!', { s: 8, l: 5 }).part(
    'leather',
    '96,200! 78,208 168,302! 206,302!',
    { s: 8, l: 5 },
  );
  p.part('iron', '104,240 120,232 136,242 132,262 108,262', { s: 8, l: 5, cut: 0 });
  p.brush('#f0cf8a', ['40,224 56,250 84,254', '64,206 80,222'], 5).brush(
    '#2e2620',
    ['44,250 66,266 88,262', '160,256 186,262 206,250', '214,226 220,262 214,296'],
    6,
  );
  p.part('iron', '150,130 196,130 232,160 238,204 206,204 172,190', { s: 18, l: 9, rim: 4, cut: 0.3 });
  for (const [x, y, r] of [
    [190, 138, 16],
    [222, 162, 50],
    [232, 190, 80],
  ] as const)
    p.at({ x, y, turn: r }, () => p.part('iron', '-9,4 0,-26! 9,4', { s: 6, l: 3, cut: 0 }));
  // head, sunk before the shoulders, all jaw
  p.part('brute', '94,138 90,108 104,82 132,76 158,84 172,108 178,140 182,176 160,204 118,206 92,184', {
    s: 24,
    l: 11,
    cut: 0.4,
    rim: 4,
  });
  p.part('leather', '92,112! 98,84 120,68 148,70 168,92 172,112! 134,100', { s: 12, l: 7 }).brush(
    '#29150f',
    ['110,84 112,104', '130,76 132,100', '150,80 152,104'],
    3.5,
  );
  p.flat(INK, '100,116! 126,114 144,126 170,112! 172,130 154,136 138,132 116,138 102,130');
  p.at({ x: 120, y: 126 }, () =>
    eyes(p, { near: 0, far: 38, y: 0, w: 8, h: 4, slant: 3, glow: 'Red', lit: '#ffd08a' }),
  );
  p.part('brute', '138,124 154,126 166,148 156,158 138,158 130,148', { s: 10, l: 6, cut: 0.2 })
    .dot(INK, 146, 153, 3.4)
    .dot(INK, 157, 152, 3);
  p.part('brute', '98,166 130,162 180,160 186,182 164,210 118,212 94,192', { s: 16, l: 8, cut: 0.4 });
  p.brush(INK, '98,168 134,166 182,164', 6, { from: 0.4, to: 0.6 });
  p.at({ x: 112, y: 170, turn: -8 }, () => tusk(p, 1.7)).at({ x: 168, y: 168, turn: 10 }, () => tusk(p, 1.5));
  p.limb('brute', '34,236 40,214 46,204', 44, 34, { cased: true });
  p.at({ x: 50, y: 196, turn: -30 }, () => fist(p, 'brute', 1.7));
});
