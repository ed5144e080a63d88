import { type Hex, hexName } from '@wyrdhall/parts';
import { centreOf, HEX_HEIGHT, type Point, WIDTH } from './hex.ts';

/** The corners of a hex around 0, 0. */
export function cornersOf(scale: number): Point[] {
  const w = (WIDTH / 2) * scale;
  const h = (HEX_HEIGHT / 2) * scale;
  return [
    { x: 0, y: -h },
    { x: w, y: -h / 2 },
    { x: w, y: h / 2 },
    { x: 0, y: h },
    { x: -w, y: h / 2 },
    { x: -w, y: -h / 2 },
  ];
}

/** The edge after each corner looks this way: NE, E, SE, SW, W, NW. */
const SIDES: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const key = ({ x, y }: Point): string => `${Math.round(x * 4)} ${Math.round(y * 4)}`;

/** The loops around a set of hexes: one around each group of them, and one around each hole. */
export function outlineOf(hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(hexName));
  const edges = new Map<string, Edge>();
  const corners = cornersOf(1);
  for (const hex of hexes) {
    const middle = centreOf(hex);
    SIDES.forEach((side, i) => {
      if (inside.has(hexName({ q: hex.q + side.q, r: hex.r + side.r }))) return;
      const at = (corner: number): Point => {
        const { x, y } = corners[corner % 6] ?? { x: 0, y: 0 };
        return { x: middle.x + x, y: middle.y + y };
      };
      edges.set(key(at(i)), { from: at(i), to: at(i + 1) });
    });
  }
  return loopsOf(edges);
}

function loopsOf(edges: Map<string, Edge>): Point[][] {
  const loops: Point[][] = [];
  for (let start = edges.keys().next().value; start !== undefined; start = edges.keys().next().value) {
    const loop: Point[] = [];
    for (let edge = edges.get(start); edge; edge = edges.get(start)) {
      edges.delete(start);
      loop.push(edge.from);
      start = key(edge.to);
    }
    loops.push(loop);
  }
  return loops;
}
