import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { blind } from './kin.ts';
import { grip, knife, leg, M, ruff, visage } from './parts.ts';

/** Your purse, his pace. */
export const cutpurse = figure('cutpurse', { side: 'rust', facing: 'left', face: [150, 92, 58] }, (p) => {
  leg(p, M.plum, '96,206 46,214 16,254', 36, 18, { turn: 62, s: 0.9 });
  p.part(M.plum, '104,116 70,120 34,150 6,148! 30,172 20,190! 58,188 82,204 116,190', {
    s: 14,
    l: 8,
    cut: 0.6,
  });
  p.part(M.rusty, '112,118 90,136 74,184 80,216 114,228 140,210 158,160 160,130 138,116', {
    s: 24,
    l: 9,
    cut: 0.6,
    rim: 4,
  });
  p.limb('leather', '80,196 112,208 142,198', 10, 10, { s: 4 })
    .part('leather', '86,204 104,206 104,236 84,232', { s: 6, l: 3 })
    .part('leather', '118,210 132,206 138,230 122,234', { s: 6, l: 3 });
  leg(p, M.plum, '116,212 172,214 170,266', 38, 20, { turn: 4, s: 0.95 });
  // the sack
  p.part('leather', '92,116! 66,122 30,104 14,66 34,30 76,26 106,52 108,90', { s: 26, l: 10, cut: 0.6 })
    .folds('leather', ['88,104 64,92 50,70', '96,98 86,76 84,56'], 5)
    .brush('#29150f', ['26,60 36,66', '32,54 40,64'], 3);
  p.part(M.rusty, '40,38! 62,34! 66,58! 46,64!', { s: 5, l: 3, cased: false });
  for (const [x, y] of [
    [30, 118],
    [14, 142],
    [40, 208],
  ] as const)
    p.part('gold', `${x - 9},${y} ${x},${y - 6} ${x + 9},${y} ${x},${y + 6}`, { s: 4, l: 3, cut: 0 });
  p.at({ x: 152, y: 92, turn: 10, scale: 0.98 }, () => {
    p.at({ x: -2, y: 44 }, () => ruff(p, 36));
    visage(p, {
      skin: 'skin',
      wide: 0.94,
      jaw: 0.62,
      long: 1.1,
      nose: 2.6,
      hook: 0.5,
      mood: 0.5,
      mouth: 'grin',
      ear: 1.6,
      eye: blind,
    });
    p.part('leather', '-30,-18! -4,-22 10,-15 30,-20! 29,-2 17,2 8,-5 -6,5 -29,-4!', { s: 5, l: 3, cut: 0 })
      .flat(INK, '-13,-9 -4,-11 5,-5 -4,1 -12,-1')
      .flat(INK, '14,-7 21,-11 27,-8 25,-2');
    p.flat('#e8ffb0', '-11,-8! 2,-5! -8,-1', { over: true }).flat('#e8ffb0', '15,-5! 26,-8! 23,-3', {
      over: true,
    });
    p.part(M.verdi, '-38,-14! -44,-40 -16,-60 14,-58 34,-34 32,-18! 6,-30 -18,-28', {
      s: 12,
      l: 7,
      cut: 0.4,
    }).part('crimson', '-20,-46! -44,-68 -78,-70! -66,-52 -40,-44', { s: 6, l: 5 });
  });
  p.at({ x: 216, y: 158, turn: 78 }, () => knife(p, 62));
  p.limb(M.rusty, '148,138 180,166 206,158', 26, 17, { rim: 3 }).at({ x: 212, y: 157, turn: 80 }, () =>
    grip(p, 'skin', 0.85),
  );
  p.limb(M.rusty, '112,132! 84,148! 96,112', 26, 18).at({ x: 98, y: 104, turn: 20 }, () =>
    grip(p, 'skin', 0.9),
  );
});
