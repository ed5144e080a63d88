import { figure } from '../../hand/figure.ts';
import { arm, grip, paw } from '../../parts/limbs.ts';
import { twinMask } from './twin-mask.ts';

/** They breathe in turns: this one in. Sign: drawn up thin, a moon of steel overhead. */
export const twinOfLeft = figure(
  'twin-of-left',
  { side: 'hound', facing: 'left', face: [118, 84, 46] },
  (p) => {
    p.at({ x: 190, y: 120, turn: 18 }, () => {
      p.limb('wood', '0,150 2,30 0,-90', 8, 8)
        .part('iron', '-6,-86! -50,-84 -80,-118! -62,-62 -14,-52 34,-70 58,-116! 34,-96 6,-88!', {
          s: 9,
          l: 5,
          cut: 0,
        })
        .brush('#f2f4ee', '-74,-110 -50,-70 -8,-58 34,-76 52,-108', 3);
    });
    p.part('night', '96,128 58,150 18,198 -8,262! 22,238 30,272! 56,226 90,190', { s: 14, l: 7, cut: 0.6 });
    arm(p, 'night', '112,208 100,246 108,278', 28, 13);
    p.part('leather', '100,272! 114,270! 120,284 142,290 140,296! 98,296!', { s: 4, l: 3 });
    arm(p, 'white', '132,206 148,244 142,278', 28, 13, { rim: 3 });
    p.part('leather', '134,272! 150,270! 156,284 178,290 176,296! 132,296!', { s: 4, l: 3 });
    p.part('night', '98,128 92,156 106,186 100,214 124,222 148,214 142,186 156,156 146,126 122,116', {
      s: 22,
      l: 8,
      cut: 0.4,
      rim: 5,
    }).part('white', '122,116! 146,126 156,156 142,186 148,214 124,222!', {
      s: 14,
      l: 4,
      cut: 0,
      cased: false,
      rim: 4,
    });
    for (const [x, y] of [
      [116, 146],
      [134, 160],
      [114, 176],
      [132, 192],
    ] as const)
      p.flat(
        x < 122 ? '#dcd8d2' : '#29264f',
        `${x},${y - 10}! ${x + 7},${y}! ${x},${y + 10}! ${x - 7},${y}!`,
      );
    p.part('crimson', '98,194! 124,204 150,194! 150,208! 124,218 98,208!', { s: 5, l: 3 }).part(
      'crimson',
      '100,204! 76,226 62,262! 84,250 108,214',
      { s: 6, l: 4, cut: 0.4 },
    );
    p.limb('pale', '120,118 118,106', 16, 16);
    p.at({ x: 116, y: 80, turn: -20, scale: 0.98 }, () => {
      p.part('night', '-28,-14! -20,-46 10,-56 -20,-92! -50,-60 -58,-16 -34,20', { s: 12, l: 6, cut: 0.5 });
      p.dot('#e3a83a', -18, -92, 6);
      twinMask(p, true, true);
    });
    arm(p, 'night', '100,138 56,132 36,88', 20, 11);
    p.at({ x: 36, y: 90, turn: -24 }, () => paw(p, 'pale', { s: 0.9, spread: 18 }));
    arm(p, 'white', '148,136 184,152 196,116', 20, 11, { rim: 3 });
    p.at({ x: 194, y: 112, turn: 18 }, () => grip(p, 'pale', 0.9));
  },
);
