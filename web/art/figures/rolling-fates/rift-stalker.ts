import { figure } from '../../hand/figure.ts';
import { ember } from '../../parts/fire.ts';
import { arm, foot, paw } from '../../parts/limbs.ts';
import { fangs, spike } from '../../parts/things.ts';

/** One shadow too many. Sign: it comes out of the tear elbows first. */
export const riftStalker = figure(
  'rift-stalker',
  { side: 'hound', facing: 'left', face: [176, 158, 58] },
  (p) => {
    // the tear
    p.glow('Violet', 60, 110, 110, { over: false });
    p.part(
      ['#fff0ff', '#d88aff', '#8a3ad0', '#3a1070'],
      '52,-4! 66,50! 96,84! 88,130! 112,176! 84,222! 70,262! 40,226! 30,170! 8,130! 30,86! 34,40!',
      { s: 10, l: 6, cut: 0 },
    ).flat(
      '#12061f',
      '54,24! 60,62! 84,92! 76,134! 96,176! 74,214! 66,240! 48,212! 42,168! 24,130! 42,94! 44,54!',
    );
    for (const [x, y] of [
      [60, 70],
      [52, 130],
      [70, 190],
    ] as const)
      p.dot('#ffffff', x, y, 2);
    const N = ['#d6c8ff', '#7a68b8', '#433776', '#1c1538'] as const,
      S = ['#5a4a86', '#3a2f60', '#241c42', '#120c24'] as const;
    // the shadow that is not its own
    p.part(S, '84,96 110,60 150,58 176,80 170,104 128,110', { s: 6, l: 3 })
      .limb(S, '120,84 150,30 196,66', 15, 6)
      .dot('#ff6a9a', 156, 78, 4, { over: true })
      .dot('#ff6a9a', 168, 80, 3, { over: true })
      .glow('Red', 160, 78, 16);
    p.limb(N, '60,206 20,246 30,292', 18, 6, { tone: 1 });
    arm(p, N, '76,190 66,238 48,290', 36, 10);
    foot(p, N, 52, 286, { k: 0.9 });
    p.part(N, '56,176 66,140 104,118 148,122 176,146 170,184 128,200 88,212', {
      s: 26,
      l: 9,
      cut: 0.7,
      rim: 5,
    });
    for (let i = 0; i < 6; i++)
      spike(p, N, 76 + i * 16, 140 - Math.sin(i / 2) * 16, -50 + i * 14, 30 - i * 2, 8);
    p.brush('#100c22', ['92,156 100,176 96,194', '112,148 122,170 116,190', '134,146 144,166 140,182'], 5);
    // arms: elbows high above the head
    p.limb(N, '142,150 168,84 184,72', 22, 14, { tone: 1 }).limb(N, '182,74 214,150 218,196', 15, 8, {
      tone: 1,
    });
    p.at({ x: 218, y: 196, turn: 170 }, () => paw(p, N, { s: 1, nail: 'bone', len: 32, spread: 14, w: 7 }));
    // head: a wedge with four lights
    p.part(N, '140,160 148,130 180,126 214,148 240,172 226,182! 196,184 160,186', {
      s: 15,
      l: 8,
      cut: 0.4,
      rim: 3,
    });
    p.part(N, '168,184 200,188 226,190! 208,206 174,202', { s: 6, l: 3 }).flat(
      '#ff6a9a',
      '176,182! 206,184 228,183! 216,192 186,192',
    );
    fangs(p, [
      [222, 182, 180, 0.8],
      [208, 183, 180, 0.7],
      [194, 184, 180, 0.7],
      [214, 196, 0, 0.6],
      [200, 198, 0, 0.6],
    ]);
    for (const [x, y, w] of [
      [174, 151, 10],
      [201, 161, 8.6],
      [188, 138, 6.4],
      [212, 150, 5.4],
    ] as const)
      ember(p, x, y, w, { slant: 3.4, glow: 'Red', lit: '#ffe0c0', hole: 1.35 });
    p.part(N, '146,136 120,112 112,92! 140,104 164,128', { s: 6, l: 4 });
    arm(p, N, '120,168 128,74 100,64', 26, 15, { bulge: 0.1 });
    p.limb(N, '104,66 150,170 160,240', 17, 9, { rim: 2 });
    p.at({ x: 160, y: 240, turn: 172 }, () => paw(p, N, { s: 1.2, nail: 'bone', len: 32, spread: 16, w: 7 }));
    arm(p, N, '100,196 138,218 120,282', 34, 11);
    foot(p, N, 124, 284, { k: 1 });
  },
);
