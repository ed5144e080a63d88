import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { crown } from '../../parts/head.ts';
import { arm, grip, paw } from '../../parts/limbs.ts';
import { fangs } from '../../parts/things.ts';

/** The scales tip: someone will pay the whole sum. Sign: he is the beam; the pans hang from his own shoulders. */
export const theTollTaker = figure(
  'the-toll-taker',
  { side: 'hound', facing: 'left', box: [440, 520], face: [238, 116, 66] },
  (p) => {
    const pan = (x: number, y: number, top: number, load: () => void) => {
      p.brush(
        '#8f5a1c',
        [`${x},${top} ${x - 46},${y}`, `${x},${top} ${x + 46},${y}`, `${x},${top} ${x},${y}`],
        4,
        { from: 1, to: 1 },
      );
      load();
      p.part(
        'gold',
        `${x - 56},${y}! ${x},${y + 6} ${x + 56},${y}! ${x + 34},${y + 30} ${x},${y + 38} ${x - 34},${y + 30}`,
        { s: 12, l: 7, cut: 0 },
      );
    };
    const coins = (x: number, y: number, n: number) => {
      for (let i = 0; i < n; i++)
        p.part(
          'gold',
          `${x - 34 + (i % 3) * 3},${y - i * 11} ${x},${y - 7 - i * 11} ${x + 34 + (i % 2) * 4},${y - i * 11} ${x + 34},${y + 8 - i * 11} ${x},${y + 14 - i * 11} ${x - 34},${y + 8 - i * 11}`,
          { s: 5, l: 4, cut: 0 },
        );
    };
    // two piles of what was paid
    coins(176, 500, 4);
    coins(284, 500, 6);
    // legs like stilts
    p.limb('night', '206,380 184,420 178,456', 36, 20).limb('night', '256,376 286,404 286,434', 36, 20, {
      rim: 4,
    });
    for (const [x, y] of [
      [178, 452],
      [286, 430],
    ] as const)
      p.part(
        'ash',
        `${x - 18},${y - 16}! ${x + 18},${y - 16}! ${x + 20},${y + 2} ${x + 50},${y + 6} ${x + 58},${y + 17}! ${x - 20},${y + 17}!`,
        { s: 8, l: 5 },
      );
    // coat, open over the strongbox he has for a belly
    p.part(
      'ochre',
      '196,150 140,176 124,250 104,340 62,452! 98,434 114,474! 146,424 170,446! 200,384 266,384 290,442! 312,420 340,470! 358,428 392,450! 358,340 334,250 320,176 268,150',
      { tone: 1, s: 50, l: 15, cut: 0.7, rim: 6 },
    );
    p.folds(
      'ochre',
      [
        '146,250 130,340 88,438',
        '170,290 156,360 130,446',
        '316,250 336,330 368,436',
        '300,290 314,360 330,444',
      ],
      9,
    )
      .part('gold', '186,178! 176,260 182,384! 170,392! 160,262 172,176!', {
        s: 6,
        l: 4,
        cut: 0.2,
        cased: false,
      })
      .part('gold', '288,178! 300,260 292,384! 304,388! 314,262 302,176!', {
        s: 6,
        l: 3,
        cut: 0.2,
        cased: false,
      });
    p.at({ x: 236, y: 262, scale: 1.12 }, () => {
      p.part('wood', '-44,-56! 44,-58! 52,104! -50,106!', { s: 18, l: 8, cut: 0.5, cased: false });
      for (const x of [-38, 38])
        p.part('iron', `${x - 8},-58! ${x + 8},-58! ${x + 10},104! ${x - 9},104!`, {
          tone: 1,
          s: 5,
          l: 3,
          cut: 0,
          cased: false,
        });
      p.flat(INK, '-40,-18! 0,-26 40,-20! 42,22! 0,32 -42,24!')
        .flat('#e3a83a', '-38,22! -22,0 -6,8 10,-4 26,4 40,20! 0,30')
        .flat('#fff0a8', '-20,12 -6,4 10,10 26,8 16,20 -10,22')
        .glow('Gold', 0, 8, 66);
      fangs(
        p,
        [
          [-32, -20, 176, 1.25],
          [-14, -23, 180, 1.35],
          [5, -24, 180, 1.35],
          [24, -22, 184, 1.25],
          [-26, 26, 4, 1.1],
          [-6, 31, 0, 1.2],
          [14, 31, 0, 1.2],
          [32, 24, -6, 1],
        ],
        'iron',
      );
      p.part('iron', '-15,50 0,40 16,50 14,80 -13,80', { s: 7, l: 4, cut: 0 })
        .dot(INK, 0, 56, 6)
        .flat(INK, '-3,56! 3,56! 5,74! -5,74!');
    });
    // mantle of fur and tails
    p.fur('linen', '196,144 158,162 136,196 170,206 236,214 300,204 334,192 310,160 270,142 236,156', {
      tuft: 18,
      every: 15,
      s: 18,
      l: 9,
      rim: 5,
    });
    for (const [x, y] of [
      [164, 190],
      [196, 200],
      [236, 204],
      [276, 198],
      [308, 186],
    ] as const)
      p.flat(INK, `${x - 4},${y - 8}! ${x + 4},${y - 8}! ${x},${y + 10}!`);
    // the beam through his shoulders
    p.at({ x: 236, y: 172, turn: 9 }, () => {
      p.part('gold', '-206,-6! -150,-14 0,-18 150,-14 206,-6! 206,6! 150,8 0,12 -150,8 -206,6!', {
        s: 10,
        l: 6,
        cut: 0.1,
      });
      for (const x of [-204, 204])
        p.part('gold', `${x - 12},0 ${x},-14 ${x + 12},0 ${x},14`, { s: 6, l: 4, cut: 0 });
    });
    pan(36, 262, 146, () => {
      p.part('linen', '8,262! 18,238! 46,230! 62,262!', { s: 8, l: 5, cut: 0 }).brush(
        INK,
        ['22,244 46,238', '20,252 50,247'],
        2.6,
        { from: 1, to: 1 },
      );
    });
    pan(436, 384, 208, () => {
      p.at({ x: 436, y: 362, scale: 0.8 }, () =>
        p
          .part('bone', '-32,14 -24,-18 2,-28 24,-18 33,4 26,24! 2,29 -14,22!', { s: 12, l: 7 })
          .flat(INK, '-10,-2 2,-4 6,6 -4,12')
          .flat(INK, '14,0 24,-4 28,8 18,10'),
      );
      for (const [x, y] of [
        [400, 376],
        [416, 380],
        [466, 376],
        [452, 382],
      ] as const)
        p.part('gold', `${x - 12},${y} ${x},${y - 7} ${x + 12},${y} ${x},${y + 7}`, { s: 4, l: 3, cut: 0 });
    });
    // head: bowed, crowned, and nobody in
    p.at({ x: 236, y: 118, turn: 8, scale: 1.1 }, () => {
      p.part('night', '-42,44 -46,-2 -30,-40 4,-52 34,-38 46,-4 40,40 4,62', {
        tone: 1,
        s: 22,
        l: 9,
        cut: 0.4,
        rim: 3,
      });
      p.flat(INK, '-26,30 -30,-4 -12,-30 12,-32 34,-16 36,10 26,38 4,50')
        .flat('#3a2f55', '-20,16! -6,20 6,18 20,20 32,14! 26,36 6,48 -12,40')
        .brush(INK, ['-12,20 -8,36', '-2,21 0,42', '8,20 9,44', '18,20 17,40'], 3);
      // a coin on each eye, and a slot
      for (const [x, r] of [
        [-8, 13],
        [23, 11],
      ] as const)
        p.part(
          'gold',
          `${x - r},-4 ${x - r * 0.7},${-4 - r * 0.7} ${x},${-4 - r} ${x + r * 0.7},${-4 - r * 0.7} ${x + r},-4 ${x + r * 0.7},${-4 + r * 0.7} ${x},${-4 + r} ${x - r * 0.7},${-4 + r * 0.7}`,
          { s: 5, l: 4, cut: 0 },
        )
          .brush(
            '#8f5a1c',
            [`${x},${-4 - r * 0.55} ${x},${-4 + r * 0.55}`, `${x - r * 0.5},-4 ${x + r * 0.5},-4`],
            3,
            { from: 1, to: 1 },
          )
          .glow('Gold', x, -4, r * 1.7);
      p.flat('#ffd36b', '-4,24! 24,23! 24,28! -4,29!', { over: true }).glow('Gold', 10, 26, 20);
      p.at({ x: 2, y: -32, scale: 1.34 }, () => crown(p));
    });
    // hands: one shuts on the beam, one asks
    arm(p, 'ochre', '156,190 96,214 96,164', 44, 30, { tone: 1 });
    p.at({ x: 98, y: 152, turn: 94 }, () => grip(p, 'bone', 1.5));
    arm(p, 'ochre', '308,188 356,262 330,292', 42, 28, { tone: 1, rim: 4 });
    p.at({ x: 328, y: 290, turn: 96 }, () => paw(p, 'bone', { s: 1.5, spread: 14, len: 28, w: 7, bend: -3 }));
    p.part('gold', '356,262 366,252 380,258 382,272 370,280 358,274', { s: 5, l: 4, cut: 0 }).glow(
      'Gold',
      369,
      266,
      26,
    );
  },
);
