import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellDistance, cellNamed } from './cells.ts';
import { directionAlong, directionNearer, NO_DIRECTION, turned, turnHex } from './direction.ts';
import { HEX_DIRECTIONS, type Hex, hexDistance } from './hex.ts';
import { hexMap } from './map.ts';
import { hexDisc } from './ring.ts';

const ORIGIN = { q: 0, r: 0 };
const board = hexMap(hexDisc(ORIGIN, 8));
const anyCell = fc.integer({ min: 0, max: board.size - 1 });
const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
const at = (name: string) => cellNamed(board, name);
const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5];

describe('turning', () => {
  it.each([
    [NE, 0, NE],
    [NE, 1, E],
    [NE, -1, NW],
    [W, 3, E],
    [NW, 7, NE],
    [NE, -13, NW],
  ])('direction %i by %i', (direction, turns, result) => {
    expect(turned(direction, turns)).toBe(result);
  });

  it('turns hexes as it turns directions', () => {
    for (let direction = 0; direction < 6; direction++) {
      for (let turns = -7; turns < 8; turns++) {
        expect(turnHex(HEX_DIRECTIONS[direction] as Hex, turns)).toEqual(
          HEX_DIRECTIONS[turned(direction, turns)],
        );
      }
    }
  });

  it('keeps distances', () => {
    const anyHex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });
    fc.assert(
      fc.property(anyHex, anyHex, fc.nat(5), (a, b, turns) => {
        expect(hexDistance(turnHex(a, turns), turnHex(b, turns))).toBe(hexDistance(a, b));
      }),
    );
  });
});

describe('the direction nearer to a cell', () => {
  it.each([
    ['straight ahead', '3_0', undefined, E],
    ['between two: the first clockwise', '2_-1', undefined, NE],
    ['between two: the preferred one', '2_-1', [E, NE, SE, SW, W, NW], E],
    ['between two, nearer to one of them: the preferred one all the same', '5_-1', undefined, NE],
    ['to itself', '0_0', undefined, NO_DIRECTION],
  ])('%s', (_, to, prefer, direction) => {
    expect(directionNearer(board, at('0_0'), at(to), prefer)).toBe(direction);
  });

  it('is the first preferred one whose step shortens the way', () => {
    fc.assert(
      fc.property(anyCell, anyCell, anyOrder, (from, to, prefer) => {
        fc.pre(from !== to);
        const { q, r } = board.hexes[from] as Hex;
        const expected = prefer.find((direction) => {
          const step = HEX_DIRECTIONS[direction] as Hex;
          const next = { q: q + step.q, r: r + step.r };
          return hexDistance(next, board.hexes[to] as Hex) === cellDistance(board, from, to) - 1;
        });
        expect(directionNearer(board, from, to, prefer)).toBe(expected);
      }),
    );
  });
});

describe('the direction along a line', () => {
  it.each([
    ['straight ahead', '0_3', undefined, SE],
    ['off a row: the nearest in angle', '5_-1', undefined, E],
    ['on the other side of the row', '4_1', undefined, E],
    ['exactly between two: the first clockwise', '2_-1', undefined, NE],
    ['exactly between two: the preferred one', '4_-2', [E, NE, SE, SW, W, NW], E],
    ['to itself', '0_0', undefined, NO_DIRECTION],
  ])('%s', (_, to, prefer, direction) => {
    expect(directionAlong(board, at('0_0'), at(to), prefer)).toBe(direction);
  });

  it('differs from the line by at most 30 degrees, and by the least', () => {
    fc.assert(
      fc.property(anyCell, anyCell, anyOrder, (from, to, prefer) => {
        fc.pre(from !== to);
        const [a, b] = [board.hexes[from] as Hex, board.hexes[to] as Hex];
        const line = angleOf({ q: b.q - a.q, r: b.r - a.r });
        const apart = prefer.map((direction) => {
          const difference = Math.abs(line - angleOf(HEX_DIRECTIONS[direction] as Hex)) % 360;
          return Math.min(difference, 360 - difference);
        });
        const least = Math.min(...apart);
        expect(least).toBeLessThan(30 + 1e-9);
        const first = apart.findIndex((degrees) => degrees < least + 1e-9);
        expect(directionAlong(board, from, to, prefer)).toBe(prefer[first]);
      }),
    );
  });
});

function angleOf({ q, r }: Hex): number {
  return (Math.atan2((r * Math.sqrt(3)) / 2, q + r / 2) * 180) / Math.PI;
}
