import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { spike } from '../../parts/things.ts';

/** It has learned who heals. Sign: a hook of wet flesh that ends in a ring of teeth. */
export const abyssalLeech = figure(
  'abyssal-leech',
  { side: 'wyrm', facing: 'left', face: [172, 92, 70] },
  (p) => {
    const L = ['#e0a6b8', '#86425f', '#4d2348', '#200d28'] as const,
      ring = (list: readonly string[]) => p.brush('#200d28', list, 5);
    p.part(
      ['#6a8a9a', '#2f4a5e', '#182c42', '#0c1626'],
      '-4,282 30,262 110,254 200,258 244,276 240,292 160,302 40,300',
      { s: 8, l: 7, cut: 0.3 },
    );
    p.limb(L, '196,258 232,236 234,190 214,160', 30, 4, { rim: 3 });
    p.limb(L, '56,250 120,214 206,250', 50, 44, { tone: 1, cut: 0.6 });
    p.limb(L, '204,244 214,278 140,286 64,280 32,250', 46, 62, { cut: 0.6, rim: 4 });
    ring([
      '190,262 200,282 196,300',
      '156,264 160,286 152,306',
      '116,262 118,288 108,310',
      '78,256 74,284 60,306',
    ]);
    p.limb(L, '34,258 26,190 58,120 118,74 160,76', 64, 58, { cut: 0.6, rim: 5 });
    ring([
      '2,236 34,228 60,238',
      '0,204 30,196 58,208',
      '8,168 38,166 66,184',
      '24,136 50,142 76,162',
      '48,104 72,116 92,140',
      '80,74 98,90 112,116',
    ]);
    p.brush(
      '#e0a6b8',
      ['10,220 18,218', '12,184 22,182', '28,148 38,150', '54,110 66,114', '88,78 98,84'],
      6,
    );
    for (const [x, y, r] of [
      [60, 222, 9],
      [64, 192, 9],
      [80, 166, 9],
      [100, 144, 8],
    ] as const)
      p.dot(INK, x, y, r + 2)
        .dot('#f0b890', x, y, r)
        .dot('#57204a', x, y, r * 0.5);
    p.at({ x: 178, y: 88, turn: 20, scale: 1.14 }, () => {
      p.part(L, '-34,-30 -6,-58 26,-56 46,-24 46,20 26,52 -4,54 -30,30', { s: 14, l: 9, cut: 0.3, rim: 4 });
      p.flat('#5a1024', '-22,-22 -2,-44 22,-42 36,-18 36,16 20,40 -2,42 -20,20').flat(
        '#2a0614',
        '-12,-14 0,-30 16,-30 26,-12 26,12 14,28 0,28 -12,12',
      );
      for (let i = 0; i < 13; i++) {
        const a = (i / 13) * 6.283;
        p.at(
          {
            x: 8 + Math.cos(a) * 28,
            y: -1 + Math.sin(a) * 42,
            turn: (a * 180) / Math.PI - 90,
            scale: i % 3 ? 1 : 1.35,
          },
          () => p.part('bone', '-6,2! 0,-19! 6,2!', { s: 3, l: 2, cut: 0, ink: 2 }),
        );
      }
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.283 + 0.3;
        p.at({ x: 8 + Math.cos(a) * 16, y: -1 + Math.sin(a) * 24, turn: (a * 180) / Math.PI - 90 }, () =>
          p.part('bone', '-4,2! 0,-12! 4,2!', { tone: 1, s: 2, l: 1, cut: 0, ink: 2 }),
        );
      }
      p.dot('#ff4a6a', 8, -1, 7, { over: true }).glow('Red', 8, -1, 30);
      for (const [x, y, r, l] of [
        [30, -54, 30, 26],
        [46, -26, 60, 24],
        [46, 22, 110, 24],
        [24, 52, 150, 26],
        [-6, 54, 190, 22],
        [-4, -58, -6, 24],
      ] as const)
        spike(p, L, x, y, r, l, 8);
    });
    for (const [x, y, r] of [
      [116, 54, 7],
      [94, 66, 6],
      [134, 40, 6],
      [76, 84, 5],
    ] as const)
      p.dot(INK, x, y, r + 2.5)
        .dot('#f0ff9a', x, y, r, { over: true })
        .glow('Green', x, y, r * 2.6);
    p.brush('#c2475a', ['200,150 204,176 198,196', '182,156 182,178'], 5);
  },
);
