import { figure } from '../../hand/figure.ts';
import type { Pen } from '../../hand/pen.ts';
import { axe } from '../../parts/arms.ts';
import { face } from '../../parts/face.ts';
import { flame } from '../../parts/fire.ts';
import { horn } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

const hot = (p: Pen, cracks: string | readonly string[], w = 4) =>
  p.brush('#ff8a1c', cracks, w * 1.7, { over: true }).brush('#ffe48a', cracks, w * 0.8, { over: true });

/** Fire giant: coal for skin, a beard that burns. */
export const jotunn = figure('jotunn', { face: [126, 112, 74], side: 'fire', facing: 'left' }, (p) => {
  p.at({ x: 44, y: 210, turn: -14 }, () => axe(p, { length: 150, double: true }));
  flame(p, '84,120 62,84 72,30! 92,56 98,18 90,-10! 128,22 140,52 160,14! 170,60 186,44! 184,100 168,130', {
    cx: 126,
    cy: 120,
    steps: [0.74, 0.46],
  });
  p.part('ash', '92,150 46,160 12,200 6,302! 234,302! 232,200 200,160 152,148', {
    s: 34,
    l: 12,
    cut: 0.6,
    rim: 6,
  });
  p.part('rust', '20,188 40,158 74,158 84,186 60,206 26,212', { s: 14, l: 7 }).part(
    'rust',
    '164,160 204,160 234,194 226,214 192,206 168,188',
    { s: 14, l: 6, rim: 4 },
  );
  hot(
    p,
    [
      '66,226 86,246 80,272 96,298',
      '86,246 108,252',
      '176,226 160,250 170,272 160,298',
      '118,262 126,280 120,300',
      '206,232 214,262',
    ],
    4.5,
  );
  p.at({ x: 124, y: 104, scale: 1.22 }, () => {
    p.at({ x: -26, y: -24, turn: -38 }, () => horn(p, 'bone', 52, -18)).at({ x: 28, y: -28, turn: 34 }, () =>
      horn(p, 'bone', 46, 16),
    );
    face(p, {
      build: 'square',
      skin: 'ash',
      stern: 1,
      nose: 1.8,
      ear: false,
      eye: { glow: 'Fire', lit: '#fff0a0', slant: 3, w: 8, h: 4 },
      mouth: 'none',
    });
    p.part('ash', '-26,-16! -10,-22 8,-12! 22,-20 32,-14! 28,-28 4,-34 -22,-30', {
      s: 6,
      l: 5,
      cased: false,
    });
  });
  flame(
    p,
    '84,96! 92,126 108,138 126,134 146,138 160,124 162,98! 184,130 172,156 188,176! 162,178 158,204 168,226! 140,208 130,228 126,258! 112,226 96,214 88,228! 84,196 70,178 54,180! 74,152',
    { cx: 124, cy: 144, steps: [0.72, 0.44] },
  );
  p.flat('#3a0d08', '106,150! 124,146 144,150! 138,160 112,160');
  p.at({ x: 54, y: 244, turn: -10 }, () => fist(p, 'ash', 1.6));
});
