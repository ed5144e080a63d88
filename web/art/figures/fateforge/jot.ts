import { figure } from '../../hand/figure.ts';
import { HEADS } from './heads.ts';
import { grip, M, palm } from './parts.ts';

/** Has already been there and back. */
export const jot = figure('jot', { side: 'ally', face: [134, 112, 56] }, (p) => {
  p.limb(M.brown, '96,220 46,214 20,180', 26, 15).at({ x: 16, y: 176, turn: 150 }, () =>
    p.part(M.brown, '-9,-12 8,-12 28,4 30,14! -10,13', { s: 6, l: 3, cut: 0 }),
  );
  p.part('crimson', '110,140! 80,132 52,108 24,112! 42,124 30,140! 60,138 86,152', { s: 7, l: 5 });
  p.limb('ochre', '98,218 60,222 44,210', 34, 26, { cut: 0.5 });
  p.part('linen', '98,144 82,176 88,214 112,230 146,220 156,184 150,152 128,136', {
    s: 22,
    l: 9,
    cut: 0.5,
    rim: 4,
  })
    .part('leather', '98,146! 112,142 130,228! 112,232!', { s: 6, l: 3, cased: false })
    .part('leather', '130,140! 144,146 150,222! 138,226!', { s: 6, l: 3, cased: false });
  p.limb('ochre', '122,222 168,212 178,236', 34, 26, { rim: 3 })
    .limb(M.brown, '176,226 184,250 176,272', 17, 13)
    .at({ x: 176, y: 276, turn: 6 }, () =>
      p.part(M.brown, '-9,-12 9,-12 30,4 32,14! -10,14', { s: 6, l: 3, cut: 0 }),
    );
  p.at({ x: 136, y: 110, scale: 1, turn: 6 }, () => HEADS.jot(p));
  p.limb('linen', '148,160 186,176 210,156', 22, 14, { rim: 3 })
    .part('linen', '204,132! 234,122! 242,148! 212,160!', { s: 7, l: 5 })
    .dot('#d8342a', 223, 141, 6)
    .at({ x: 212, y: 154, turn: 40 }, () => grip(p, M.brown, 0.8));
  p.limb('linen', '100,160! 64,176! 56,148', 22, 14).at({ x: 56, y: 140, turn: -20 }, () =>
    palm(p, M.brown, 0.66),
  );
  p.brush('#bff5ea', ['4,222 34,228 60,236', '-4,246 30,250 54,254', '20,268 50,268'], 4);
});
