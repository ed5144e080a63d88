import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember, flame } from '../../parts/fire.ts';
import { paw } from '../../parts/limbs.ts';

/** The robe smoulders from the inside. Sign: both arms up, and the bowl that boils over. */
export const emberAcolyte = figure(
  'ember-acolyte',
  { side: 'fire', facing: 'left', face: [126, 152, 52] },
  (p) => {
    p.glow('Fire', 124, 60, 84, { over: false });
    flame(p, '84,74! 74,44 92,30 88,0! 112,18 120,-22! 140,10 156,-8! 156,28 176,40 166,74!', {
      cx: 124,
      cy: 70,
    });
    p.part('rust', '66,64! 184,60! 172,88 148,100 104,102 78,90', { s: 12, l: 7, cut: 0.3 }).part(
      'gold',
      '64,60! 186,56! 187,68! 64,72!',
      { s: 4, l: 3, cut: 0 },
    );
    p.limb('crimson', '88,190 50,150 78,108', 38, 24, { tone: 1 }).limb(
      'crimson',
      '160,188 204,146 172,104',
      36,
      22,
      { tone: 1, rim: 4 },
    );
    p.at({ x: 78, y: 110, turn: 16 }, () => paw(p, 'ash', { s: 0.95, spread: 14, len: 20 })).at(
      { x: 172, y: 106, turn: -12 },
      () => paw(p, 'ash', { s: 0.95, spread: 14, len: 20 }),
    );
    p.part(
      'crimson',
      '92,172 80,210 58,256 40,290! 66,284 80,298! 100,284 122,298! 142,284 166,298! 178,282 204,292! 188,250 170,208 160,172',
      { tone: 1, s: 30, l: 10, cut: 0.7, rim: 5 },
    );
    // cracks with fire behind
    p.flat('#7a1c12', '118,206! 128,190 136,214 130,236 142,262! 124,288! 118,262 126,240')
      .flat('#ffb02e', '123,208! 128,198 131,216 126,236 134,262! 125,278! 122,260 129,238')
      .flat('#fff3b0', '126,212! 128,206 128,222 126,238! 129,262 126,268');
    p.brush(
      '#ff7a22',
      ['92,230 84,250 88,268 76,284', '160,226 168,246 162,262 172,280', '104,200 98,214', '148,198 154,212'],
      6,
    )
      .brush('#ffe08a', ['90,236 86,252', '163,234 167,248'], 3)
      .glow('Fire', 126, 236, 56);
    for (const [x, y] of [
      [70, 294],
      [112, 296],
      [158, 294],
    ] as const)
      p.glow('Fire', x, y, 16);
    // cowl: only coals inside
    p.at({ x: 124, y: 150, turn: -4, scale: 0.92 }, () => {
      p.part('crimson', '-38,44 -44,0 -30,-40 -4,-58 26,-74! 34,-40 42,-6 36,40 0,56', {
        tone: 1,
        s: 18,
        l: 9,
        cut: 0.5,
        rim: 3,
      });
      p.flat(INK, '-22,30 -28,-4 -14,-30 8,-36 26,-24 33,2 26,30 4,44');
      p.flat('#7a1c12', '-12,16! 6,10 24,14! 18,32 4,38').flat(
        '#ffb02e',
        '-4,20! 4,24! 8,17! 13,24! 18,19! 14,29 4,31',
      );
      ember(p, -6, -6, 8, { hole: 0, slant: 3, glow: 'Fire', lit: '#fff3b0' });
      ember(p, 19, -6, 7, { hole: 0, slant: -3, glow: 'Fire', lit: '#fff3b0' });
    });
    for (const [x, y, r] of [
      [62, 22, 3],
      [188, 18, 3.4],
      [200, 50, 2.4],
      [52, 44, 2.4],
    ] as const)
      p.dot('#ffb02e', x, y, r, { over: true });
  },
);
