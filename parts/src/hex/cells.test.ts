import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellNamed, cellsOnRing, cellsWithin, ringStart } from './cells.ts';
import { type Hex, hexName } from './hex.ts';
import { type Cell, hexMap } from './map.ts';
import { hexDisc, hexRing } from './ring.ts';

const ORIGIN = { q: 0, r: 0 };
const board = hexMap(hexDisc(ORIGIN, 8));
const anyHexes = fc.shuffledSubarray(hexDisc({ q: 3, r: -7 }, 4), { minLength: 1 });
const namesOf = (cells: readonly Cell[]) => cells.map((cell) => board.names[cell]);

it('a name that the map does not have is refused', () => {
  expect(() => cellNamed(board, '9_0')).toThrow('there is no cell 9_0 on this map');
});

describe('rings and discs of a map', () => {
  it('go clockwise, leaving out what is not on the map', () => {
    const corner = cellNamed(board, '8_0');
    expect(namesOf(cellsOnRing(board, corner, 2))).toEqual(['6_2', '6_1', '6_0', '7_-1', '8_-2']);
    expect(namesOf(cellsWithin(board, corner, 1))).toEqual(['8_0', '7_1', '7_0', '8_-1']);
  });

  it('beyond the furthest cell are empty', () => {
    const corner = cellNamed(board, '8_0');
    expect(cellsOnRing(board, corner, 16)).toHaveLength(17);
    expect(cellsOnRing(board, corner, 17)).toEqual([]);
    expect(cellsOnRing(board, corner, 99)).toEqual([]);
    expect(cellsWithin(board, corner, 99)).toHaveLength(217);
  });

  it('are those of the hexes, as far as the map has them', () => {
    fc.assert(
      fc.property(anyHexes, fc.integer({ min: 0, max: 10 }), (hexes, n) => {
        const map = hexMap(hexes);
        hexes.forEach((hex, cell) => {
          const known = (near: Hex) => map.cells.get(hexName(near)) ?? [];
          expect(cellsOnRing(map, cell, n)).toEqual(hexRing(hex, n).flatMap(known));
          expect(cellsWithin(map, cell, n)).toEqual(hexDisc(hex, n).flatMap(known));
          expect(ringStart(map, cell, n + 1) - ringStart(map, cell, n)).toBe(
            cellsOnRing(map, cell, n).length,
          );
        });
      }),
      { numRuns: 30 },
    );
  });
});
