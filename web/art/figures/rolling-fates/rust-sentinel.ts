import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import { leg } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

/** Copper that has gone green. */
const PLATE: Tones = ['#c8ecd0', '#6fa08e', '#3a5c5c', '#182a30'];

/** The plates still have orders. Sign: one wrecking arm drawn far back, none on the other side. */
export const rustSentinel = figure(
  'rust-sentinel',
  { side: 'dead', facing: 'left', face: [150, 92, 56] },
  (p) => {
    p.limb('rust', '86,138 44,128 26,92', 40, 32).part('iron', '44,128 60,116 66,136 52,148', {
      tone: 1,
      s: 6,
      l: 4,
    });
    p.at({ x: 22, y: 58 }, () => {
      for (const r of [-120, -75, -30, 15, 60, 110])
        p.at({ turn: r }, () => spike(p, 'iron', 0, -26, 0, 22, 8));
      p.part('rust', '-30,2 -22,-24 2,-32 26,-20 32,4 20,26 -6,32 -24,22', { s: 16, l: 9, cut: 0.6 }).brush(
        '#57393a',
        ['-14,-8 0,-14 8,-6', '-4,10 10,6'],
        4,
      );
    });
    leg(p, 'rust', '100,218 88,250 86,274', 44, 34, { boot: 'rust', k: 1.05 });
    leg(p, 'rust', '150,216 164,250 168,272', 44, 32, { boot: 'rust', k: 1.1, o: { rim: 4 } });
    p.part(
      'rust',
      '92,190! 86,214 70,244! 98,238 110,252! 130,240 148,252! 164,236 190,240! 174,212 168,188!',
      { tone: 1, s: 14, l: 7, cut: 0.6 },
    )
      .part(PLATE, '76,126 66,160 84,196 104,212 134,216 164,208 180,188 188,152 174,118 128,106', {
        s: 34,
        l: 12,
        cut: 0.8,
        rim: 5,
      })
      .brush('#182a30', '128,110 132,160 128,214', 5);
    p.flat(INK, '148,166! 166,152 172,178! 160,196 146,188')
      .brush('#57393a', ['92,196 130,206 170,192'], 5)
      .brush('#e0a878', ['96,140 92,168 98,186', '150,120 156,136', '108,196 120,202'], 6);
    for (const [x, y] of [
      [96, 150],
      [126, 152],
      [96, 180],
      [128, 184],
    ] as const)
      p.dot('#57393a', x, y, 4);
    // where the other arm was: straps and dark
    p.part('iron', '164,118 196,124 204,152 182,160 164,146', { tone: 1, s: 9, l: 6 })
      .flat(INK, '182,140 202,138 202,156 186,160')
      .brush('#94592f', ['190,156 194,176 188,190', '198,154 206,168 204,180'], 5);
    p.part(PLATE, '70,140 74,106 108,98 120,122 106,148', { s: 15, l: 9, cut: 0.5 });
    p.at({ x: 146, y: 88, turn: 8, scale: 1.05 }, () => {
      p.part(PLATE, '-34,34! -36,-26 -22,-44 10,-48 32,-34 36,28! 20,40 -16,42', {
        s: 18,
        l: 9,
        cut: 0.7,
        rim: 3,
      });
      p.part('iron', '-38,-26! -8,-34 36,-28! 36,-18! -6,-22 -38,-14!', { tone: 1, s: 5, l: 3 }).part(
        'iron',
        '8,-46! 18,-44! 20,38! 10,40!',
        { tone: 1, s: 4, l: 3 },
      );
      p.flat(INK, '-26,-8! 8,-12! 8,0! -26,4!')
        .flat(INK, '20,-11! 36,-8! 36,4! 20,2!')
        .flat('#ffcf8a', '-4,-8! 6,-8! 6,-1! -4,-1!', { over: true })
        .flat('#ffcf8a', '23,-7! 32,-6! 32,0! 23,0!', { over: true })
        .glow('Red', 2, -4, 16)
        .glow('Red', 27, -3, 13);
      for (const [x, y] of [
        [-22, 16],
        [-12, 16],
        [-2, 16],
        [-22, 26],
        [-12, 26],
        [-2, 26],
        [26, 16],
        [26, 26],
      ] as const)
        p.dot(INK, x, y, 3);
      p.fur('moss', '-38,-20 -30,-48 -6,-54 -12,-36 -26,-24', { tuft: 8, every: 9, s: 5, l: 4 });
    });
  },
);
