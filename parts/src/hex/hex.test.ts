import fc from 'fast-check';
import { Direction, defineHex, distance, neighborOf } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { HEX_DIRECTIONS, type Hex, hexDistance, hexName } from './hex.ts';

const anyNumber = fc.integer({ min: -50, max: 50 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: anyNumber, r: anyNumber });
const CLOCKWISE = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW];

describe('distance', () => {
  it.each([
    ['to itself', '3_4', { q: 3, r: 4 }, { q: 3, r: 4 }, 0],
    ['along a row', '5_0', { q: 0, r: 0 }, { q: 5, r: 0 }, 5],
    ['straight to the south-east', '0_5', { q: 0, r: 0 }, { q: 0, r: 5 }, 5],
    ['straight to the north-east', '5_-5', { q: 0, r: 0 }, { q: 5, r: -5 }, 5],
    ['due south, between two directions', '-2_4', { q: 0, r: 0 }, { q: -2, r: 4 }, 4],
    ['where both coordinates grow, they add up', '3_4', { q: 0, r: 0 }, { q: 3, r: 4 }, 7],
    ['from corner to corner of a board of radius 8', '-8_0', { q: 8, r: 0 }, { q: -8, r: 0 }, 16],
  ])('%s (%s)', (_, name, a, b, steps) => {
    expect(hexName(b)).toBe(name);
    expect(hexDistance(a, b)).toBe(steps);
  });

  it('is the same in both directions, and 0 only to itself', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, b) === 0).toBe(hexName(a) === hexName(b));
      }),
    );
  });

  it('is never shortened by a detour', () => {
    fc.assert(
      fc.property(
        anyHex,
        anyHex,
        anyHex,
        (a, b, c) => hexDistance(a, c) <= hexDistance(a, b) + hexDistance(b, c),
      ),
    );
  });

  it("is honeycomb-grid's", () => {
    const Tile = defineHex();
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => hexDistance(a, b) === distance(Tile.settings, a, b)),
      { numRuns: 1000 },
    );
  });
});

describe('directions', () => {
  it("are honeycomb-grid's, clockwise from north-east", () => {
    const Tile = defineHex();
    const theirs = CLOCKWISE.map((direction) => neighborOf(new Tile({ q: 0, r: 0 }), direction));
    expect(HEX_DIRECTIONS.map(hexName)).toEqual(theirs.map(hexName));
  });

  it('follow each other: each is beside the next', () => {
    HEX_DIRECTIONS.forEach((hex, i) => {
      expect(hexDistance(hex, HEX_DIRECTIONS[(i + 1) % 6] as Hex)).toBe(1);
    });
  });
});
