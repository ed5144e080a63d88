import { describe, expect, it } from 'vitest';
import { arcOf, bandCells, coneCells, isInBand, isInCone } from './arc.ts';
import { cellDistance, cellNamed, cellsOnRing, neighbourOf } from './cells.ts';
import { turned, turnHex } from './direction.ts';
import { hexName } from './hex.ts';
import { type Cell, type HexMap, hexMap } from './map.ts';
import { hexDisc } from './ring.ts';
import { NO_CELL } from './tables.ts';

const ORIGIN = { q: 0, r: 0 };
const board = hexMap(hexDisc(ORIGIN, 8));
const centre = cellNamed(board, '0_0');
const FACINGS = [0, 1, 2, 3, 4, 5];
const count = <T>(items: readonly T[], item: T) => items.filter((each) => each === item).length;
const names = (map: HexMap, cells: readonly Cell[]) => cells.map((cell) => map.names[cell]).sort();

describe.each(FACINGS)('arcs of a figure that faces %i', (facing) => {
  it('are, next to it: ahead the front, behind the rear, two flanks on either side', () => {
    const around = FACINGS.map((turns) => neighbourOf(board, centre, turned(facing, turns)));
    expect(around.map((cell) => arcOf(board, centre, facing, cell))).toEqual([
      ...['front', 'right', 'right', 'rear', 'left', 'left'],
    ]);
    expect(arcOf(board, centre, facing, centre)).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('share the ring at distance %i', (n) => {
    const arcs = cellsOnRing(board, centre, n).map((cell) => arcOf(board, centre, facing, cell));
    expect(count(arcs, 'front')).toBe(2 * n - 1);
    expect(count(arcs, 'rear')).toBe(2 * n - 1);
    expect(count(arcs, 'left')).toBe(n + 1);
    expect(count(arcs, 'right')).toBe(n + 1);
  });

  it('of the front are what steps ahead and to both sides of ahead lead to', () => {
    const front = spread(board, [neighbourOf(board, centre, facing)], [-1, 0, 1], facing);
    board.names.forEach((_, cell) => {
      expect(arcOf(board, centre, facing, cell) === 'front').toBe(front.has(cell));
    });
  });

  it('turn with the figure', () => {
    board.hexes.forEach((hex, cell) => {
      const turnedCell = cellNamed(board, hexName(turnHex(hex, facing)));
      expect(arcOf(board, centre, facing, turnedCell)).toBe(arcOf(board, centre, 0, cell));
    });
  });
});

describe.each(FACINGS)('a cone towards %i', (facing) => {
  it('holds 15 hexes at range 3', () => {
    expect(coneCells(board, centre, facing, 3)).toHaveLength(15);
  });

  it.each([1, 2, 5, 8])('ends at range %i and widens by two hexes a ring', (range) => {
    const cells = coneCells(board, centre, facing, range);
    for (let n = 0; n <= 8; n++) {
      const ring = cells.filter((cell) => cellDistance(board, centre, cell) === n);
      expect(ring).toHaveLength(n === 0 || n > range ? 0 : 2 * n + 1);
    }
  });

  it('is what steps ahead and to both sides of ahead lead to', () => {
    const cone = spread(board, [centre], [-1, 0, 1], facing);
    board.names.forEach((_, cell) => {
      expect(isInCone(board, centre, facing, 99, cell)).toBe(cone.has(cell) && cell !== centre);
    });
  });
});

describe.each(FACINGS)('a band towards %i', (facing) => {
  it('without width is a line to the edge', () => {
    const line = spread(board, [neighbourOf(board, centre, facing)], [0], facing);
    expect(names(board, bandCells(board, centre, facing, 0))).toEqual(names(board, [...line]));
  });

  it('of width 1 is three rows, from the three hexes ahead', () => {
    const starts = [-1, 0, 1].map((turns) => neighbourOf(board, centre, turned(facing, turns)));
    const rows = spread(board, starts, [0], facing);
    expect(names(board, bandCells(board, centre, facing, 1))).toEqual(names(board, [...rows]));
  });
});

it('a row of a band goes on behind a gap in the map', () => {
  const gap = hexMap(hexDisc(ORIGIN, 3).filter((hex) => hexName(hex) !== '1_0'));
  const source = cellNamed(gap, '0_0');
  expect(isInBand(gap, source, 1, 0, cellNamed(gap, '2_0'))).toBe(true);
});

/** All cells to which steps in these directions, relative to the facing, lead. */
function spread(map: HexMap, from: readonly Cell[], turns: readonly number[], facing: number): Set<Cell> {
  const found = new Set(from.filter((cell) => cell !== NO_CELL));
  for (const cell of found) {
    for (const turn of turns) {
      const next = neighbourOf(map, cell, turned(facing, turn));
      if (next !== NO_CELL) found.add(next);
    }
  }
  return found;
}
