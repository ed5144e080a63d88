import { figure } from '../../hand/figure.ts';
import { staff } from '../../parts/arms.ts';
import { cloak, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { hood } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

/** Elven and quiet: hood, one loose white strand, a shard of winter on her staff. */
export const alva = figure('alva', { face: [116, 106, 70], side: 'hero' }, (p) => {
  cloak(p, 'teal');
  p.at({ x: 200, y: 200, turn: 7 }, () => {
    staff(p, 128);
    p.limb('wood', '0,-120 -20,-136 -16,-162 2,-172', 9, 4).limb('wood', '2,-122 20,-140 18,-158', 8, 3);
    p.part('ice', '0,-176! 12,-150! 6,-126! -7,-126! -11,-150!', { s: 10, d: 0, l: 6, cut: 0 });
    p.glow('Ice', 0, -150, 46);
  });
  torso(p, 'night', { s: 34 });
  p.part('linen', '98,170! 122,214! 146,168! 130,160 112,160', { s: 12, l: 6 });
  p.part('teal', '92,160! 58,184 44,230 40,302! 92,302! 86,240 104,186', {
    s: 16,
    l: 8,
    cut: 0.7,
    cased: false,
  }).part('teal', '146,160! 178,180 192,230 200,302! 160,302! 156,236', {
    s: 18,
    l: 5,
    cut: 0.7,
    cased: false,
  });
  p.folds('teal', ['66,196 58,240 62,298', '174,190 178,240 184,296']).folds('night', [
    '112,214 108,250 112,300',
    '138,210 140,250 136,300',
  ]);
  p.at({ x: 116, y: 104, scale: 1.32 }, () => {
    hood.back(p, 'teal');
    face(p, {
      build: 'long',
      skin: 'pale',
      stern: 0.7,
      thin: 1,
      iris: '#3fc0b0',
      brow: '#6f6a78',
      mouth: 'lips',
      ear: false,
      nose: 0.4,
    });
    p.part('white', '-26,30! -28,-12 -10,-38 16,-40 28,-26! 8,-32 -10,-20 -20,8', {
      s: 6,
      l: 6,
      cased: false,
    });
    hood.brim(p, 'teal');
    p.part('white', '-25,2! -17,24 -24,46 -14,72 -24,108! -38,82 -31,58 -40,36 -31,16', {
      s: 7,
      l: 6,
      cut: 0.3,
    })
      .brush('#8f8c9c', ['-26,14 -28,36 -24,56 -26,88', '-22,28 -30,50 -22,76'], 2.4)
      .part('white', '26,30! 24,46 30,62 24,84! 14,62 18,44', { s: 5, l: 4, cut: 0 });
  });
  p.part('gold', '108,168 124,162 138,170 132,188 114,188', { s: 7, l: 5, cut: 0 })
    .dot('#5fe0ff', 123, 176, 5)
    .glow('Ice', 123, 176, 16);
  p.limb('teal', '184,214 200,250 204,258', 34, 26);
  p.at({ x: 203, y: 244, turn: -20 }, () => fist(p, 'pale', 1.05));
});
