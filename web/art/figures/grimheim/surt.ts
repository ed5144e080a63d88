import { figure } from '../../hand/figure.ts';
import type { Pen } from '../../hand/pen.ts';
import { sword } from '../../parts/arms.ts';
import { face } from '../../parts/face.ts';
import { flame } from '../../parts/fire.ts';
import { horn } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

const hot = (p: Pen, cracks: string | readonly string[], w = 4) =>
  p.brush('#ff8a1c', cracks, w * 1.7, { over: true }).brush('#ffe48a', cracks, w * 0.8, { over: true });

/** Surt: he comes last, with the sword that ends the world. */
export const surt = figure(
  'surt',
  { face: [150, 86, 64], side: 'fire', facing: 'left', box: [300, 360] },
  (p) => {
    p.at({ x: 232, y: 216, turn: 22 }, () => {
      flame(
        p,
        '-16,-10 -30,-60 -18,-80 -36,-120 -20,-140 -30,-186! -4,-176 4,-230! 16,-180 34,-190! 22,-146 36,-118 20,-84 32,-60 18,-10',
        { cx: 0, cy: -70, steps: [0.66] },
      );
      sword(p, { length: 180, wide: 24, metal: 'fire', hilt: 'rust' });
    });
    p.part(
      'crimson',
      '110,108 60,150 30,230 14,330 60,318 90,340 150,322 210,340 246,320 286,334 270,240 238,152 190,108',
      { tone: 1, s: 34, l: 8, cut: 0.8, rim: 5 },
    );
    p.part('ash', '118,232 96,290 88,346! 136,346! 148,296 156,296 168,346! 216,346! 206,288 184,232', {
      s: 22,
      l: 8,
      cut: 0.5,
      rim: 5,
    });
    p.part('rust', '92,310 138,312 140,350! 82,350!', { s: 10, l: 5 }).part(
      'rust',
      '164,312 208,310 222,350! 164,350!',
      { s: 10, l: 5 },
    );
    p.part('ash', '112,118 84,140 88,190 102,246 200,246 214,190 218,140 188,116', {
      s: 30,
      l: 12,
      cut: 0.6,
      rim: 5,
    });
    p.part('rust', '98,232! 150,244 204,230! 206,256! 180,262 150,300! 120,262 96,256!', {
      s: 14,
      l: 7,
    }).part('gold', '136,236! 166,236! 162,266! 140,266!', { s: 8, l: 5, cut: 0 });
    p.part('iron', '66,158 74,120 110,108 128,130 108,160 84,172', { tone: 1, s: 14, l: 8 }).part(
      'iron',
      '178,128 198,108 232,124 238,158 214,172 190,158',
      { tone: 1, s: 14, l: 6, rim: 4 },
    );
    for (const [x, y, r] of [
      [76, 122, -40],
      [100, 110, -16],
      [206, 110, 18],
      [230, 126, 44],
    ] as const)
      p.at({ x, y, turn: r }, () => p.part('iron', '-8,4 0,-26! 8,4', { tone: 1, s: 5, l: 3, cut: 0 }));
    hot(
      p,
      [
        '124,160 140,180 132,204 146,228',
        '140,180 166,184 178,170',
        '166,184 172,206 164,226',
        '104,290 112,312',
        '186,280 192,304',
        '110,186 118,200',
      ],
      4,
    );
    p.limb('ash', '84,162 62,196 66,226', 36, 28).limb('ash', '220,160 240,186 236,208', 34, 28, { rim: 4 });
    p.at({ x: 66, y: 232, turn: 80 }, () => fist(p, 'ash', 1.4)).at({ x: 234, y: 212, turn: 20 }, () =>
      fist(p, 'ash', 1.4),
    );
    flame(p, '118,86 104,52 112,24! 126,40 128,8! 150,36 164,4! 168,40 190,22! 190,60 182,88', {
      cx: 150,
      cy: 84,
      steps: [0.7, 0.42],
    });
    p.at({ x: 150, y: 86, scale: 0.92 }, () => {
      p.at({ x: -28, y: -20, turn: -52 }, () => horn(p, 'ash', 70, -30)).at({ x: 30, y: -24, turn: 50 }, () =>
        horn(p, 'ash', 66, 28),
      );
      face(p, {
        skin: 'ash',
        stern: 1,
        nose: 1.4,
        ear: false,
        eye: { glow: 'Fire', lit: '#fff3b0', slant: 3 },
        mouth: 'none',
      });
      p.part('ash', '-27,-16! -10,-22 8,-10! 22,-20 32,-14! 28,-30 4,-36 -22,-32', { s: 6, l: 5 });
      flame(
        p,
        '-28,0! -18,20 0,26 14,24 28,14 31,-4! 42,28 32,44 40,66! 22,64 16,94! 2,72 -10,90! -18,62 -34,66! -26,40 -40,26',
        { cx: 4, cy: 28, steps: [0.7, 0.42] },
      );
      p.flat('#3a0d08', '-6,32! 8,28 22,31! 16,40 0,40');
    });
    p.glow('Fire', 150, 200, 120);
  },
);
