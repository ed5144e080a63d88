import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { eyes } from '../../parts/face.ts';
import { tusk } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

/** He blows the horn, and every troll within hearing stands closer. Sign: the banner of hides on his back. */
export const hrungbald = figure(
  'hrungbald',
  { side: 'trollkin', facing: 'left', box: [300, 360], face: [166, 112, 66] },
  (p) => {
    // the banner: a pole over the near shoulder, a flayed hide, a skull on top
    p.limb('wood', '96,300 76,150 60,-6', 11, 9, { cut: 0.4 }).limb('wood', '10,44 62,26 118,24', 9, 8);
    p.part(
      'crimson',
      '14,42! 62,28 116,26! 108,74 116,126! 96,108 86,140! 66,116 48,150! 34,112 16,124! 24,80',
      {
        s: 18,
        l: 9,
        cut: 0.7,
      },
    );
    p.brush('#fff1c8', ['40,64 52,84 44,104', '66,58 62,80 72,98', '88,58 80,80 90,96', '44,84 84,78'], 7);
    p.at({ x: 60, y: -2, scale: 0.62, turn: -8 }, () =>
      p
        .part('bone', '-32,-14 -24,-38 2,-48 24,-38 33,-16 28,8 24,26! 4,32 -8,22 -26,8', { s: 12, l: 8 })
        .flat(INK, '-15,-10 -2,-13 6,-6 2,8 -12,6')
        .flat(INK, '14,-6 24,-12 30,-2 20,8')
        .flat(INK, '8,8! 14,18! 4,18!'),
    );
    // legs like gateposts
    p.part('brute', '112,246 90,292 84,346! 140,346! 150,300 164,300 176,346! 236,346! 224,288 200,244', {
      s: 22,
      l: 9,
      cut: 0.5,
      rim: 5,
    });
    p.fur('darkfur', '92,232 84,276 108,296 150,288 196,298 226,272 214,230 150,244', {
      tuft: 18,
      s: 14,
      l: 7,
    });
    p.part('leather', '78,338! 142,336! 148,352! 72,352!', { s: 6, l: 4 }).part(
      'leather',
      '172,336! 232,338! 242,352! 170,352!',
      { s: 6, l: 4 },
    );
    // a belly that is drum and shield
    p.part('brute', '106,124 72,160 70,214 96,256 152,270 210,254 236,206 228,156 196,122 150,112', {
      s: 38,
      l: 14,
      cut: 0.6,
      rim: 6,
    });
    p.brush('#2e2620', ['112,214 150,228 190,212', '150,176 152,200', '104,178 122,192 140,184'], 6);
    p.brush('#f0cf8a', ['96,186 104,214 122,234'], 6).brush(
      '#7a2f1e',
      ['86,168 108,160', '84,182 110,174'],
      6,
    );
    p.part('leather', '100,128! 122,118 222,226! 206,246!', { s: 8, l: 5 });
    for (const [x, y] of [
      [130, 142],
      [156, 168],
      [184, 198],
    ] as const)
      p.dot('#e3a83a', x, y, 6).dot('#fff0a8', x - 1, y - 2, 2);
    // bones of earlier chiefs on the far shoulder
    for (const [x, y, turn] of [
      [206, 122, 14],
      [228, 138, 42],
      [242, 162, 70],
    ] as const)
      spike(p, 'bone', x, y, turn, 34, 10);
    p.part('rust', '184,120 216,114 246,146 248,182 220,186 196,160', { s: 14, l: 7, rim: 4 });
    // the head: low, wide, one tusk whole, antlers tied on
    for (const [x, flip] of [
      [136, true],
      [192, false],
    ] as const)
      p.at({ x, y: 72, flip }, () =>
        p
          .limb('bone', '0,4 20,-26 22,-66', 14, 5, { s: 6, l: 4 })
          .limb('bone', '14,-22 40,-34 50,-58', 10, 3, { s: 4, l: 3 })
          .limb('bone', '22,-44 36,-62', 7, 2, { s: 3, l: 2 }),
      );
    p.part('brute', '118,124 112,92 130,66 166,58 200,68 216,98 220,128 206,160 166,170 130,156', {
      s: 26,
      l: 12,
      cut: 0.5,
      rim: 4,
    });
    p.part('brute', '116,98 88,92 74,108! 92,122 118,122', { s: 8, l: 5 }).limb(
      'gold',
      '82,112 78,126 88,130',
      5,
      5,
    );
    p.flat(INK, '126,100! 154,98 172,112 208,96! 210,114 188,122 172,118 150,124 130,116');
    p.at({ x: 150, y: 110 }, () =>
      eyes(p, { near: 0, far: 44, y: 0, w: 9, h: 4.4, slant: 3, glow: 'Red', lit: '#ffd08a' }),
    );
    p.part('brute', '118,98! 140,80 172,102! 196,82 218,96! 208,70 168,62 130,72', {
      s: 6,
      l: 7,
      cased: false,
    });
    p.fur('darkhair', '120,86! 132,60 166,50 202,64 212,84! 186,66 148,66', {
      tuft: 12,
      every: 10,
      s: 8,
      l: 5,
    });
    p.part('brute', '166,108 184,110 198,130 184,140 164,138', { s: 9, l: 5, cut: 0.1 }).dot(
      INK,
      176,
      135,
      3.4,
    );
    // the horn at his lips, as long as a child
    p.at({ x: 146, y: 148, turn: -2 }, () => tusk(p, 1.5));
    p.limb('bone', '186,152 232,172 268,150 284,104', 11, 34, { s: 12, l: 6, cut: 0.3, rim: 4 });
    p.flat('#2a150f', '268,100 284,92 302,98 300,108 282,112').limb('gold', '226,158 230,184', 8, 8, {
      s: 3,
    });
    p.limb('gold', '258,134 286,146', 9, 9, { s: 4 }).flat(INK, '176,146 190,148 188,160 176,158');
    p.brush('#ffe9b8', ['292,74 306,58', '304,84 322,74', '276,72 278,52'], 5, {
      from: 0.2,
      to: 0.9,
      over: true,
    });
    // arms
    p.limb('brute', '224,172 248,208 236,186', 46, 38, { rim: 5 });
    p.at({ x: 234, y: 178, turn: -50 }, () => fist(p, 'brute', 1.5));
    p.limb('brute', '90,156 48,196 66,242', 52, 40);
    p.at({ x: 72, y: 248, turn: 70 }, () => fist(p, 'brute', 1.7));
    p.limb('leather', '44,206 66,226', 46, 44, { s: 10, l: 6 });
  },
);
