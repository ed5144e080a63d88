import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { M } from './parts.ts';

/** Rises out of the puddle that was not there. */
export const bogLeech = figure('bog-leech', { side: 'wild', facing: 'left', face: [166, 92, 66] }, (p) => {
  p.part(M.eel, '-6,290 40,268 120,262 200,270 246,292! 200,306! 40,306!', {
    tone: 1,
    s: 8,
    l: 7,
    cut: 0.3,
  }).brush(M.eel[0], ['20,284 60,276 96,276', '150,276 196,280 224,288'], 4);
  p.limb(M.plum, '48,288 20,250 34,204 66,216 58,250', 40, 12, { cut: 0.5 });
  p.limb(M.plum, '100,292 76,236 84,176 120,128 160,100', 96, 70, { s: 34, l: 14, cut: 0.6, rim: 5 });
  for (const [a, b, c] of [
    ['62,262', '100,254', '146,256'],
    ['50,232', '88,222', '130,224'],
    ['50,202', '84,190', '124,200'],
    ['60,172', '94,164', '128,180'],
    ['76,144', '108,144', '138,162'],
    ['98,118', '124,124', '150,146'],
  ] as const)
    p.brush(M.plum[3], `${a} ${b} ${c}`, 6).brush(
      M.plum[0],
      `${a.split(',')[0]},${Number(a.split(',')[1]) - 6} ${b.split(',')[0]},${Number(b.split(',')[1]) - 6}`,
      3,
    );
  for (const [x, y, r] of [
    [64, 222, 7],
    [58, 190, 5],
    [76, 250, 5],
    [86, 158, 6],
  ] as const)
    p.dot(M.newt[1], x, y, r).dot(M.newt[0], x - 2, y - 2, r * 0.5);
  // the mouth is the face
  p.part(M.plum, '120,86 128,50 160,32 196,42 214,76 208,114 178,136 144,126', {
    s: 16,
    l: 9,
    cut: 0.3,
    rim: 4,
  });
  p.part(
    ['#f2a0a8', '#c2475a', '#7a1a34', '#3a0a1c'],
    '134,86 142,58 166,46 190,54 202,80 196,106 176,120 150,112',
    { s: 12, l: 6, cut: 0.2, cased: false },
  ).flat('#25060f', '150,86 156,70 170,64 184,72 188,86 182,98 170,104 156,98');
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.283;
    p.at(
      { x: 168 + Math.cos(a) * 30, y: 83 + Math.sin(a) * 32, turn: (a * 180) / Math.PI - 90, scale: 1.05 },
      () => p.part('bone', '-6,3! 0,-20! 6,3!', { s: 3, d: 0, l: 2, cut: 0, ink: 2, cased: false }),
    );
  }
  for (const [x, y] of [
    [126, 56],
    [140, 38],
    [160, 26],
    [118, 78],
  ] as const)
    p.dot('#ffe45a', x, y, 4, { over: true })
      .dot(INK, x + 1, y, 1.7, { over: true })
      .glow('Green', x, y, 11);
  p.brush('#c8ff5a', ['176,122 180,150 176,168', '196,112 202,132'], 5, { to: 0.8 })
    .dot('#c8ff5a', 176, 178, 5)
    .dot('#c8ff5a', 203, 146, 4);
});
