import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { grip, leg, M } from './parts.ts';

/** The smoke arrives, then the weight. */
export const censerBearer = figure(
  'censer-bearer',
  { side: 'fire', facing: 'left', face: [104, 112, 58] },
  (p) => {
    p.brush('#54434a', ['240,156 258,120 232,92 250,54 226,26 240,-10', '216,160 206,136 220,116'], 20, {
      from: 0.8,
      to: 0.1,
    }).brush('#8a7a78', ['236,154 252,120 228,92 244,56'], 8);
    leg(p, M.coal, '76,228 56,252 46,274', 42, 28, { shoe: M.coal, s: 1.1 });
    leg(p, M.coal, '128,230 140,252 142,274', 42, 28, { shoe: M.coal, s: 1.1 });
    p.part(M.robe, '64,132 22,164 14,216 34,256! 64,244 94,262! 122,246 156,258! 170,216 158,164 132,134', {
      s: 34,
      l: 12,
      cut: 0.6,
      rim: 5,
    });
    p.part(M.coal, '70,140! 96,150 126,138! 128,180 98,196 68,182', {
      s: 12,
      l: 6,
      cut: 0.4,
      cased: false,
    }).folds(M.robe, ['60,200 54,226 60,244', '128,200 136,226 130,246'], 6);
    p.limb('leather', '22,210 92,226 166,206', 13, 13, { s: 5 });
    p.at({ x: 102, y: 116, scale: 1.06, turn: 4 }, () => {
      // a round bronze mask with a singing mouth under a flat hood
      p.part(M.robe, '-46,44 -52,-4 -38,-44 -10,-58 24,-54 44,-26 46,10 36,44 0,56', {
        s: 18,
        l: 10,
        cut: 0.5,
      });
      p.part(M.bronze, '-30,-22 -12,-42 16,-42 32,-22 34,6 24,32 6,42 -16,34 -32,8', {
        s: 16,
        l: 9,
        cut: 0.1,
      });
      p.flat(INK, '-20,-8! -6,-16 6,-6 -6,0')
        .flat(INK, '14,-6 24,-15 31,-7! 24,0')
        .flat(INK, '4,8 14,8 20,18 13,30 4,30 -2,18');
      p.flat('#fff3b0', '-14,-8! -5,-12 1,-6 -6,-3', { over: true })
        .flat('#fff3b0', '18,-6 24,-11 28,-7 23,-3', { over: true })
        .flat('#ffb02e', '7,14 13,14 15,20 10,26 4,20', { over: true })
        .glow('Fire', -5, -7, 16)
        .glow('Fire', 23, -7, 14)
        .glow('Fire', 9, 20, 22);
      p.brush(M.bronze[3], ['-28,10 -16,12 -8,20', '30,10 25,14', '0,-40 2,-26'], 3);
    });
    p.limb(M.robe, '140,164 172,140 182,98', 38, 26, { rim: 4 });
    for (const l of ['184,92 214,122 226,160', '184,92 202,128 206,166', '184,92 230,118 246,152'])
      p.limb('rust', l, 6, 6, { s: 2, l: 1 });
    p.at({ x: 184, y: 88, turn: -10 }, () => grip(p, 'ruddy', 1.1));
    // the censer, big as a cauldron
    p.at({ x: 238, y: 192, turn: -24, scale: 0.98 }, () => {
      p.part(M.bronze, '-40,-6 -36,26 -14,46 14,46 36,26 40,-6 0,4', { s: 20, l: 9, cut: 0.2 })
        .part(M.bronze, '-36,-8 -22,-32 0,-40 22,-32 36,-8 0,2', { s: 14, l: 7, cut: 0.2 })
        .part(M.bronze, '-44,-10! 0,-2 44,-10! 43,2! 0,12 -43,2!', { s: 5, l: 4, cut: 0 });
      for (const [x, y, r] of [
        [-18, 22, 8],
        [2, 28, 9],
        [21, 20, 7],
        [-8, -20, 6],
        [12, -20, 6],
      ] as const)
        p.dot('#2a0a12', x, y, r)
          .dot('#ffb02e', x, y + 1, r * 0.62)
          .glow('Fire', x, y, r * 2.6);
    });
    p.limb(M.robe, '38,166 14,206 52,222', 38, 30).at({ x: 62, y: 220, turn: 90 }, () =>
      grip(p, 'ruddy', 1.1),
    );
  },
);
