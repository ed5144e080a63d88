import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { fireAt } from './kin.ts';
import { claw, grip, M } from './parts.ts';

/** Conducts the fire. It is always in time. */
export const choirmaster = figure(
  'choirmaster',
  { side: 'fire', facing: 'left', face: [120, 104, 60] },
  (p) => {
    // candles behind him like a second crown
    for (const [r, l] of [
      [-74, 128],
      [-48, 138],
      [-24, 140],
      [26, 140],
      [50, 136],
      [76, 126],
    ] as const)
      p.at({ x: 122, y: 148, turn: r }, () => {
        p.limb(M.coal, `0,-40 0,${-l + 22}`, 8, 6, { s: 3, l: 2 });
        p.part('linen', `-7,${-l + 24}! 7,${-l + 24}! 6,${-l}! -6,${-l}!`, { s: 5, l: 3, cut: 0 });
        fireAt(p, 0, -l, 0.46);
      });
    p.part(M.robe, '86,140 44,166 34,230 0,302! 240,302! 206,230 200,166 156,140', {
      s: 36,
      l: 12,
      cut: 0.6,
      rim: 6,
    });
    p.part(M.coal, '98,146! 144,146! 152,240 162,302! 82,302! 92,240', {
      s: 16,
      l: 7,
      cut: 0.4,
      cased: false,
    });
    p.folds(M.robe, ['66,200 54,250 36,298', '180,200 192,250 208,298'], 8);
    for (const [y, s] of [
      [190, 1],
      [228, 1.15],
      [270, 1.3],
    ] as const)
      p.at({ x: 122, y, scale: s }, () =>
        p
          .part(M.bronze, '-14,-6 -8,-14 8,-14 14,-6 10,8 0,13 -10,8', { s: 6, l: 4, cut: 0, cased: false })
          .flat(INK, '-8,-5 -3,-7 0,-3 -6,-1')
          .flat(INK, '3,-4 8,-7 10,-4')
          .flat('#ff9a2e', '-3,3 3,3 4,8 0,11 -3,8'),
      );
    p.part(M.bronze, '78,150 60,168 90,176 122,180 156,176 184,166 166,148 122,158', {
      s: 8,
      l: 6,
      cut: 0.2,
    });
    p.at({ x: 122, y: 102, scale: 1.1, turn: 2 }, () => {
      // mitre like a tongue of flame, in bronze
      p.part(
        M.robe,
        '-32,-14! -44,-50 -34,-84! -22,-70 -10,-118! 8,-86 22,-124! 34,-78 46,-88! 46,-46 34,-14! 2,-24',
        { s: 13, l: 8, cut: 0.3 },
      )
        .part(M.bronze, '-4,-26! -12,-60 2,-92! 16,-60 10,-26!', { s: 8, l: 5, cut: 0, cased: false })
        .part(M.bronze, '-36,-8! -34,-22! 2,-32 36,-24! 38,-10! 4,-18', { s: 5, l: 4, cut: 0 });
      p.part(M.bronze, '-28,-16 2,-24 32,-18 33,6 24,34 10,54 -6,48 -22,28 -30,4', { s: 16, l: 8, cut: 0.1 });
      p.flat(INK, '-20,-6! -4,-12 7,-1 -6,4 -18,2')
        .flat(INK, '14,-1 24,-12 32,-8! 28,3 18,5')
        .flat(INK, '0,24 9,22 20,24 17,40 9,46 2,38');
      p.flat('#fff3b0', '-15,-4! -3,-7 3,-1 -8,1', { over: true })
        .flat('#fff3b0', '18,-1 25,-7 29,-4 23,1', { over: true })
        .glow('Fire', -6, -3, 17)
        .glow('Fire', 23, -3, 15)
        .glow('Fire', 10, 34, 20)
        .flat('#ffb02e', '5,30 10,28 15,32 11,40', { over: true });
      p.part(M.bronze, '8,-4! 16,8 18,18! 6,18!', { s: 5, l: 3, cut: 0, ink: 2 }).brush(
        M.bronze[3],
        ['-24,10 -16,14 -12,24', '-20,-10 -6,-17 8,-7', '14,-7 24,-17 32,-13'],
        3.4,
      );
    });
    // both hands in the air: the last bar
    p.part(M.robe, '196,178 232,160 240,128! 216,112! 196,136 176,158', { s: 14, l: 7, rim: 4 }).at(
      { x: 228, y: 116, turn: 14 },
      () => {
        p.limb('bone', '0,12 2,-60', 6, 3, { s: 2, l: 1 });
        grip(p, 'ruddy', 0.95);
      },
    );
    p.part(M.robe, '48,178 12,160 0,130! 24,112! 44,136 66,158', { s: 14, l: 8 }).at(
      { x: 10, y: 114, turn: -34 },
      () => claw(p, 'ruddy', 1.1, 0.8),
    );
    fireAt(p, -8, 92, 0.7, -20);
    p.glow('Fire', 230, 52, 26);
  },
);
