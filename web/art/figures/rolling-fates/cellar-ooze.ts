import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';

const OOZE: Tones = ['#e8ff9a', '#9cc83a', '#4f7f2c', '#1c3a24'];

/** It has eaten the cellar. Sign: a wave about to fall, with staves and bottles in it. */
export const cellarOoze = figure(
  'cellar-ooze',
  { side: 'trollkin', facing: 'left', face: [150, 130, 70] },
  (p) => {
    p.at({ x: 62, y: 128, turn: -30 }, () => {
      p.part('wood', '-12,60! -16,0 -12,-56! 12,-58! 16,0 12,60!', { s: 8, l: 5 }).part(
        'iron',
        '-17,-26! 17,-28! 17,-16! -17,-14!',
        { tone: 1, s: 4, l: 3, cut: 0 },
      );
    });
    p.at({ x: 102, y: 66, turn: 12 }, () =>
      p
        .part('teal', '-14,40! -16,-4 -6,-16 -6,-38! 8,-38! 8,-16 16,-4 15,40!', { s: 8, l: 5, cut: 0 })
        .part('wood', '-5,-36! 7,-36! 6,-48! -4,-48!', { s: 3, l: 2, cut: 0 }),
    );
    p.part(
      OOZE,
      '20,296 4,270 24,240 30,190 60,130 104,86 156,70 202,90 228,132 222,166 204,162 190,140 168,150 160,190 180,226 220,244 236,274 222,296 120,300',
      { s: 38, l: 16, cut: 0.3, rim: 5 },
    );
    p.part(OOZE, '196,150 206,172 200,196 190,176', { s: 5, l: 4, cut: 0 })
      .part(OOZE, '222,156 230,178 224,206 214,180', { s: 5, l: 3, cut: 0 })
      .part(OOZE, '172,150 178,166 172,180 166,166', { s: 4, l: 3, cut: 0 });
    // what it keeps
    p.at({ x: 84, y: 226, turn: -24 }, () =>
      p
        .part(
          ['#e8f0b8', '#b4c47a', '#6f8a4a', '#2f4a2a'],
          '-26,-8 -18,-28 4,-34 22,-24 26,-4 20,6 20,20! 2,24 -10,18! -12,8 -24,4',
          { s: 10, l: 6, cased: false },
        )
        .flat('#1c3a24', '-8,-6 2,-8 6,2 -2,8 -10,2')
        .flat('#1c3a24', '10,-6 20,-8 22,2 14,4')
        .flat('#1c3a24', '6,6! 9,13! 3,13!'),
    );
    p.at({ x: 150, y: 262, turn: 12 }, () =>
      p
        .part(['#f0d890', '#b0a040', '#6a6a2a', '#2f3a20'], '-34,-12! 30,-14! 30,14! -34,14!', {
          s: 6,
          l: 4,
          cased: false,
          cut: 0,
        })
        .flat('#4f5a24', '-20,-12! -14,-12! -14,14! -20,14!')
        .flat('#4f5a24', '10,-13! 16,-13! 16,14! 10,14!'),
    );
    for (const [x, y, r] of [
      [60, 190, 7],
      [118, 170, 6],
      [48, 262, 6],
      [130, 224, 5],
      [206, 266, 6],
      [112, 128, 5],
      [76, 158, 4],
    ] as const)
      p.dot('#4f7f2c', x, y, r).dot('#e8ff9a', x - r * 0.3, y - r * 0.3, r * 0.4);
    // three eyes that never agree, and a mouth under the crest
    for (const [x, y, r, dx] of [
      [138, 104, 17, 4],
      [182, 110, 13, 6],
      [112, 142, 10, -3],
    ] as const)
      p.dot(INK, x, y, r + 3)
        .dot('#fff6c8', x, y, r)
        .dot('#d2321f', x + dx, y + 2, r * 0.56)
        .dot(INK, x + dx + 1, y + 2, r * 0.3)
        .dot('#ffffff', x + dx - r * 0.2, y - r * 0.2, r * 0.16);
    p.brush('#e8ff9a', ['38,220 56,160 90,110', '46,246 50,226'], 8);
  },
);
