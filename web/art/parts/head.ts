import { INK, type Material, tones } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';

/** A cowl around a head at 0,0; draw its back before the face and its brim after it. */
export const hood = {
  back: (p: Pen, cloth: Material): Pen =>
    p
      .part(cloth, '-40,40 -48,0 -34,-42 0,-62! 30,-44 42,-10 38,34 20,50 -20,52', { s: 20, d: 8, l: 10 })
      .flat(INK, '-24,30 -30,-6 -18,-34 6,-44 26,-32 33,-6 28,26'),
  brim: (p: Pen, cloth: Material): Pen =>
    p.part(cloth, '-30,44 -38,4 -24,-38 4,-52 28,-38 36,-14! 26,-28 6,-36 -14,-24 -24,4 -18,40! -22,54', {
      s: 8,
      l: 7,
      cut: 0.4,
    }),
};

export function horn(p: Pen, material: Material = 'bone', length = 44, bend = 18): void {
  p.limb(material, `0,0 ${bend * 0.9},${-length * 0.45} ${bend * 0.4},${-length}`, 17, 1, {
    s: 8,
    l: 4,
    cut: 0.3,
  });
  p.brush(tones(material)[2], ['-6,-6 2,-3 11,-7', '0,-16 8,-12 17,-16'], 2.4);
}

export function tusk(p: Pen, size = 1): void {
  p.at({ scale: size }, () =>
    p.part('bone', '-5,4 -6,-8 -2,-20! 4,-10 6,4', { s: 5, l: 3, cut: 0, ink: 2.4 }),
  );
}

export function crown(p: Pen, metal: Material = 'gold', gem = '#d8342a'): void {
  p.part(metal, '-30,0! -36,-30! -19,-15! -13,-40! 0,-18! 14,-42! 20,-16! 38,-32! 32,0! 0,7', {
    s: 10,
    d: 4,
    l: 6,
    cut: 0.2,
  });
  p.dot(gem, 0, -5, 4.5).dot(gem, -19, -5, 3).dot(gem, 20, -6, 3);
}
