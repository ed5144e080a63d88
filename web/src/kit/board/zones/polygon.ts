import type { Point } from '../hex.ts';

export type Polygon = readonly Point[];

/** All points with a·x + b·y ≤ c. */
export interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** What of a convex polygon lies on one side of a line. */
export function cut(polygon: Polygon, { a, b, c }: HalfPlane): Point[] {
  const kept: Point[] = [];
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Point;
    const [here, there] = [a * from.x + b * from.y - c, a * to.x + b * to.y - c];
    if (here <= 0) kept.push(from);
    if (here < 0 !== there < 0 && here !== there) {
      const t = here / (here - there);
      if (t > 0 && t < 1) kept.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    }
  });
  return kept;
}

/** Twice the area, and the middle of gravity. */
function measure(polygon: Polygon): { twice: number; middle: Point } {
  let [twice, x, y] = [0, 0, 0];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const cross = p.x * q.y - q.x * p.y;
    twice += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  const [first = { x: 0, y: 0 }] = polygon;
  return { twice, middle: twice === 0 ? first : { x: x / (3 * twice), y: y / (3 * twice) } };
}

export const areaOf = (polygon: Polygon): number => Math.abs(measure(polygon).twice) / 2;
export const middleOf = (polygon: Polygon): Point => measure(polygon).middle;

/** How far inside a convex polygon a point lies; below 0 it lies outside. */
export function depthIn(polygon: Polygon, { x, y }: Point): number {
  let depth = Number.POSITIVE_INFINITY;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const long = Math.hypot(q.x - p.x, q.y - p.y);
    if (long > 0.01) depth = Math.min(depth, ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / long);
  });
  return depth;
}

/** A box with very round corners, drawn clockwise as the screen sees it. */
export function roundedBox(width: number, height: number, margin: number, steps = 72): Point[] {
  const [rx, ry] = [width / 2 - margin, height / 2 - margin];
  return Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const far = (Math.abs(x) ** 4 + Math.abs(y) ** 4) ** -0.25;
    return { x: width / 2 + rx * x * far, y: height / 2 + ry * y * far };
  });
}

export const pointsOf = (polygon: Polygon): string =>
  polygon.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
