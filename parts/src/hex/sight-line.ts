import { type Hex, hexDistance } from './hex.ts';
import { hexLine } from './line.ts';

/** A point of a plane in which centres and corners of all hexes are whole: q and r lie at (3, 1) and (0, 2). */
interface Point {
  readonly x: number;
  readonly y: number;
}

const CORNERS: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];
const ORIGIN: Hex = { q: 0, r: 0 };

/**
 * The two ends of the line of sight, in fractions of hexes: the centres of two hexes in one straight row, else the two
 * corners nearest to each other. There is only one such pair of corners.
 */
export function sightLine(from: Hex, to: Hex): readonly [Hex, Hex] {
  if (isStraight(from, to)) return [from, to];
  const [a, b] = nearestCorners(from, to);
  return [hexAt(a), hexAt(b)];
}

/**
 * The hexes that the line of sight from the origin touches, if only at a corner, apart from the two that it connects;
 * nearest to the origin first.
 */
export function hexesTouched(to: Hex): readonly Hex[] {
  if (isStraight(ORIGIN, to)) return hexLine(ORIGIN, to).slice(1, -1);
  const [start, end] = nearestCorners(ORIGIN, to);
  const touched: Hex[] = [];
  for (let q = Math.min(0, to.q) - 1; q <= Math.max(0, to.q) + 1; q++) {
    for (let r = Math.min(0, to.r) - 1; r <= Math.max(0, to.r) + 1; r++) {
      const isEnd = (q === 0 && r === 0) || (q === to.q && r === to.r);
      if (!isEnd && touches(start, end, centreOf({ q, r }))) touched.push({ q, r });
    }
  }
  return touched.sort((a, b) => hexDistance(ORIGIN, a) - hexDistance(ORIGIN, b));
}

/** Whether the hexes lie in one of the six straight rows from each other. */
function isStraight(a: Hex, b: Hex): boolean {
  return a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r;
}

function nearestCorners(from: Hex, to: Hex): readonly [Point, Point] {
  let nearest: readonly [Point, Point] = [centreOf(from), centreOf(to)];
  let least = Infinity;
  for (const a of cornersOf(from)) {
    for (const b of cornersOf(to)) {
      const distance = (a.x - b.x) ** 2 + 3 * (a.y - b.y) ** 2;
      if (distance >= least) continue;
      least = distance;
      nearest = [a, b];
    }
  }
  return nearest;
}

/** Whether a line and a hex have a point in common: no side of the hex and not the line itself keeps them apart. */
function touches(start: Point, end: Point, centre: Point): boolean {
  const a = { x: start.x - centre.x, y: start.y - centre.y };
  const b = { x: end.x - centre.x, y: end.y - centre.y };
  if (isApart(a.y, b.y, 1) || isApart(a.x + a.y, b.x + b.y, 2) || isApart(a.x - a.y, b.x - b.y, 2))
    return false;
  const sides = CORNERS.map((corner) => (b.x - a.x) * (corner.y - a.y) - (b.y - a.y) * (corner.x - a.x));
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

function isApart(a: number, b: number, width: number): boolean {
  return Math.min(a, b) > width || Math.max(a, b) < -width;
}

function centreOf({ q, r }: Hex): Point {
  return { x: 3 * q, y: q + 2 * r };
}

function cornersOf(hex: Hex): Point[] {
  const centre = centreOf(hex);
  return CORNERS.map((corner) => ({ x: centre.x + corner.x, y: centre.y + corner.y }));
}

function hexAt({ x, y }: Point): Hex {
  const q = x / 3;
  return { q, r: (y - q) / 2 };
}
