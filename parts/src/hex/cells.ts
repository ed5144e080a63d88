import type { Cell, HexMap } from './map.ts';

/** Throws a RangeError when the map has no such cell; for names from outside ask `map.cells` instead. */
export function cellNamed(map: HexMap, name: string): Cell {
  const cell = map.cells.get(name);
  if (cell === undefined) throw new RangeError(`there is no cell ${name} on this map`);
  return cell;
}

/** NO_CELL at the edge of the map. */
export function neighbourOf(map: HexMap, cell: Cell, direction: number): Cell {
  return map.neighbours[cell * 6 + direction] as number;
}

export function cellDistance(map: HexMap, a: Cell, b: Cell): number {
  return map.distances[a * map.size + b] as number;
}

/** The distance counted around the map's holes and over its cells only; UNREACHABLE where no way leads. */
export function distanceAround(map: HexMap, a: Cell, b: Cell): number {
  return map.around[a * map.size + b] as number;
}

/** Where the ring at distance n begins in `map.rings`. For loops that must not allocate; n from 0. */
export function ringStart(map: HexMap, cell: Cell, n: number): number {
  const stride = map.diameter + 2;
  return map.ringStarts[cell * stride + Math.min(n, map.diameter + 1)] as number;
}

/** The cells at exactly this distance, clockwise from north-east. */
export function cellsOnRing(map: HexMap, centre: Cell, n: number): Cell[] {
  return slice(map, ringStart(map, centre, n), ringStart(map, centre, n + 1));
}

/** The cells at most this far away as the crow flies: the centre, then ring after ring, clockwise. */
export function cellsWithin(map: HexMap, centre: Cell, n: number): Cell[] {
  return slice(map, ringStart(map, centre, 0), ringStart(map, centre, n + 1));
}

function slice(map: HexMap, start: number, end: number): Cell[] {
  return Array.from({ length: end - start }, (_, i) => map.rings[start + i] as number);
}
