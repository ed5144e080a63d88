import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { skull } from '../../parts/face.ts';
import { bell, claw, grip, M, wrap } from './parts.ts';

/** Half out already, and it has brought the spade. */
export const boneDigger = figure(
  'bone-digger',
  { side: 'dead', facing: 'left', face: [120, 118, 62] },
  (p) => {
    p.at({ x: 56, y: 130, turn: -26 }, () => {
      p.limb('wood', '0,120 0,20 0,-70', 10, 10, { cut: 0.5 });
      p.part('rust', '-22,-66! 22,-66! 24,-104 0,-128! -24,-104', { s: 14, l: 7, cut: 0.5 }).brush(
        '#57393a',
        '0,-72 0,-112',
        4,
      );
    });
    p.limb('bone', '118,158 112,206 116,262', 14, 13);
    p.flat(INK, '84,176 76,230 92,270! 152,270! 160,224 148,176');
    p.limb('bone', '118,160 112,206 116,262', 14, 13);
    for (const [y, w] of [
      [182, 38],
      [202, 42],
      [222, 40],
      [240, 33],
    ] as const)
      p.limb(
        'bone',
        `${116 - w},${y + 12} ${104 - w / 3},${y - 3} 118,${y} ${138 + w / 4},${y - 4} ${120 + w},${y + 9}`,
        10,
        7,
        { s: 4, l: 2, cut: 0 },
      );
    wrap(p, ['76,178 104,206 152,216', '82,232 116,240 156,226'], 10);
    p.limb('bone', '84,168 66,190 52,170 54,150', 13, 11).at({ x: 52, y: 142, turn: -28 }, () =>
      grip(p, 'bone', 1),
    );
    p.at({ x: 122, y: 118, scale: 1.1, turn: 14 }, () => {
      skull(p, { jaw: 1.6 });
      p.flat(INK, '-22,-42! -14,-30 -20,-22! -8,-28 -12,-38 -4,-46').part(
        M.earth,
        '-34,-16! -30,-38 -6,-54 12,-48! 0,-38 -8,-42 -16,-30 -22,-32',
        { s: 8, l: 5, cut: 0.6 },
      );
      for (const [x, r] of [
        [-18, -30],
        [-8, -6],
        [-26, -52],
      ] as const)
        p.at({ x, y: -46, turn: r }, () =>
          p.part(M.reed, '-3,4! -4,-14 0,-24! 4,-12 3,4!', { s: 3, l: 1, cut: 0 }),
        );
    });
    // the earth heaves
    p.part(M.earth, '-8,302! 8,272 40,262 58,272 84,250 116,262 150,250 178,268 208,256 232,276 248,302!', {
      s: 20,
      l: 10,
      cut: 0.9,
      rim: 4,
    });
    for (const [x, y, s] of [
      [34, 256, 1],
      [200, 248, 1.2],
      [222, 226, 0.7],
      [18, 238, 0.6],
      [178, 234, 0.6],
    ] as const)
      p.at({ x, y, scale: s }, () =>
        p.part(M.earth, '-14,8 -12,-8 2,-13 14,-4 12,9', { s: 8, l: 4, cut: 0.5 }),
      );
    p.part('wood', '118,270! 186,250! 192,268! 126,290!', { s: 6, l: 4 }).brush(
      '#271611',
      '128,280 184,262',
      3,
    );
    p.limb('bone', '150,172 190,190 204,228', 13, 11, { rim: 3 }).at({ x: 208, y: 238, turn: 156 }, () =>
      claw(p, 'bone', 1.05),
    );
    p.brush('#c9b48a', '178,190 184,206', 3.4, { from: 1, to: 1 }).at({ x: 184, y: 202 }, () =>
      bell(p, 0.56),
    );
  },
);
