import { figure } from '../../hand/figure.ts';
import { HEADS } from './heads.ts';
import { claw, grip, knife, M } from './parts.ts';

/** Everything has a price; she has the list. */
export const vixa = figure('vixa', { side: 'ally', face: [110, 96, 58] }, (p) => {
  p.limb(M.rusty, '58,230 22,246 12,210 26,184', 5, 5, { s: 2 });
  p.part(M.plum, '82,150 60,190 72,222 44,302! 176,302! 150,222 162,190 142,150', {
    s: 28,
    l: 10,
    cut: 0.6,
    rim: 5,
  }).folds(M.plum, ['92,236 80,270 70,298', '118,240 120,270 122,298', '140,236 152,270 160,298'], 7);
  p.part(M.verdi, '68,212 110,224 154,210! 154,226! 110,240 68,228!', { s: 5, l: 4, cased: false });
  p.fur('darkfur', '80,142 44,158 34,188 72,198 110,206 152,196 186,184 172,156 140,142 110,164', {
    tuft: 15,
    every: 11,
    s: 12,
    l: 8,
    rim: 4,
  });
  p.at({ x: 108, y: 96, scale: 1.1, turn: -8 }, () => HEADS.vixa(p));
  p.limb(M.plum, '160,178 204,186 206,142', 26, 17, { rim: 3 }).at({ x: 206, y: 132, turn: 8 }, () =>
    claw(p, 'pale', 0.84),
  );
  p.part(['#ffe0e0', '#f0506a', '#9a1a3a', '#4a0a20'], '192,84! 202,66! 222,66! 232,84! 212,108!', {
    s: 9,
    l: 7,
    cut: 0,
  })
    .flat('#ffe0e0', '204,72! 214,70! 208,82!')
    .glow('Red', 212, 84, 34);
  p.limb(M.plum, '58,180! 26,216! 70,232', 26, 17).at({ x: 78, y: 230, turn: 90 }, () =>
    grip(p, 'pale', 0.92),
  );
  p.at({ x: 132, y: 250, turn: 166 }, () => knife(p, 46));
});
