import { INK, type Material, tones } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';

/** A spike from its foot, pointing up; turn it. */
export const spike = (p: Pen, m: Material, x: number, y: number, turn: number, len = 24, w = 8): Pen =>
  p.at({ x, y, turn }, () =>
    p.part(m, `${-w},4! ${-w * 0.3},${-len * 0.5} 0,${-len}! ${w * 0.6},${-len * 0.45} ${w},4!`, {
      s: w * 0.6,
      l: w * 0.35,
      cut: 0,
    }),
  );

type Fang = readonly [x: number, y: number, turn?: number, scale?: number];

export function fangs(p: Pen, list: readonly Fang[], m: Material = 'bone'): void {
  for (const [x, y, turn = 0, scale = 1] of list)
    p.at({ x, y, turn, scale }, () => p.part(m, '-5,3! 0,-18! 6,3!', { s: 4, l: 2, cut: 0, ink: 2.2 }));
}

interface ChainOptions {
  readonly k?: number;
  readonly m?: Material;
  readonly step?: number;
}

/** Links of a chain along straight runs. */
export function chain(
  p: Pen,
  points: readonly (readonly [number, number])[],
  options: ChainOptions = {},
): void {
  const { k = 1, m = 'iron', step = 17 } = options;
  let n = 0;
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] ?? [bx, by];
    const links = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (step * k)));
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90;
    for (let j = 0; j < links; j++, n++) {
      const t = (j + 0.5) / links;
      const edge = n % 2 === 1;
      p.at({ x: ax + (bx - ax) * t, y: ay + (by - ay) * t, turn, scale: k, wide: edge ? 0.5 : 1 }, () => {
        p.part(m, '-8,-13 8,-13 10,0 8,13 -8,13 -10,0', { s: 5, l: 3, cut: 0, ink: 2.4 });
        if (!edge) p.flat(INK, '-3,-7 3,-7 4,7 -3,7');
      });
    }
  });
}

/** A die with pips on three faces, corner up. */
export function die(
  p: Pen,
  x: number,
  y: number,
  s = 1,
  turn = 0,
  m: Material = 'bone',
  pip: string = INK,
): void {
  const [lit, , shadow] = tones(m);
  p.at({ x, y, turn, scale: s }, () => {
    p.part(m, '-20,-12! 2,-20! 22,-10! 21,14! -1,24! -21,13!', { s: 0, l: 0, cut: 0 });
    p.flat(lit, '-20,-12! 2,-20! 22,-10! 0,-2!').flat(shadow, '0,-2! 22,-10! 21,14! -1,24!');
    p.brush(INK, ['-20,-12 0,-2 22,-10', '0,-2 -1,24'], 2.2, { from: 1, to: 1 });
    p.dot(pip, -14, -3, 2.4).dot(pip, -7, 12, 2.4).dot(pip, -10, 5, 2.4);
    p.dot(pip, 7, 3, 2).dot(pip, 15, 0, 2).dot(pip, 6, 14, 2).dot(pip, 14, 11, 2).dot(pip, 1, -11, 2.6);
  });
}
