import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { ember, flame } from '../../parts/fire.ts';

/** Cooled on the outside only. */
const BASALT: Tones = ['#d9a070', '#7a5550', '#40292f', '#180f18'];

const hot = (p: Pen, cracks: string | readonly string[], w = 4) =>
  p.brush('#ff8a1c', cracks, w * 1.7, { over: true }).brush('#ffe48a', cracks, w * 0.8, { over: true });

/** Fire in a coat of cooled rock. Sign: one boulder of a fist raised, the other on the ground. */
export const elemental = figure('elemental', { face: [140, 122, 62], side: 'fire', facing: 'left' }, (p) => {
  flame(
    p,
    '56,190 30,132 50,136 40,74! 76,112 84,44! 108,88 118,6! 142,66 160,38! 168,92 190,76! 186,132 176,190',
    { cx: 118, cy: 150, steps: [0.76, 0.5] },
  );
  // the raised arm
  p.limb(BASALT, '184,178 228,158 220,96', 42, 36, { rim: 4 });
  flame(p, '188,52 184,16! 202,28 210,-22! 226,14 244,-4! 248,50', { cx: 218, cy: 40, steps: [0.7] });
  p.part(BASALT, '178,74! 190,38 222,28 256,48! 258,86 230,108 192,104', { s: 18, l: 9, cut: 0.8, rim: 4 });
  // the body: slabs with fire between them
  p.part('lava', '72,144 60,200 78,250 84,302! 176,302! 178,250 198,196 178,142', { s: 18, l: 0, cut: 0.4 });
  p.part(BASALT, '66,140! 118,152 128,196 112,226! 74,214 56,182', { s: 18, l: 10, cut: 0.8 })
    .part(BASALT, '132,152! 184,140 202,182 186,218! 144,228 138,196', { s: 20, l: 7, cut: 0.8, rim: 5 })
    .part(BASALT, '72,230! 118,242 124,302! 66,302! 62,262', { s: 16, l: 8, cut: 0.8 })
    .part(BASALT, '138,242! 186,230 198,264 194,302! 138,302!', { s: 16, l: 6, cut: 0.8, rim: 4 });
  p.part(BASALT, '12,150! 34,112 80,108 98,142! 74,176 28,182', { s: 18, l: 11, cut: 0.8 }).part(
    BASALT,
    '156,138! 176,108 212,112 232,146! 214,178 174,174',
    { s: 18, l: 8, cut: 0.8, rim: 4 },
  );
  p.limb(BASALT, '42,172 20,212 40,246', 40, 44);
  p.part(BASALT, '-12,252! 8,222 56,220 80,246! 74,290 30,302 -4,288', { s: 22, l: 12, cut: 0.8 });
  // the head, low between the shoulders
  p.part(BASALT, '102,132! 104,92 124,74 160,76 182,98! 184,132 164,158 124,156', {
    s: 20,
    l: 10,
    cut: 0.7,
    rim: 3,
  });
  p.flat(INK, '112,104! 138,106 148,120 140,130 116,124').flat(
    INK,
    '154,122! 162,106 182,104! 180,124 162,130',
  );
  ember(p, 132, 116, 9, { hole: 0, slant: -3, glow: 'Fire', lit: '#fff3b0' });
  ember(p, 167, 117, 7.5, { hole: 0, slant: 3, glow: 'Fire', lit: '#fff3b0' });
  p.flat(
    '#ffb02e',
    '116,138! 128,134! 134,142! 142,134! 150,143! 158,135! 164,142! 174,134! 168,150 146,154 124,150',
    {
      over: true,
    },
  );
  hot(
    p,
    [
      '20,140 44,148 48,170',
      '86,168 100,180 92,204',
      '164,164 172,184 160,204',
      '0,260 24,268 28,290',
      '206,50 218,66 210,88',
      '86,262 98,276 92,296',
      '168,258 160,276 172,294',
      '196,128 208,144 202,164',
    ],
    4,
  );
  p.glow('Fire', 128, 220, 62).dot('#ffd24a', 20, 70, 5).dot('#ffb02e', 168, 10, 4);
});
