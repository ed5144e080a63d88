import { turned } from './direction.ts';
import type { Hex } from './hex.ts';
import type { Cell, HexMap } from './map.ts';

// From any cell, a hex is reached by a steps in the direction clockwise of the facing and b steps in the one
// counter-clockwise of it, in one way only: the facing itself is one of each. All areas here follow from a and b.

export type Arc = 'front' | 'right' | 'rear' | 'left';

/**
 * Which arc of a facing the cell lies in; undefined for the centre itself. Front and rear hold 2n - 1 hexes of the
 * ring at distance n, either flank n + 1.
 */
export function arcOf(map: HexMap, centre: Cell, facing: number, cell: Cell): Arc | undefined {
  const a = stepsClockwise(map, centre, facing, cell);
  const b = stepsCounter(map, centre, facing, cell);
  if (a > 0 && b > 0) return 'front';
  if (a < 0 && b < 0) return 'rear';
  if (a === 0 && b === 0) return undefined;
  return a >= 0 && b <= 0 ? 'right' : 'left';
}

/** Whether the cell lies in the 120 degrees ahead of the source: 2n + 1 hexes of the ring at distance n. */
export function isInCone(map: HexMap, source: Cell, facing: number, range: number, cell: Cell): boolean {
  const a = stepsClockwise(map, source, facing, cell);
  const b = stepsCounter(map, source, facing, cell);
  return a >= 0 && b >= 0 && a + b > 0 && Math.max(a, b) <= range;
}

/**
 * Whether the cell lies in the straight rows ahead of the source: the one that begins next to it, and so many to
 * either side. A width of 0 is a line.
 */
export function isInBand(map: HexMap, source: Cell, facing: number, width: number, cell: Cell): boolean {
  const a = stepsClockwise(map, source, facing, cell);
  const b = stepsCounter(map, source, facing, cell);
  return a >= 0 && b >= 0 && a + b > 0 && Math.abs(a - b) <= width;
}

/** The cells of a cone by rising index. */
export function coneCells(map: HexMap, source: Cell, facing: number, range: number): Cell[] {
  return cellsWhere(map, (cell) => isInCone(map, source, facing, range, cell));
}

/** The cells of a band by rising index. */
export function bandCells(map: HexMap, source: Cell, facing: number, width: number): Cell[] {
  return cellsWhere(map, (cell) => isInBand(map, source, facing, width, cell));
}

function stepsClockwise(map: HexMap, from: Cell, facing: number, to: Cell): number {
  const a = map.hexes[from] as Hex;
  const b = map.hexes[to] as Hex;
  const q = b.q - a.q;
  const r = b.r - a.r;
  const third = facing % 3;
  const along = third === 0 ? q : third === 1 ? q + r : r;
  return facing < 3 ? along : -along;
}

function stepsCounter(map: HexMap, from: Cell, facing: number, to: Cell): number {
  return stepsClockwise(map, from, turned(facing, -1), to);
}

function cellsWhere(map: HexMap, isIn: (cell: Cell) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < map.size; cell++) if (isIn(cell)) cells.push(cell);
  return cells;
}
