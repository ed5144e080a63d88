import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import type { FormOptions } from '../../hand/pen.ts';
import { M } from './parts.ts';

/** You hear it, and then you hear nothing for a while. */
export const bellMoth = figure('bell-moth', { side: 'wild', facing: 'left', face: [122, 110, 62] }, (p) => {
  const wing = (o: FormOptions) => {
    p.part('linen', '6,20 34,24 66,54 66,84 48,104! 38,84 20,92! 4,66', {
      tone: 1,
      s: 16,
      l: 7,
      cut: 0.7,
      ...o,
    }).brush('#45362f', ['10,36 30,60 44,94', '12,32 46,56 60,78'], 3);
    p.part('linen', '2,4 20,-44 62,-88 112,-102! 116,-56 96,-34! 108,-4 86,14! 84,40 40,46', {
      s: 20,
      l: 12,
      cut: 0.34,
      ...o,
    });
    p.part(M.bronze, '40,-34 56,-52 78,-48 84,-26 68,-10 48,-14', { s: 8, l: 5, cut: 0, cased: false })
      .dot(INK, 63, -30, 12)
      .dot('#c79aff', 62, -31, 7)
      .dot('#ffffff', 60, -34, 2.6)
      .brush('#8f7658', ['8,-6 40,-14', '10,8 50,14 80,20', '12,-16 36,-58 92,-92', '76,-6 98,-14'], 4);
  };
  p.at({ x: 106, y: 138, flip: true, turn: 8, scale: 1.02 }, () => wing({})).at(
    { x: 138, y: 134, turn: -6, scale: 0.96 },
    () => wing({ rim: 4 }),
  );
  p.limb('darkfur', '112,86 86,58 84,28 66,14', 6, 3, { s: 2 }).limb(
    'darkfur',
    '134,84 152,52 172,36 178,16',
    6,
    3,
    { s: 2 },
  );
  for (const [x, y, r] of [
    [84, 50, -60],
    [82, 36, -50],
    [74, 22, -40],
    [156, 50, 60],
    [166, 40, 50],
    [176, 24, 30],
  ] as const)
    p.at({ x, y, turn: r }, () => p.limb('darkfur', '0,0 0,-14', 4, 2, { s: 1, l: 0 }));
  // abdomen: the bell
  p.at({ x: 122, y: 166, scale: 1.04 }, () => {
    p.dot(INK, 2, 124, 13).dot(M.bronze[1], 1, 122, 10).dot(M.bronze[0], -2, 119, 4);
    p.part(M.bronze, '-18,0 18,0 34,24 40,72 60,104! 4,116 -54,104! -38,72 -32,24', {
      s: 22,
      l: 10,
      cut: 0.2,
      rim: 4,
    })
      .brush(M.bronze[3], ['-36,66 0,74 38,64', '-46,92 2,102 50,92', '-30,26 2,32 32,24'], 4)
      .brush('#29150f', '14,44 20,62 12,78 22,96', 4);
  });
  p.fur('white', '92,132 84,160 100,180 124,186 148,178 160,156 150,130 122,120', {
    tuft: 14,
    every: 11,
    s: 14,
    l: 8,
  });
  p.part('darkfur', '92,112 98,84 122,72 146,82 154,110 140,136 112,138', { s: 14, l: 8, cut: 0.3 });
  for (const [x, y, r] of [
    [106, 106, 14],
    [138, 104, 13],
  ] as const)
    p.dot(INK, x, y, r)
      .dot('#7d58b5', x, y, r * 0.78)
      .dot('#c9a8f0', x - 3, y - 4, r * 0.32)
      .glow('Violet', x, y, r * 1.7);
  p.limb('darkfur', '122,126 128,142 140,144 142,134', 5, 3, { s: 2 });
  for (const [l] of [
    ['96,172 74,190 80,208'],
    ['146,170 172,184 170,204'],
    ['102,180 90,204 98,220'],
  ] as const)
    p.limb('darkfur', l, 7, 3, { s: 2 });
});
