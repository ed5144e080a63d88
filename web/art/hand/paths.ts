import { type Point, ringAt, spline } from './geometry.ts';

// Paths in few bytes: whole numbers, each from where the last one ended.

const whole = ({ x, y }: Point): [number, number] => [Math.round(x), Math.round(y)];
const join = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

export function curvePath(points: readonly Point[], closed: boolean): string {
  let [x, y] = whole(ringAt(points, 0));
  let path = `M${x} ${y}`;
  let last = '';
  for (const { c1, c2, to, straight } of spline(points, closed)) {
    const [ex, ey] = whole(to);
    const [[ax, ay], [bx, by]] = [whole(c1), whole(c2)];
    const step = straight ? 'l' : 'c';
    const numbers = straight ? [ex - x, ey - y] : [ax - x, ay - y, bx - x, by - y, ex - x, ey - y];
    path += (step === last ? ((numbers[0] ?? 0) < 0 ? '' : ' ') : step) + join(numbers);
    [x, y, last] = [ex, ey, step];
  }
  return closed ? `${path}z` : path;
}

/** Straight lines; nothing at all where all points fall on one. */
export function polyPath(points: readonly Point[]): string {
  let [x, y] = whole(ringAt(points, 0));
  let path = `M${x} ${y}l`;
  let first = true;
  for (const p of points.slice(1)) {
    const [px, py] = whole(p);
    const [dx, dy] = [px - x, py - y];
    if (dx === 0 && dy === 0) continue;
    path += (first || dx < 0 ? '' : ' ') + join([dx, dy]);
    [x, y, first] = [px, py, false];
  }
  return first ? '' : `${path}z`;
}
