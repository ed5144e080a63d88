import { figure } from '../../hand/figure.ts';
import { newt } from './kin.ts';
import { claw, M, reeds } from './parts.ts';

/** The log with the patient eyes. */
export const marshStalker = figure(
  'marsh-stalker',
  { side: 'mire', facing: 'left', face: [152, 168, 70] },
  (p) => {
    p.limb(M.eel, '70,238 24,232 -6,196 12,150 50,136 62,108 40,92', 46, 5, { cut: 0.5 });
    for (const [x, y, r] of [
      [2, 206, -78],
      [4, 172, -60],
      [24, 142, -20],
      [52, 126, 20],
    ] as const)
      p.at({ x, y, turn: r }, () => p.part(M.rusty, '-9,6 0,-22! 10,6', { s: 5, l: 3, cut: 0 }));
    p.limb(M.eel, '78,244 36,254 44,286', 44, 22).at({ x: 48, y: 290, turn: 108 }, () => claw(p, M.eel, 0.9));
    p.part(M.eel, '58,204 44,244 70,276 126,282 168,256 182,206 160,172 120,160 82,174', {
      s: 32,
      l: 12,
      cut: 0.6,
      rim: 5,
    }).flat('#d8dcb8', '128,256 158,224 172,230 158,262 128,278');
    for (const [x, y, r, l] of [
      [72, 190, -38, 34],
      [94, 172, -22, 40],
      [118, 160, -8, 40],
      [142, 156, 6, 34],
    ] as const)
      p.at({ x, y, turn: r }, () => p.part(M.rusty, `-12,8 -2,${-l}! 13,8`, { s: 6, l: 4, cut: 0 }));
    reeds(p, [
      [84, 184, -62, 60, -10],
      [104, 170, -48, 66, -12],
    ]);
    // arms cocked like a mantis
    p.limb(M.eel, '108,204! 92,150! 132,102', 30, 17);
    p.at({ x: 136, y: 96, turn: 30 }, () =>
      p.part('bone', '-8,6! -4,-26 22,-58! 58,-58! 30,-40 12,-6 8,8!', { s: 8, l: 5, cut: 0.1 }),
    );
    p.at({ x: 168, y: 188, scale: 1.14, turn: 12 }, () =>
      newt(p, { skin: M.eel, fin: M.rusty, gape: 14, teeth: true, brow: 8, lit: '#ffd24a', pale: '#d8dcb8' }),
    );
    p.limb(M.eel, '158,248! 206,276! 226,236', 30, 16, { rim: 3 });
    p.at({ x: 228, y: 228, turn: 6 }, () =>
      p.part('bone', '-8,8! -8,-26 6,-60! 34,-74! 18,-44 12,-8 8,8!', { s: 8, l: 5, cut: 0.1, rim: 2 }),
    );
    p.limb(M.eel, '120,264 132,280 128,288', 34, 22).at({ x: 132, y: 290, turn: 104 }, () =>
      claw(p, M.eel, 0.9),
    );
  },
);
