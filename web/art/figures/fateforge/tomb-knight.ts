import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { sword } from '../../parts/arms.ts';
import { skull } from '../../parts/face.ts';
import { bell, grip, leg, M, wrap } from './parts.ts';

/** The lid went with him: effigy above, dead man below. */
export const tombKnight = figure(
  'tomb-knight',
  { side: 'dead', facing: 'left', face: [126, 78, 58] },
  (p) => {
    leg(p, M.slate, '92,222 78,250 72,274', 46, 36, { shoe: M.slate, s: 1.25, flip: false });
    leg(p, M.slate, '150,222 166,248 168,274', 46, 36, { shoe: M.slate, s: 1.25 });
    // the broken lid on his back
    p.part(
      'stone',
      '44,30! 70,-8! 128,-14! 150,2! 190,-8! 212,34! 204,110! 210,210! 42,216! 32,130! 46,104!',
      { tone: 1, s: 20, l: 8, cut: 0.8, rim: 5 },
    ).brush('#262330', ['60,60 76,90 62,120 80,150', '196,70 184,96 198,130'], 4);
    p.part(M.slate, '84,116 50,134 44,186 60,232 124,246 186,230 200,184 192,134 160,114', {
      s: 32,
      l: 11,
      cut: 0.5,
      rim: 5,
    });
    p.brush(M.slate[3], ['70,210 120,224 180,206', '124,130 128,170 122,238'], 5)
      .brush(M.slate[0], ['86,150 108,166', '146,150 166,162'], 5)
      .flat(INK, '136,176! 160,168 166,196! 150,206 138,200')
      .limb('bone', '138,182 162,176', 6, 5, { s: 2, l: 1 })
      .limb('bone', '140,194 162,190', 6, 5, { s: 2, l: 1 });
    wrap(p, ['62,222 120,240 184,222'], 12);
    p.at({ x: 126, y: 78, scale: 1.08, turn: 4 }, () => {
      skull(p, { jaw: 0.8 });
      p.part(
        M.slate,
        '-40,30! -42,-14 -28,-48 0,-64 26,-52 40,-18 36,-2! 24,-14 8,-16 6,12! 2,12! 0,-16 -18,-12 -22,10 -20,40!',
        { s: 14, d: 6, l: 8, cut: 0.5 },
      ).brush(M.slate[3], ['-24,-44 -16,-28 -26,-14 -18,0', '12,-50 8,-36'], 3.6);
      p.part(M.slate, '-4,-60! 0,-84! 14,-72 18,-54!', { s: 5, l: 3 });
    });
    p.part('stone', '36,150 40,120 74,108 98,126 84,152 54,168', { s: 14, l: 8, cut: 0.7 }).part(
      'stone',
      '156,124 184,108 212,122 216,154 192,164 168,148',
      { s: 13, l: 6, cut: 0.7, rim: 4 },
    );
    // both hands on a sword as tall as he is
    p.at({ x: 204, y: 180, turn: 42 }, () => {
      sword(p, { length: 156, wide: 30, metal: ['#dfe4e6', '#8b95a2', '#4d5466', '#1f2230'], hilt: 'rust' });
      p.flat('#9b6650', '-13,-40 -4,-52 -6,-66 -14,-60').flat('#9b6650', '4,-96 13,-104 13,-120 6,-112');
      p.flat(INK, '14,-70! 20,-78! 8,-82!').flat(INK, '-16,-104! -18,-114! -6,-110!');
    });
    p.limb(M.slate, '60,160! 74,214! 176,196', 34, 26, { tone: 0 }).at({ x: 192, y: 196, turn: 42 }, () =>
      grip(p, 'iron', 1.2),
    );
    p.limb(M.slate, '196,158 220,178 208,176', 32, 27, { rim: 3 }).at({ x: 206, y: 176, turn: 42 }, () =>
      grip(p, 'iron', 1.2),
    );
    p.brush('#c9b48a', '90,134 100,160 96,176', 4, { from: 1, to: 1 }).at({ x: 96, y: 172, turn: 10 }, () =>
      bell(p, 0.66),
    );
  },
);
