import { figure } from '../../hand/figure.ts';
import { axe } from '../../parts/arms.ts';
import { cloak, mantle, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { horn } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

/** The barrow's own: drowned skin, ice in the beard, a king's rusted arms. */
export const draugr = figure('draugr', { face: [122, 106, 74], side: 'dead', facing: 'left' }, (p) => {
  p.at({ x: 44, y: 210, turn: -16 }, () => axe(p, { length: 142, metal: 'rust' }));
  cloak(p, 'night');
  torso(p, 'rust', { tone: 1, s: 34 });
  p.folds('rust', ['100,214 112,250 106,300', '146,212 152,250 162,298']).brush(
    '#9b6650',
    ['76,224 120,234 186,222', '70,250 120,262 194,248'],
    5,
  );
  mantle(p, 'darkfur', 20);
  p.at({ x: 122, y: 102, scale: 1.34 }, () => {
    p.at({ x: -32, y: -26, turn: -50 }, () => horn(p, 'bone', 56, -24)).at({ x: 32, y: -28, turn: 58 }, () =>
      horn(p, 'bone', 28, 10),
    );
    p.fur('white', '-30,-10 -36,30 -48,66 -20,60 0,40 30,60 34,20 28,-10', { tuft: 12, s: 14, l: 5 });
    face(p, {
      build: 'gaunt',
      skin: 'rot',
      stern: 1,
      nose: 0.6,
      ear: false,
      brow: '#444258',
      mouth: 'none',
      eye: { glow: 'Ice', lit: '#e6fbff', w: 8, h: 4.5, slant: 2 },
    });
    p.brush('#1c2340', ['-18,12 -8,18 0,14', '22,14 27,18', '-20,18 -12,26'], 4);
    p.fur('ice', '-26,2! -16,20 0,26 16,24 27,4! 32,34 24,66 8,86 -10,72 -28,40', {
      tuft: 16,
      every: 13,
      s: 14,
      l: 7,
    });
    p.flat('#10182c', '-6,26! 8,22 22,26! 20,36 8,40 -4,36').flat(
      '#e8e0c8',
      '-2,27! 2,32! 6,26! 10,32! 14,26! 18,31! 20,27!',
    );
    p.part('iron', '-38,-8! -38,-34 -16,-58 14,-60 32,-42 37,-10! 22,-18 4,-16 -14,-16', {
      tone: 1,
      s: 18,
      l: 9,
      cut: 0.4,
    });
    p.part('gold', '-40,-6! -38,-19! -8,-26 18,-26 37,-21! 39,-7! 24,-13 16,-10 14,12! 8,12! 6,-10 -14,-12', {
      s: 6,
      l: 4,
      cut: 0.2,
    });
  });
  p.limb('rot', '44,220 42,250 50,262', 36, 28);
  p.at({ x: 48, y: 252, turn: -10 }, () => fist(p, 'rot', 1.45));
});
