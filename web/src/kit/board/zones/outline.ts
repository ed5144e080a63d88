import type { Point } from '../hex.ts';
import type { Polygon } from './polygon.ts';

/** A number from 0 to 1 that is always the same for the same three. */
export function chance(x: number, y: number, salt: number): number {
  let n = (Math.round(x * 8) * 374761393 + Math.round(y * 8) * 668265263 + salt * 1442695041) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Cuts off the corners, once for each round. */
function rounded(polygon: Polygon, rounds: number): Polygon {
  if (rounds === 0) return polygon;
  const softer = polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    return [
      { x: p.x * 0.78 + q.x * 0.22, y: p.y * 0.78 + q.y * 0.22 },
      { x: p.x * 0.22 + q.x * 0.78, y: p.y * 0.22 + q.y * 0.78 },
    ];
  });
  return rounded(softer, rounds - 1);
}

/** An edge as a hand would break it: round corners, and each stone of it a little farther out or in. */
export function ragged(polygon: Polygon, { step = 15, jitter = 2.6, salt = 1 } = {}): Point[] {
  return rounded(polygon, 2).flatMap((p, i, all) => {
    const q = all[(i + 1) % all.length] as Point;
    const long = Math.hypot(q.x - p.x, q.y - p.y);
    const n = Math.max(1, Math.round(long / step));
    return Array.from({ length: n }, (_, k) => {
      const [x, y] = [p.x + ((q.x - p.x) * k) / n, p.y + ((q.y - p.y) * k) / n];
      const off = (chance(x, y, salt) - 0.5) * 2 * jitter;
      return long < 1 ? { x, y } : { x: x + ((q.y - p.y) / long) * off, y: y - ((q.x - p.x) / long) * off };
    });
  });
}

/** Every corner drawn in towards the middle by so much. */
export const shrunk = (polygon: Polygon, middle: Point, by: number): Point[] =>
  polygon.map(({ x, y }) => {
    const far = Math.hypot(x - middle.x, y - middle.y);
    const k = far > by ? 1 - by / far : 1;
    return { x: middle.x + (x - middle.x) * k, y: middle.y + (y - middle.y) * k };
  });
