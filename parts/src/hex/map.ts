import { type Hex, hexName } from './hex.ts';
import { aroundTable, distanceTable, neighbourTable, ringTable } from './tables.ts';

/** A hex of one map by its index, 0 to size - 1, in the order in which the map lists its hexes. */
export type Cell = number;

const MAX_CELLS = 4096;

/** A board that never changes, with its geometry worked out: to look something up is to read an array. */
export interface HexMap {
  readonly size: number;
  readonly hexes: readonly Hex[];
  readonly names: readonly string[];
  readonly cells: ReadonlyMap<string, Cell>;
  /** The distance between the two cells furthest apart. */
  readonly diameter: number;
  /** [cell * 6 + direction]; NO_CELL at the edge. */
  readonly neighbours: ArrayLike<number>;
  /** [a * size + b]: as the crow flies. */
  readonly distances: ArrayLike<number>;
  /** [a * size + b]: step by step over cells of the map and through no hole, though a and b may lie in one. */
  readonly around: ArrayLike<number>;
  /** From [ringStart(map, cell, n)] to before [ringStart(map, cell, n + 1)]: the ring at distance n, clockwise. */
  readonly rings: ArrayLike<number>;
  readonly ringStarts: ArrayLike<number>;
}

/** Throws a RangeError for a map that is empty or too large, a hex listed twice, a hole that is no cell. */
export function hexMap(hexes: readonly Hex[], holes: readonly Hex[] = []): HexMap {
  const size = hexes.length;
  if (size === 0 || size > MAX_CELLS) throw new RangeError(`a map has 1 to ${MAX_CELLS} cells, not ${size}`);
  const names = hexes.map(hexName);
  const cells = new Map<string, Cell>();
  names.forEach((name, cell) => {
    if (!/^-?\d+_-?\d+$/.test(name)) throw new RangeError(`cell ${name} has no whole coordinates`);
    if (cells.has(name)) throw new RangeError(`cell ${name} is listed twice`);
    cells.set(name, cell);
  });
  const isHole = new Uint8Array(size);
  for (const hole of holes) {
    const cell = cells.get(hexName(hole));
    if (cell === undefined) throw new RangeError(`hole ${hexName(hole)} is not a cell of the map`);
    isHole[cell] = 1;
  }
  const neighbours = neighbourTable(hexes);
  const distances = distanceTable(hexes);
  const diameter = distances.reduce((a, b) => Math.max(a, b), 0);
  return {
    size,
    hexes: hexes.map(({ q, r }) => ({ q, r })),
    names,
    cells,
    diameter,
    neighbours,
    distances,
    around: aroundTable(neighbours, isHole),
    ...ringTable(hexes, diameter),
  };
}
