import { isTown, map, nameOf, TOWN } from '@wyrdhall/grimheim';
import { type Cell, type Hex, hexName } from '@wyrdhall/parts';
import type { BoardCell } from '../../kit/board/cell.ts';
import { centreOf as boardCentre, HEX_HEIGHT, WIDTH } from '../../kit/board/hex.ts';

export type Spot = readonly [x: number, y: number];

const MIDDLE = boardCentre(map.hexes[TOWN] ?? { q: 9, r: 9 });
/** The painted land lies around the middle of the town; the board counts from its own corner. */
export const ORIGIN: Spot = [MIDDLE.x, MIDDLE.y];

/** The middle of an area, from the middle of the town. */
export function centreOf(at: Cell | Hex): Spot {
  const hex = typeof at === 'number' ? (map.hexes[at] ?? { q: 9, r: 9 }) : at;
  const { x, y } = boardCentre(hex);
  return [x - MIDDLE.x, y - MIDDLE.y];
}

export function cornersOf(scale: number): Spot[] {
  const w = (WIDTH / 2) * scale;
  const h = (HEX_HEIGHT / 2) * scale;
  return [
    [0, -h],
    [w, -h / 2],
    [w, h / 2],
    [0, h],
    [-w, h / 2],
    [-w, -h / 2],
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

/** The loops around a set of areas. */
export function outlineOf(areas: readonly Cell[]): Spot[][] {
  const inside = new Set(areas.map((at) => map.names[at]));
  const edges = new Map<string, { readonly from: Spot; readonly to: Spot }>();
  const key = ([x, y]: Spot) => `${Math.round(x * 4)} ${Math.round(y * 4)}`;
  const corners = cornersOf(1);
  for (const at of areas) {
    const hex = map.hexes[at];
    if (!hex) continue;
    const [x, y] = centreOf(at);
    SIDES.forEach((side, i) => {
      if (inside.has(hexName({ q: hex.q + side.q, r: hex.r + side.r }))) return;
      const a = corners[i] ?? [0, 0];
      const b = corners[(i + 1) % 6] ?? [0, 0];
      const from: Spot = [x + a[0], y + a[1]];
      edges.set(key(from), { from, to: [x + b[0], y + b[1]] });
    });
  }
  return loopsOf(edges, key);
}

function loopsOf(
  edges: Map<string, { readonly from: Spot; readonly to: Spot }>,
  key: (spot: Spot) => string,
): Spot[][] {
  const loops: Spot[][] = [];
  for (let start = edges.keys().next().value; start !== undefined; start = edges.keys().next().value) {
    const loop: Spot[] = [];
    for (let edge = edges.get(start); edge; edge = edges.get(start)) {
      edges.delete(start);
      loop.push(edge.from);
      start = key(edge.to);
    }
    loops.push(loop);
  }
  return loops;
}

export const townAreas: readonly Cell[] = map.names.flatMap((_, at) => (isTown(at) ? [at] : []));
export const townLoop: readonly Spot[] = outlineOf(townAreas)[0] ?? [];

const townHexes = townAreas.flatMap((at) => map.hexes[at] ?? []);
const townShape = townLoop.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The areas as the board knows them; the town is one of them. */
export const cells: readonly BoardCell[] = map.names.flatMap((_, at): BoardCell[] => {
  const hex = map.hexes[at];
  if (!hex || (isTown(at) && at !== TOWN)) return [];
  const cell = { id: nameOf(at), hex };
  return [at === TOWN ? { ...cell, hexes: townHexes, shape: townShape } : cell];
});
