import { UNREACHABLE } from '../graph/reach.ts';
import { HEX_DIRECTIONS, type Hex, hexDistance } from './hex.ts';
import { walkRing } from './ring.ts';

/** No neighbour in that direction. */
export const NO_CELL = -1;

/** [cell * 6 + direction] */
export function neighbourTable(hexes: readonly Hex[]): Int16Array {
  const cellAt = cellFinder(hexes);
  const table = new Int16Array(hexes.length * 6);
  hexes.forEach((hex, cell) => {
    HEX_DIRECTIONS.forEach((step, direction) => {
      table[cell * 6 + direction] = cellAt(hex.q + step.q, hex.r + step.r);
    });
  });
  return table;
}

/** [a * size + b] */
export function distanceTable(hexes: readonly Hex[]): Uint8Array {
  const size = hexes.length;
  const table = new Uint8Array(size * size);
  hexes.forEach((from, a) => {
    hexes.forEach((to, b) => {
      table[a * size + b] = storable(hexDistance(from, to));
    });
  });
  return table;
}

/** [a * size + b]: the fewest steps over cells that exist; none but the first and the last may be a hole. */
export function aroundTable(neighbours: Int16Array, isHole: Uint8Array): Uint8Array {
  const size = isHole.length;
  const table = new Uint8Array(size * size).fill(UNREACHABLE);
  const queue = new Int16Array(size);
  for (let start = 0; start < size; start++) {
    const row = start * size;
    table[row + start] = 0;
    queue[0] = start;
    let found = 1;
    for (let next = 0; next < found; next++) {
      const cell = queue[next] as number;
      if (isHole[cell] === 1 && cell !== start) continue;
      const steps = storable((table[row + cell] as number) + 1);
      for (let side = cell * 6; side < cell * 6 + 6; side++) {
        const neighbour = neighbours[side] as number;
        if (neighbour === NO_CELL || table[row + neighbour] !== UNREACHABLE) continue;
        table[row + neighbour] = steps;
        queue[found++] = neighbour;
      }
    }
  }
  return table;
}

/**
 * For each cell, all cells ring after ring, each ring clockwise. `ringStarts[cell * stride + n]` is where ring n
 * begins in `rings`; the last of a cell's stride is where its rings end.
 */
export function ringTable(
  hexes: readonly Hex[],
  diameter: number,
): { rings: Int16Array; ringStarts: Int32Array } {
  const cellAt = cellFinder(hexes);
  const size = hexes.length;
  const stride = diameter + 2;
  const rings = new Int16Array(size * size);
  const ringStarts = new Int32Array(size * stride);
  let end = 0;
  hexes.forEach((hex, cell) => {
    for (let n = 0; n <= diameter; n++) {
      ringStarts[cell * stride + n] = end;
      walkRing(hex, n, (q, r) => {
        const found = cellAt(q, r);
        if (found !== NO_CELL) rings[end++] = found;
      });
    }
    ringStarts[cell * stride + diameter + 1] = end;
  });
  return { rings, ringStarts };
}

/** Finds cells by coordinates; NO_CELL where there is none. */
export function cellFinder(hexes: readonly Hex[]): (q: number, r: number) => number {
  const rows = new Map<number, Map<number, number>>();
  hexes.forEach(({ q, r }, cell) => {
    const row = rows.get(r) ?? new Map<number, number>();
    rows.set(r, row.set(q, cell));
  });
  return (q, r) => rows.get(r)?.get(q) ?? NO_CELL;
}

function storable(distance: number): number {
  if (distance >= UNREACHABLE) throw new RangeError(`cells of a map are at most ${UNREACHABLE - 1} apart`);
  return distance;
}
