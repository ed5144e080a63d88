import { figure } from '../../hand/figure.ts';
import { bow } from '../../parts/arms.ts';
import { cloak, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { fist, grip } from '../../parts/limbs.ts';

/** Elven and quiet. Sign: the long ears, white hair that the wind has, and a white bow as tall as she is. */
export const alva = figure('alva', { face: [116, 102, 72], side: 'hero' }, (p) => {
  // hair in the wind
  p.part('white', '130,44 84,48 54,84 20,94 -14,78! 2,116 -22,140! 20,150 6,184! 50,178 86,150 112,120', {
    s: 18,
    l: 11,
    cut: 0.5,
  }).brush('#8f8c9c', ['88,70 56,110 14,116', '92,96 66,138 24,156', '98,60 70,86 30,96'], 4);
  cloak(p, 'teal');
  p.at({ x: 54, y: 206, turn: -22 }, () => {
    for (const x of [-12, 1, 13])
      p.part('gold', `${x - 7},-40! ${x - 7},-76! ${x},-86! ${x + 7},-76! ${x + 7},-40!`, {
        s: 5,
        l: 3,
        cut: 0,
      });
    p.part('leather', '-20,-48 0,-54 20,-48 16,40 -14,40', { s: 12, l: 6 });
  });
  torso(p, 'night', { s: 34 });
  p.part('linen', '98,164! 122,214! 146,164! 130,158 112,158', { s: 12, l: 6 });
  p.part('teal', '92,156! 58,182 44,230 40,302! 92,302! 86,240 104,186', {
    s: 16,
    l: 8,
    cut: 0.7,
    cased: false,
  }).part('teal', '146,156! 178,180 192,230 200,302! 160,302! 156,236', {
    s: 18,
    l: 5,
    cut: 0.7,
    cased: false,
  });
  p.folds('teal', ['66,196 58,240 62,298', '174,190 178,240 184,296']).folds('night', [
    '112,214 108,250 112,300',
    '138,210 140,250 136,300',
  ]);
  p.limb('pale', '120,140 122,172', 26, 32, { s: 12, l: 0 });
  p.at({ x: 116, y: 98, scale: 1.36 }, () => {
    face(p, {
      build: 'long',
      skin: 'pale',
      stern: 0.7,
      thin: 1,
      iris: '#3fc0b0',
      brow: '#6f6a78',
      mouth: 'lips',
      ear: true,
      pointed: 20,
      nose: 0.4,
    });
    p.part('white', '-20,34! -27,6 -26,-26 -8,-50 18,-50 32,-34 28,-16! 16,-34 2,-36 -10,-24 -16,-4 -14,20', {
      s: 8,
      l: 8,
      cut: 0.4,
    }).part('white', '-22,-6! -16,20 -24,48 -14,74! -32,54 -34,22', { s: 7, l: 6, cut: 0.4 });
    p.brush('#8f8c9c', ['-4,-46 -18,-30 -22,-4', '12,-46 -2,-40 -12,-28'], 2.6);
    p.part('gold', '-26,-20! -4,-34 18,-32 31,-22! 30,-16! 16,-26 -4,-27 -24,-12!', { s: 3, l: 3, cut: 0 })
      .part('gold', '10,-30! 16,-44! 23,-28!', { s: 3, l: 2, cut: 0 })
      .dot('#5fe0ff', 16, -29, 3.4, { over: true });
  });
  p.part('gold', '108,168 124,162 138,170 132,188 114,188', { s: 7, l: 5, cut: 0 })
    .dot('#5fe0ff', 123, 176, 5)
    .glow('Ice', 123, 176, 16);
  p.at({ x: 190, y: 172, turn: 6, scale: 1.32 }, () => bow(p, { drawn: 4, arrow: false, wood: 'white' }));
  p.limb('teal', '178,214 202,220 218,188', 36, 26, { rim: 4 });
  p.at({ x: 230, y: 176, turn: 6 }, () => grip(p, 'pale', 1.2));
  p.limb('teal', '58,216 74,262 118,250', 38, 26);
  p.at({ x: 124, y: 248, turn: 20 }, () => fist(p, 'pale', 1.05));
  p.limb('linen', '96,262 176,236', 5, 5, { s: 2, l: 1 }).part('gold', '170,230! 202,228! 176,246!', {
    s: 4,
    l: 3,
    cut: 0,
  });
});
