import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';

/** All throat. Sign: a ball with a mouth and four folded springs. */
export const bogToad = figure('bog-toad', { side: 'trollkin', facing: 'left', face: [158, 170, 76] }, (p) => {
  p.part('troll', '70,214 26,190 4,226 18,268 60,282 104,262', { s: 24, l: 12, cut: 0.6 }).limb(
    'troll',
    '24,262 40,284 78,286',
    22,
    16,
  );
  for (const [x, r] of [
    [58, 70],
    [72, 92],
    [66, 116],
  ] as const)
    p.at({ x, y: 286, turn: r }, () => p.limb('troll', '0,0 2,-28', 11, 8).dot('#b9d9a0', 2, -30, 6));
  p.part('troll', '56,232 46,178 72,130 116,110 166,116 206,146 222,190 210,240 168,270 104,272', {
    s: 36,
    l: 14,
    cut: 0.6,
    rim: 5,
  });
  for (const [x, y, r] of [
    [70, 160, 11],
    [90, 134, 9],
    [66, 196, 9],
    [92, 170, 7],
    [116, 124, 6],
  ] as const)
    p.part('moss', `${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r}`, {
      s: 5,
      l: 4,
      cut: 0,
      cased: true,
    });
  // throat
  p.part('linen', '108,216 100,250 124,288 172,296 214,278 226,238 214,206 160,212', {
    s: 28,
    l: 14,
    cut: 0.5,
    rim: 4,
  }).brush('#8f7658', ['124,236 140,266 170,280', '138,228 156,252 184,264', '196,226 206,246 204,262'], 4);
  // mouth, as wide as the head
  p.flat(INK, '86,200! 130,206 180,204 226,186! 222,206 176,222 124,222').flat(
    '#c2475a',
    '180,208 206,204 216,222 220,246! 208,240 194,216',
  );
  p.brush('#b9d9a0', '88,194 132,198 182,196 222,180', 4);
  for (const [x, y, k] of [
    [132, 112, 1.2],
    [196, 122, 0.95],
  ] as const)
    p.at({ x, y, scale: k }, () => {
      p.part('troll', '-22,16 -24,-10 -4,-24 18,-14 22,14', { s: 9, l: 7, cut: 0.3 });
      p.flat(INK, '-15,4 -8,-12 10,-12 16,4 0,12')
        .flat('#ffd24a', '-11,3 -5,-8 9,-8 13,3 0,8', { over: true })
        .flat(INK, '-7,-1! 2,-4 11,0! 2,3', { over: true })
        .glow('Gold', 1, 0, 22);
      p.part('troll', '-24,-8! -2,-22 20,-12! 22,-4! 0,-12', { s: 4, l: 4, cut: 0 });
    });
  p.dot(INK, 176, 168, 3.4).dot(INK, 196, 166, 3);
  p.limb('troll', '92,236 84,272 104,288', 30, 18).limb('troll', '212,232 232,262 226,284', 24, 15, {
    rim: 3,
  });
  for (const [x, r] of [
    [100, 66],
    [110, 90],
    [104, 116],
    [222, 70],
    [230, 96],
    [224, 120],
  ] as const)
    p.at({ x, y: 288, turn: r }, () => p.limb('troll', '0,0 2,-22', 9, 7));
});
