import { figure } from '../../hand/figure.ts';
import { newt, skirt, web } from './kin.ts';
import { cattail, grip, M, reeds } from './parts.ts';

/** One breath, one thorn. */
export const blowpiper = figure('blowpiper', { side: 'mire', facing: 'left', face: [106, 146, 66] }, (p) => {
  reeds(p, [
    [38, 292, -12, 150, -20],
    [62, 296, -4, 176, -8],
    [22, 292, -24, 110, -24],
  ]);
  p.at({ x: 50, y: 292, turn: -12 }, () => cattail(p, 170));
  p.limb(M.newt, '76,244 26,254 34,280', 34, 20);
  web(p, 40, 276, 0.9);
  p.part(M.newt, '70,182 46,222 56,266 100,280 138,262 144,220 126,184', {
    s: 26,
    l: 10,
    cut: 0.5,
    rim: 4,
  }).flat('#e6e8b8', '108,214 136,214 134,252 112,266 100,240');
  skirt(
    p,
    96,
    236,
    [
      [-38, 22],
      [-20, 10],
      [0, 0],
      [20, -10],
      [38, -24],
    ],
    44,
  );
  p.limb(M.newt, '116,254 172,230 170,280', 34, 19, { rim: 3 });
  web(p, 178, 276, 0.9);
  p.at({ x: 104, y: 150, scale: 1.06, turn: -6 }, () => {
    newt(p, { puff: 14, brow: 6 });
    // a lily leaf against the rain, with its flower
    p.part('troll', '-62,-30 -54,-54 -20,-68 4,-52! 18,-70 48,-64 62,-42 46,-30 10,-40 -30,-34', {
      s: 14,
      l: 9,
      cut: 0.4,
    }).brush('#172a2b', ['4,-50 -24,-46 -52,-40', '6,-50 34,-50 54,-46', '0,-50 -20,-58'], 3);
    for (const [x, r] of [
      [-34, -46],
      [-30, -16],
      [-24, 14],
      [-18, 42],
    ] as const)
      p.at({ x, y: -60, turn: r }, () =>
        p.part(['#ffe6f0', '#f0a0c0', '#a04a78', '#4a1a40'], '-7,4 -8,-14 0,-28! 8,-14 7,4', {
          s: 5,
          d: 0,
          l: 4,
          cut: 0,
        }),
      );
    p.dot('#ffd36b', -26, -62, 5);
  });
  p.at({ x: 152, y: 148, turn: 82 }, () => {
    p.limb(M.reed, '0,20 0,-112', 12, 10, { s: 5 });
    for (const y of [-8, -44, -80]) p.limb('leather', `-6,${y} 6,${y}`, 6, 6, { s: 2, l: 1 });
    p.part(M.verdi, '-4,-108! -8,-124 0,-132! 8,-124 4,-108!', { s: 3, l: 2, cut: 0 });
  });
  p.limb(M.newt, '124,200 164,202 176,164', 22, 14, { rim: 3 }).at({ x: 178, y: 152, turn: 84 }, () =>
    grip(p, M.newt, 0.85),
  );
  p.limb(M.newt, '80,206 116,216 150,176', 22, 15).at({ x: 152, y: 162, turn: 70 }, () =>
    grip(p, M.newt, 0.85),
  );
});
