import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { newt, skirt, web } from './kin.ts';
import { blade, grip, M, reeds } from './parts.ts';

/** Stands like the heron stands. */
export const reedSpear = figure('reed-spear', { side: 'mire', facing: 'left', face: [120, 86, 66] }, (p) => {
  p.at({ x: 120, y: 172, turn: 62 }, () => {
    p.limb(M.reed, '0,150 2,0 0,-92', 10, 9, { cut: 0.3 });
    p.part('bone', '-4,-86! -14,-112 0,-150! 12,-116 5,-86!', { s: 7, l: 4, cut: 0.2 })
      .part('bone', '6,-96! 18,-108! 8,-110', { s: 3, l: 2, cut: 0 })
      .limb('leather', '-6,-86 6,-90', 9, 9, { s: 3, l: 2 });
    p.at({ y: -78, turn: 168 }, () => blade(p, 40, 12, M.verdi));
  });
  p.limb(M.newt, '128,208 170,222 136,250', 28, 14, { rim: 3 });
  web(p, 128, 250, 0.85, 40);
  p.limb(M.newt, '112,206 102,240 108,278', 30, 15);
  web(p, 112, 278, 1.05);
  p.part(M.newt, '88,126 76,164 88,206 118,218 146,204 150,164 140,128', {
    s: 22,
    l: 9,
    cut: 0.4,
    rim: 4,
  }).flat('#e6e8b8', '118,146 142,146 140,190 122,204 112,176');
  skirt(
    p,
    116,
    196,
    [
      [-32, 26],
      [-16, 12],
      [0, 2],
      [16, -10],
      [32, -26],
    ],
    50,
  );
  p.part('leather', '78,192 116,204 148,190! 150,202! 116,216 78,204!', { s: 5, l: 3 });
  for (const [x, r] of [
    [78, -70],
    [84, -46],
    [94, -28],
  ] as const)
    p.at({ x, y: 136, turn: r }, () => blade(p, 66, -12));
  p.at({ x: 116, y: 92, scale: 1.02, turn: 4 }, () => {
    newt(p, { brow: 6, fin: M.rusty });
    // a heron's skull worn as a helm
    p.part('bone', '-34,-24 -20,-50 10,-56 34,-44 52,-34 92,-14! 50,-24 28,-26! 10,-38 -14,-34', {
      s: 10,
      l: 7,
      cut: 0.3,
    })
      .flat(INK, '8,-48 20,-48 24,-40 12,-38')
      .brush('#8c7460', '36,-36 60,-28 84,-18', 2.6);
    reeds(
      p,
      [
        [-22, -44, -52, 64, -16],
        [-12, -48, -34, 56, -10],
        [-28, -36, -74, 50, -10],
      ],
      M.reed,
    );
  });
  p.limb(M.newt, '140,144 176,166 166,148', 22, 15, { rim: 3 }).at({ x: 160, y: 151, turn: 62 }, () =>
    grip(p, M.newt, 0.9),
  );
  p.limb(M.newt, '90,146 54,176 76,198', 22, 15).at({ x: 82, y: 193, turn: 62 }, () => grip(p, M.newt, 0.9));
});
