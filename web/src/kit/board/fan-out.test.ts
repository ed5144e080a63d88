import { describe, expect, it } from 'vitest';
import { type Box, fanOut } from './fan-out.ts';

const covers = (a: Box, b: Box): boolean =>
  (a.w + b.w) / 2 - Math.abs(a.x - b.x) > 0.5 && (a.h + b.h) / 2 - Math.abs(a.y - b.y) > 0.5;
const coveredIn = (boxes: readonly Box[]): number =>
  boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => covers(a, b))).length;

/** Figures on neighbouring hexes, each with a wide sign above it and a small one beside it. */
const pack: Box[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].flatMap((column) => {
    const x = column * 48 + (row % 2) * 24;
    const y = row * 31;
    return [
      { x: x + 14, y: y - 4, w: 27, h: 30 },
      { x, y: y - 44, w: 50, h: 25 },
    ];
  }),
);

describe('fanning out', () => {
  it('leaves nothing covered in a pack', () => {
    expect(coveredIn(pack)).toBeGreaterThan(10);
    expect(coveredIn(fanOut(pack))).toBe(0);
  });

  it('leaves alone what has room, and keeps the others near', () => {
    const apart = [
      { x: 0, y: 0, w: 20, h: 20 },
      { x: 60, y: 0, w: 20, h: 20 },
    ];
    expect(fanOut(apart)).toEqual(apart);
    fanOut(pack).forEach((box, i) => {
      const home = pack[i] ?? box;
      expect(Math.hypot(box.x - home.x, box.y - home.y)).toBeLessThan(70);
    });
  });

  it('makes way for what stays', () => {
    const face = { x: 0, y: 0, w: 20, h: 20, stays: true };
    const [there, sign] = fanOut([face, { x: 6, y: 2, w: 20, h: 20 }]);
    expect(there).toEqual(face);
    expect(sign && covers(face, sign)).toBe(false);
  });
});
