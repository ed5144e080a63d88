import { figure } from '../../hand/figure.ts';
import type { Material } from '../../hand/materials.ts';
import { INK } from '../../hand/materials.ts';

/** One is a nuisance. It is never one. */
export const cellarRats = figure(
  'cellar-rats',
  { side: 'wild', facing: 'left', face: [162, 196, 66] },
  (p) => {
    const rat = (fur: Material, gape: boolean) => {
      p.limb('ruddy', '-66,10 -96,16 -112,-8 -104,-34', 9, 3, { s: 3, l: 1 });
      p.fur(fur, '-70,14 -64,-26 -26,-44 16,-34 30,-8 20,24 -30,30', {
        tuft: 9,
        every: 12,
        hang: [-0.9, 0.4],
        s: 20,
        l: 9,
        rim: 4,
      });
      p.limb('ruddy', '-40,24 -36,34 -26,36', 9, 5, { s: 3 }).limb('ruddy', '8,22 16,34 26,34', 9, 5, {
        s: 3,
      });
      p.part('ruddy', '-2,-30 -6,-52 10,-60 22,-48 16,-30', { s: 6, l: 4, cut: 0 }).part(
        'ruddy',
        '22,-32 28,-50 42,-50 44,-36 34,-26',
        { s: 5, l: 3, cut: 0 },
      );
      if (gape)
        p.part(fur, '24,6 50,14 62,12! 52,24 26,20', { s: 5, l: 2 })
          .flat('#5a0f1c', '28,0! 60,2! 54,14 32,12')
          .flat('#fff1c8', '58,2! 54,14! 50,3!')
          .flat('#fff1c8', '52,14! 50,6! 46,13!');
      p.part(fur, '2,-14 10,-34 34,-38 54,-22 74,-6 70,4! 40,6 14,10', { s: 11, l: 7, cut: 0.4 }).dot(
        '#d9707a',
        72,
        -5,
        4.5,
      );
      if (!gape) p.flat('#fff1c8', '64,4! 62,15! 57,5!');
      p.flat(INK, '28,-24! 42,-24 46,-15 32,-14')
        .dot('#ff8a5a', 38, -18, 3.8, { over: true })
        .glow('Red', 38, -18, 13)
        .brush(INK, ['24,-27 36,-28 48,-18'], 3.4)
        .brush('#cfa877', ['62,0 84,-10', '62,3 86,6'], 2);
    };
    p.at({ x: 92, y: 122, turn: -58, scale: 1.08 }, () => rat('ash', true));
    p.at({ x: 62, y: 216, turn: 14, scale: 1, flip: true }, () => rat('fur', false));
    p.at({ x: 200, y: 168, turn: -22, scale: 0.84 }, () => rat('grey', false));
    p.at({ x: 138, y: 240, turn: 2, scale: 1.34 }, () => rat('darkfur', true));
  },
);
