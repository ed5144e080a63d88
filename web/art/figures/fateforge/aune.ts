import { figure } from '../../hand/figure.ts';
import { HEADS } from './heads.ts';
import { bell, grip, M } from './parts.ts';

/** Rings, and the dead listen. */
export const aune = figure('aune', { side: 'ally', face: [104, 104, 66] }, (p) => {
  p.part(M.navy, '74,150 44,186 44,240 24,302! 182,302! 166,240 168,188 138,150', {
    s: 32,
    l: 11,
    cut: 0.7,
    rim: 5,
  }).folds(M.navy, ['76,220 68,262 60,298', '110,230 108,270 112,298', '144,220 152,262 158,298'], 7);
  p.part('white', '76,160! 106,186 142,158! 150,206 108,236 68,208', {
    s: 14,
    l: 8,
    cut: 0.4,
    cased: false,
  }).limb('leather', '48,236 106,250 166,234', 10, 10, { s: 4 });
  p.at({ x: 104, y: 102, scale: 1.14, turn: -5 }, () => HEADS.aune(p));
  p.limb(M.navy, '156,186 208,180 206,126', 32, 22, { rim: 3 }).part(
    'white',
    '194,144! 220,144! 220,128! 194,128!',
    { s: 4, l: 3 },
  );
  p.at({ x: 206, y: 100, turn: 164 }, () => {
    p.limb('wood', '0,-22 0,14', 10, 9);
    bell(p, 2, M.bronze);
  });
  p.brush('#ffe9a0', ['236,26 250,40 250,62', '250,14 268,36 268,66', '152,44 144,58 148,76'], 5).glow(
    'Gold',
    196,
    46,
    54,
  );
  p.at({ x: 206, y: 112, turn: -16 }, () => grip(p, M.brown, 1));
  p.limb(M.navy, '62,190 42,228 86,240', 34, 24).at({ x: 96, y: 238, turn: 84 }, () => grip(p, M.brown, 1));
});
