import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { newt } from './kin.ts';
import { blade, claw, grip, M } from './parts.ts';

/** Everything in the fen is a child of hers. Most are hungry. */
export const fenMother = figure('fen-mother', { side: 'mire', facing: 'left', face: [126, 116, 74] }, (p) => {
  // driftwood antlers
  for (const [f, x] of [
    [true, 88],
    [false, 160],
  ] as const)
    p.at({ x, y: 84, flip: f }, () => {
      p.limb('wood', '0,8 22,-30 20,-66 40,-98', 16, 4, { cut: 0.6 })
        .limb('wood', '20,-40 48,-52 64,-78', 11, 3, { cut: 0.6 })
        .limb('wood', '20,-62 4,-84 8,-104', 9, 3, { cut: 0.6 });
      p.brush(M.reed[1], ['48,-54 50,-30', '60,-72 66,-46', '22,-68 28,-46'], 4);
    });
  p.part(M.newt, '80,126 22,160 -6,230 4,302! 236,302! 246,230 218,160 168,126', {
    s: 42,
    l: 15,
    cut: 0.6,
    rim: 6,
  });
  p.part([M.newt[0], '#cfd6a0', '#8a9a70', '#45604e'], '96,160 66,210 70,302! 186,302! 190,210 160,160', {
    s: 22,
    l: 9,
    cut: 0.3,
    cased: false,
  });
  p.folds(M.newt, ['80,250 124,262 180,250', '76,276 124,290 184,276'], 5);
  for (const [x, r] of [
    [30, -30],
    [46, -16],
    [64, -6],
    [186, 8],
    [204, 18],
    [220, 32],
  ] as const)
    p.at({ x, y: 152 + Math.abs(x - 124) * 0.3, turn: 180 + r }, () => blade(p, 92, 8, M.reed, 15));
  // a collar of skulls and spawn
  for (const [x, y] of [
    [74, 186],
    [96, 206],
    [124, 213],
    [152, 206],
    [174, 186],
  ] as const)
    p.part(
      'bone',
      `${x - 11},${y - 2} ${x - 6},${y - 12} ${x + 6},${y - 12} ${x + 11},${y - 2} ${x + 6},${y + 10} ${x - 5},${y + 10}`,
      { s: 6, l: 3, cut: 0, cased: false },
    )
      .dot(INK, x - 3, y - 1, 2.8)
      .dot(INK, x + 5, y - 1, 2.6);
  p.at({ x: 124, y: 122, scale: 1.36, turn: 2 }, () => {
    newt(p, { gape: 5, brow: 8 });
    p.fur('moss', '-34,-20! -18,-46 10,-50 38,-32! 14,-38 -8,-36', {
      tuft: 12,
      every: 11,
      hang: [-0.3, 1],
      s: 6,
      l: 5,
    });
    p.flat('#fff1c8', '-16,17! -12,25! -8,17!').flat('#fff1c8', '30,13! 34,21! 38,11!');
  });
  // one hand gives, one draws near
  p.limb(M.newt, '212,196 246,226 220,246', 46, 30, { rim: 5 }).at({ x: 214, y: 248, turn: -40 }, () =>
    claw(p, M.newt, 1.3),
  );
  p.part(M.verdi, '194,214 206,200 222,206 224,224 208,232 196,228', { s: 8, l: 5, cut: 0 })
    .glow('Green', 209, 216, 40)
    .dot('#102a31', 212, 217, 4);
  p.at({ x: 20, y: 224, turn: -8 }, () => {
    p.limb('wood', '4,76 -4,0 2,-110', 12, 10, { cut: 0.6 });
    p.limb('wood', '0,-106 -18,-124 -8,-146 12,-142', 9, 4);
    p.brush('#c9b48a', '12,-140 18,-124', 3, { from: 1, to: 1 }).part(
      M.eel,
      '10,-124 24,-124 30,-104 18,-88! 6,-104',
      { s: 6, l: 3, cut: 0 },
    );
  });
  p.limb(M.newt, '36,196 2,236 16,240', 46, 30).at({ x: 20, y: 236, turn: -8 }, () => grip(p, M.newt, 1.3));
});
