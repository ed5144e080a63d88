export interface Point {
  readonly x: number;
  readonly y: number;
  /** A corner: the line breaks here. */
  readonly hard?: boolean;
}

/** Round the ring, as often as needed. */
export function ringAt<T>(ring: readonly T[], i: number): T {
  const n = ring.length;
  const found = ring[((i % n) + n) % n];
  if (found === undefined) throw new Error('An outline without points.');
  return found;
}

const lineAt = <T>(line: readonly T[], i: number): T =>
  ringAt(line, Math.max(0, Math.min(line.length - 1, i)));

/** "x,y x,y! …": points that a line runs through; "!" makes a corner. */
export function parse(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = Number.NaN, y = Number.NaN] = word.replace('!', '').split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`'${word}' is not a point.`);
      return { x, y, hard: word.endsWith('!') };
    });
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The way from a to b, of length 1. */
export function direction(a: Point, b: Point): Point {
  const l = distance(a, b) || 1;
  return { x: (b.x - a.x) / l, y: (b.y - a.y) / l };
}

/** The way the line runs at its point i. */
export const tangent = (line: readonly Point[], i: number): Point =>
  direction(lineAt(line, i - 1), lineAt(line, i + 1));

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, p, i) => sum + p.x * ringAt(ring, i + 1).y - ringAt(ring, i + 1).x * p.y, 0) / 2;
}

/** All outlines run the same way around, from the same first point. */
export function oriented(ring: readonly Point[]): readonly Point[] {
  return area(ring) < 0 ? [ringAt(ring, 0), ...ring.slice(1).reverse()] : ring;
}

export interface Curve {
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
  readonly straight: boolean;
}

const HANDLE = 0.36;

/** Bezier curves of a line through points. */
export function spline(points: readonly Point[], closed: boolean): Curve[] {
  const at = closed ? ringAt : lineAt;
  return Array.from({ length: closed ? points.length : points.length - 1 }, (_, i) => {
    const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    const reach = distance(b, c) * HANDLE;
    const out = b.hard ? direction(b, c) : direction(a, c);
    const into = c.hard ? direction(b, c) : direction(b, d);
    return {
      c1: { x: b.x + out.x * reach, y: b.y + out.y * reach },
      c2: { x: c.x - into.x * reach, y: c.y - into.y * reach },
      to: c,
      straight: b.hard === true && c.hard === true,
    };
  });
}

/** The same line as short steps. */
export function flatten(points: readonly Point[], closed: boolean, step = 4): Point[] {
  const out: Point[] = [];
  let from = ringAt(points, 0);
  for (const { c1, c2, to } of spline(points, closed)) {
    const n = Math.max(2, Math.ceil(distance(from, to) / step));
    for (let i = 0; i < n; i++) {
      const t = i / n;
      const u = 1 - t;
      const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      out.push({
        x: k0 * from.x + k1 * c1.x + k2 * c2.x + k3 * to.x,
        y: k0 * from.y + k1 * c1.y + k2 * c2.y + k3 * to.y,
      });
    }
    from = to;
  }
  if (!closed) out.push(from);
  return out;
}

/** Leaves out points that nobody would miss (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [line[0], line.at(-1)];
  if (!a || !b || line.length < 3) return [...line];
  const l = distance(a, b);
  let far = 0;
  let index = 0;
  line.slice(1, -1).forEach((p, i) => {
    const off = l
      ? Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / l
      : Math.hypot(p.x - a.x, p.y - a.y);
    if (off > far) [far, index] = [off, i + 1];
  });
  if (far < tolerance) return [a, b];
  return [
    ...simplify(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(index), tolerance),
  ];
}

export function within(ring: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  ring.forEach((p, i) => {
    const q = ringAt(ring, i - 1);
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) odd = !odd;
  });
  return odd;
}

const FARTHEST = 400;

/** How far it is from p in a direction to the other side of the outline. */
export function room(ring: readonly Point[], p: Point, way: Point): number {
  let best = FARTHEST;
  ring.forEach((a, i) => {
    const b = ringAt(ring, i + 1);
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const den = way.x * ey - way.y * ex;
    if (Math.abs(den) < 1e-6) return;
    const t = ((a.x - p.x) * ey - (a.y - p.y) * ex) / den;
    const u = ((a.x - p.x) * way.y - (a.y - p.y) * way.x) / den;
    if (t > 2 && t < best && u >= 0 && u <= 1) best = t;
  });
  return best;
}
