import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { cattail, M, reeds } from './parts.ts';

/** The bank got up. */
export const mudHulk = figure('mud-hulk', { side: 'mire', facing: 'left', face: [140, 120, 66] }, (p) => {
  reeds(p, [
    [52, 96, -26, 84, -14],
    [74, 76, -14, 96, -8],
    [96, 64, -4, 72, 10],
    [34, 124, -42, 70, -18],
  ]);
  p.at({ x: 64, y: 84, turn: -20 }, () => cattail(p, 74));
  p.at({ x: 88, y: 68, turn: -4 }, () => cattail(p, 60));
  p.fur(M.mud, '84,62 36,90 2,160 -2,240 10,302! 226,302! 240,240 232,160 204,92 150,56', {
    tuft: 18,
    every: 22,
    hang: [0, 1],
    all: 0.1,
    s: 44,
    l: 15,
    rim: 6,
  });
  // what it has swallowed
  p.at({ x: 66, y: 206, turn: 14, scale: 0.92 }, () => {
    p.brush('#271611', ['-34,0 -24,-26 0,-36 24,-26 34,0 24,26 0,36 -24,26 -34,0'], 14, {
      from: 1,
      to: 1,
    }).brush('#8d5f38', ['-34,0 -24,-26 0,-36 24,-26 34,0 24,26 0,36 -24,26 -34,0'], 8, { from: 1, to: 1 });
    for (const a of [0, 45, 90, 135])
      p.at({ turn: a }, () => p.limb('wood', '0,-32 0,32', 7, 7, { s: 3, l: 1, cased: false }));
    p.part('iron', '-9,-9 9,-9 9,9 -9,9', { s: 5, l: 3 });
  });
  p.fur(M.mud, '20,214 40,230 70,236 100,226 112,252 70,268 24,256', {
    tuft: 14,
    every: 13,
    hang: [0, 1],
    s: 12,
    l: 6,
    cased: false,
  });
  p.part('bone', '176,206 190,198 206,206 204,224 192,232 178,224', { s: 7, l: 4, cut: 0.2, cased: false })
    .dot(INK, 186, 212, 4)
    .dot(INK, 198, 212, 3.6)
    .flat(INK, '190,218! 194,224! 188,224!')
    .limb('bone', '172,240 208,246', 7, 7, { s: 3, l: 1 });
  // face: two lights and a cave, low between the shoulders
  p.part(M.mud, '86,150 84,108 112,80 158,80 190,106 194,150 178,184 140,196 102,184', {
    s: 28,
    l: 13,
    cut: 0.6,
    cased: false,
  });
  p.flat(INK, '98,120! 118,112 138,124 134,142 110,142')
    .flat(INK, '152,126 168,112 188,116! 184,138 162,142')
    .flat('#14100f', '104,158! 128,152 152,156 182,150! 176,180 150,192 122,186');
  for (const [x, y, r] of [
    [120, 129, 6.5],
    [168, 127, 6],
  ] as const)
    p.dot('#fff27a', x, y, r, { over: true })
      .dot(INK, x + 1, y, r * 0.4, { over: true })
      .glow('Green', x, y, r * 3);
  for (const [x, y, r, s] of [
    [114, 158, 180, 1],
    [134, 156, 176, 1.3],
    [160, 156, 184, 1.1],
    [124, 184, 0, 1],
    [148, 188, 4, 1.2],
  ] as const)
    p.at({ x, y, turn: r, scale: s }, () => p.part('stone', '-6,3! 0,-16! 7,3!', { s: 4, l: 2, cut: 0 }));
  p.fur('moss', '86,104! 96,78 128,64 168,72 194,104! 170,92 140,88 108,94', {
    tuft: 16,
    every: 13,
    hang: [0, 1],
    s: 8,
    l: 6,
  });
  // arms like landslides
  p.fur(M.mud, '14,150 -14,196 -22,254 -8,302! 56,302! 48,258 44,206 58,160', {
    tuft: 16,
    every: 18,
    hang: [0, 1],
    all: 0.1,
    s: 22,
    l: 10,
  }).fur(M.mud, '214,146 244,190 256,250 246,302! 186,302! 190,256 194,206 186,164', {
    tuft: 16,
    every: 18,
    hang: [0, 1],
    all: 0.1,
    s: 22,
    l: 9,
    rim: 5,
  });
  for (const [x, y] of [
    [-6, 292],
    [14, 297],
    [36, 295],
    [202, 295],
    [222, 298],
    [242, 292],
  ] as const)
    p.part(
      M.mud,
      `${x - 11},${y - 10} ${x},${y - 18} ${x + 11},${y - 10} ${x + 10},${y + 10}! ${x - 10},${y + 10}!`,
      { s: 7, l: 5, cut: 0.3 },
    );
  reeds(p, [
    [206, 108, 34, 50, 14],
    [190, 92, 20, 60, 10],
  ]);
});
