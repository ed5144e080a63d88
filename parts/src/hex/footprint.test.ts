import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellDistance, cellNamed, distanceAround } from './cells.ts';
import { footprintCells, footprintDistance, footprintFits } from './footprint.ts';
import { hexMap } from './map.ts';
import { hexDisc } from './ring.ts';

const board = hexMap(hexDisc({ q: 0, r: 0 }, 8), hexDisc({ q: 0, r: 0 }, 1));
const anyCell = fc.integer({ min: 0, max: board.size - 1 });
const at = (name: string) => cellNamed(board, name);

describe('a footprint of seven hexes', () => {
  it('covers its centre and what is around it, clockwise', () => {
    expect(footprintCells(board, at('3_-2')).map((cell) => board.names[cell])).toEqual([
      ...['3_-2', '4_-3', '4_-2', '3_-1', '2_-1', '2_-2', '3_-3'],
    ]);
  });

  it.each([
    ['in the open', '4_0', [], true],
    ['touching the edge of the board', '7_0', [], true],
    ['over the edge of the board', '8_0', [], false],
    ['with something under its centre', '4_0', ['4_0'], false],
    ['with something under its rim', '4_0', ['3_1'], false],
    ['with something right beside it', '4_0', ['2_0', '6_0', '5_1'], true],
  ])('%s', (_, centre, occupied, fits) => {
    const blocked = (cell: number) => (occupied as string[]).includes(board.names[cell] as string);
    expect(footprintFits(board, at(centre), blocked)).toBe(fits);
  });

  it.each([
    ['to its own centre', '4_0', '4_0', 0],
    ['to a hex it covers', '4_0', '5_0', 0],
    ['to a hex beside it', '4_0', '6_0', 1],
    ['to a hex further off', '4_0', '8_0', 3],
  ])('is measured from its rim: %s', (_, centre, to, distance) => {
    expect(footprintDistance(board, at(centre), at(to))).toBe(distance);
  });

  it('is one nearer than its centre to all it does not cover', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (centre, to) => {
        fc.pre(footprintFits(board, centre, () => false));
        expect(footprintDistance(board, centre, to)).toBe(Math.max(0, cellDistance(board, centre, to) - 1));
      }),
    );
  });

  it('around holes is measured from the hex that has the shortest way', () => {
    expect(footprintDistance(board, at('3_0'), at('-2_0'))).toBe(4);
    expect(footprintDistance(board, at('3_0'), at('-2_0'), board.around)).toBe(6);
    fc.assert(
      fc.property(anyCell, anyCell, (centre, to) => {
        const ways = footprintCells(board, centre).map((cell) => distanceAround(board, cell, to));
        expect(footprintDistance(board, centre, to, board.around)).toBe(Math.min(...ways));
      }),
    );
  });
});
