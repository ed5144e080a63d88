import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { spear } from '../../parts/arms.ts';
import { cloak, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { hood } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

/** One eye given, one that sees everything. */
export const seer = figure('seer', { face: [120, 112, 72], side: 'dead', facing: 'left' }, (p) => {
  p.at({ x: 204, y: 190, turn: 6 }, () => spear(p, 168));
  cloak(p, 'grey', { s: 40 });
  torso(p, 'grey', { tone: 1, s: 34 });
  p.folds('grey', ['80,200 72,250 78,298', '166,200 174,250 168,298', '140,230 146,260 140,300'], 7);
  // the raven
  p.at({ x: 30, y: 138, scale: 1.15 }, () => {
    p.part('night', '-22,14 -62,-14 -78,-62! -56,-46 -54,-84! -36,-56 -26,-88! -12,-40 -4,-6', {
      tone: 1,
      s: 12,
      l: 7,
      cut: 0.6,
    });
    p.part('night', '-38,44! -34,10 -14,-14 -8,-34 10,-42 24,-32 22,-12 28,14 12,36 -10,34', {
      tone: 1,
      s: 16,
      l: 7,
      cut: 0.6,
    }).part('iron', '22,-36 42,-28! 22,-24', { tone: 1, s: 4, l: 2, cut: 0 });
    p.dot('#ffe9a0', 12, -32, 3.4).brush('#8d86c4', ['-22,10 -10,20 6,22', '-18,-2 -4,8 12,10'], 4);
  });
  p.at({ x: 122, y: 104, scale: 1.34 }, () => {
    hood.back(p, 'grey');
    face(p, {
      build: 'long',
      skin: 'rot',
      stern: 0.7,
      thin: 0.5,
      ear: false,
      nose: 1.5,
      mouth: 'none',
      brow: '#dcd8d2',
      eye: { near: undefined, far: 19, glow: 'Ice', lit: '#f4ffff', w: 9, h: 5 },
    });
    p.part('leather', '-16,-8! 0,-14 8,-8! 7,4 -4,9 -14,4', { s: 6, l: 3, cut: 0 }).brush(
      '#29150f',
      ['-30,-20 -14,-8', '6,-10 30,-34'],
      3.4,
      { from: 1, to: 1 },
    );
    p.fur('white', '-24,8! -12,22 4,24 18,22 26,10! 30,40 22,86 6,112 -10,84 -26,44', {
      tuft: 12,
      every: 15,
      s: 16,
      l: 7,
    });
    p.brush('#8f8c9c', ['-10,34 -6,66 0,92', '6,36 10,70 6,96', '18,36 18,60'], 3.4).brush(
      INK,
      '-2,30 8,28 18,30',
      3,
    );
    hood.brim(p, 'grey');
  });
  p.at({ x: 206, y: 240, turn: -20 }, () => fist(p, 'rot', 1.15));
  p.glow('Ice', 148, 98, 34);
});
