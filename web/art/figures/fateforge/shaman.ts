import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { blade, cattail, grip, M, visage } from './parts.ts';

/** Shaman. The drum has a heartbeat; she only keeps it company. */
export const shaman = figure('shaman', { side: 'hero', face: [112, 106, 64] }, (p) => {
  for (const [x, y, r, l] of [
    [52, 176, -74, 74],
    [48, 204, -92, 66],
    [60, 150, -54, 78],
    [178, 160, 58, 66],
    [186, 186, 80, 60],
  ] as const)
    p.at({ x, y, turn: r }, () => blade(p, l, -8, M.reed, 16));
  p.part('ochre', '80,146 42,176 34,236 24,302! 206,302! 198,236 186,178 150,146', {
    s: 32,
    l: 11,
    cut: 0.6,
    rim: 5,
  });
  for (const [x, r] of [
    [44, 24],
    [62, 14],
    [82, 6],
    [104, 2],
    [126, -2],
    [148, -6],
    [168, -14],
    [186, -24],
  ] as const)
    p.at({ x, y: 168 + Math.abs(x - 115) * 0.22, turn: 180 + r }, () =>
      blade(p, 78, 6, x % 3 ? M.reed : 'moss', 18),
    );
  for (const [x, y, c] of [
    [84, 176, '#c2475a'],
    [98, 184, '#57a58c'],
    [114, 187, '#fff4d6'],
    [130, 184, '#57a58c'],
    [144, 176, '#c2475a'],
  ] as const)
    p.dot(INK, x, y, 7.5).dot(c, x, y, 5.4);
  p.at({ x: 112, y: 104, scale: 1.14, turn: -4 }, () => {
    p.fur('grey', '-30,-20 -44,16 -52,66 -30,60 -16,36 -12,0', { tuft: 10, s: 10, l: 6 })
      .limb('grey', '26,0 36,34 32,70', 13, 8, { cut: 0.6 })
      .limb('crimson', '34,54 30,58', 11, 11, { s: 3, l: 2 });
    visage(p, {
      skin: M.brown,
      wide: 1.06,
      jaw: 1.06,
      long: 0.94,
      nose: 1.2,
      hook: 0.1,
      mood: -0.2,
      mouth: 'sing',
      ear: 1,
      bushy: 0.8,
      brow: '#98938f',
      iris: '#5a8a3a',
    });
    p.brush('#673a2a', ['-20,8 -14,13', '-20,14 -14,18', '25,8 29,11'], 2.6)
      .dot('#e6dc82', 8, 45, 2.6)
      .dot('#e6dc82', 1, 43, 2)
      .dot('#e6dc82', 15, 43, 2);
    // a nest of reed, and the frog that chose her
    for (const [x, r, l] of [
      [-30, -62, 40],
      [-24, -40, 54],
      [26, 34, 34],
    ] as const)
      p.at({ x, y: -34, turn: r }, () => cattail(p, l));
    for (const [x, r, l] of [
      [-34, -78, 50],
      [-28, -52, 62],
      [-16, -30, 58],
      [30, 50, 46],
      [36, 72, 40],
    ] as const)
      p.at({ x, y: -30, turn: r }, () => blade(p, l, -8, M.reed, 12));
    p.fur(M.reed, '-42,-10! -40,-32 -14,-52 18,-52 40,-34 43,-12! 18,-26 -12,-26', {
      tuft: 10,
      every: 9,
      hang: [-0.4, -0.3],
      all: 0.5,
      s: 10,
      l: 7,
    }).brush(M.reed[3], ['-36,-18 -10,-38 20,-38 38,-20', '-30,-30 0,-46 30,-34'], 3);
    p.at({ x: 10, y: -58 }, () => {
      p.part('troll', '-22,12 -20,-4 -6,-12 12,-12 24,0 20,12', { s: 8, l: 5, cut: 0.1 }).part(
        'troll',
        '-24,14 -26,2 -14,0 -10,14',
        { s: 4, l: 3, cut: 0 },
      );
      for (const x of [2, 16])
        p.dot(INK, x, -12, 6.4)
          .dot('#ffe45a', x, -12, 4.8)
          .dot(INK, x + 1, -12, 2);
      p.brush(INK, '-4,2 8,5 22,0', 2.6);
    });
  });
  // drum
  p.at({ x: 152, y: 240, turn: -14 }, () => {
    p.part('wood', '-54,-10 -40,-40 0,-54 42,-42 58,-8 46,36 6,54 -40,42', { s: 14, l: 8 }).part(
      'linen',
      '-44,-10 -32,-34 2,-44 36,-34 48,-6 38,30 6,44 -34,34',
      { s: 16, l: 9, cut: 0.4, cased: false },
    );
    p.brush('#8f3a2c', ['-24,-14 -8,-24 8,-14 24,-24', '-20,16 0,26 24,14', '0,-8 4,6', '-10,0 14,-2'], 5)
      .dot('#8f3a2c', -24, 2, 4)
      .dot('#8f3a2c', 28, 0, 4);
  });
  p.limb('ochre', '54,190 44,236 92,246', 36, 26).at({ x: 100, y: 244, turn: 40 }, () =>
    grip(p, M.brown, 1.05),
  );
  p.limb('ochre', '178,186 226,204 222,172', 34, 22, { rim: 3 }).at({ x: 218, y: 160, turn: -52 }, () => {
    p.limb('wood', '0,26 0,-46', 7, 6, { s: 3 });
    p.part('linen', '-11,-46 -6,-60 7,-60 11,-46 0,-38', { s: 6, l: 4, cut: 0 });
    grip(p, M.brown, 1);
  });
});
