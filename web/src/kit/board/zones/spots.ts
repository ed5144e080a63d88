import type { Point } from '../hex.ts';
import { depthIn, type Polygon } from './polygon.ts';

interface Room {
  readonly shape: Polygon;
  readonly middle: Point;
}

interface Standing {
  readonly id: string;
  /** Where they would rather stand: from the middle, in units of the board. */
  readonly towards: Point;
}

interface Needs {
  /** How far apart they stand, beside and behind each other. */
  readonly wide: number;
  readonly deep: number;
  /** How far from the edge. */
  readonly edge: number;
  /** Where nobody stands: a name, a well. */
  readonly taken?: readonly {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  }[];
}

const CROWDED = 0.86;
const ROUNDS = 8;

/** All places in a room where somebody could stand, in rows that are set off against each other. */
function grid({ shape, middle }: Room, { wide, deep, edge, taken = [] }: Needs): Point[] {
  const xs = shape.map(({ x }) => x);
  const ys = shape.map(({ y }) => y);
  const spots: Point[] = [];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const rows = Math.ceil((bottom - top) / deep);
  const columns = Math.ceil((right - left) / wide);
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = middle.x + (column + (row % 2 === 0 ? 0 : 0.5)) * wide;
      const y = middle.y + row * deep;
      const isFree = taken.every((box) => Math.abs(x - box.x) > box.w / 2 || Math.abs(y - box.y) > box.h / 2);
      if (isFree && depthIn(shape, { x, y }) > edge) spots.push({ x, y });
    }
  }
  return spots;
}

/** A place for each: near where they want to stand, nobody in another's; closer together where there is no room. */
export function spotsIn(room: Room, who: readonly Standing[], needs: Needs): ReadonlyMap<string, Point> {
  let { wide, deep, edge } = needs;
  let free = grid(room, needs);
  for (let round = 0; round < ROUNDS && free.length < who.length; round++) {
    [wide, deep, edge] = [wide * CROWDED, deep * CROWDED, edge * CROWDED];
    free = grid(room, { ...needs, wide, deep, edge, ...(round > 3 && { taken: [] }) });
  }
  const spots = new Map<string, Point>();
  for (const { id, towards } of who) {
    const wish = { x: room.middle.x + towards.x, y: room.middle.y + towards.y };
    const far = ({ x, y }: Point) => Math.hypot(x - wish.x, (y - wish.y) * 1.3);
    const best = free.reduce<Point | undefined>((a, b) => (a && far(a) <= far(b) ? a : b), undefined);
    spots.set(id, best ?? wish);
    if (best) free = free.filter((spot) => spot !== best);
  }
  return spots;
}

/** Where a word of this width fits lowest in a room, above its edge. */
export function lowestLine({ shape, middle }: Room, width: number, edge: number): Point {
  const bottom = Math.max(...shape.map(({ y }) => y));
  for (let y = bottom - edge; y > middle.y; y -= 4) {
    const { left, right } = spanAt(shape, y);
    if (right - left < width + 16) continue;
    const x = Math.min(right - width / 2 - 8, Math.max(left + width / 2 + 8, middle.x));
    return { x, y };
  }
  return { x: middle.x, y: bottom - edge };
}

/** From where to where a line at this height runs inside. */
function spanAt(shape: Polygon, y: number): { left: number; right: number } {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length] as Point;
    if (p.y <= y === q.y <= y) return;
    const x = p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  });
  return { left, right };
}
