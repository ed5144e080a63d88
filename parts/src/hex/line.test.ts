import fc from 'fast-check';
import { defineHex, line } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { type Hex, hexDistance, hexName } from './hex.ts';
import { hexLine } from './line.ts';

const anyNumber = fc.integer({ min: -50, max: 50 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: anyNumber, r: anyNumber });
const Tile = defineHex();
const names = (hexes: readonly Hex[]) => hexes.map(hexName).join(' ');

/** Whether some point of the line is as near to two hexes: then two cube coordinates are equally far from whole. */
function runsBetweenHexes(a: Hex, b: Hex): boolean {
  const length = hexDistance(a, b);
  const q = b.q - a.q;
  const r = b.r - a.r;
  for (let i = 1; i < length; i++) {
    const [most, next] = [q, r, -q - r]
      .map((whole) => Math.abs(whole * i) % length)
      .map((part) => Math.min(part, length - part))
      .sort((x, y) => y - x);
    if (most === next && most !== 0) return true;
  }
  return false;
}

describe('line', () => {
  it.each([
    ['to itself is one hex', { q: 2, r: 3 }, { q: 2, r: 3 }, '2_3'],
    ['to a neighbour is both', { q: 0, r: 0 }, { q: 1, r: -1 }, '0_0 1_-1'],
    ['along a row', { q: -1, r: 2 }, { q: 2, r: 2 }, '-1_2 0_2 1_2 2_2'],
    ['a little off a row', { q: 0, r: 0 }, { q: 3, r: -1 }, '0_0 1_0 2_-1 3_-1'],
    ['due south between two hexes takes the eastern one', { q: 0, r: 0 }, { q: -1, r: 2 }, '0_0 0_1 -1_2'],
    [
      'east by north-east between two takes the southern one',
      { q: 0, r: 0 },
      { q: 2, r: -1 },
      '0_0 1_0 2_-1',
    ],
    ['east by south-east between two takes the southern one', { q: 0, r: 0 }, { q: 1, r: 1 }, '0_0 0_1 1_1'],
  ])('%s', (_, from, to, expected) => {
    expect(names(hexLine(from, to))).toBe(expected);
  });

  it('has distance + 1 hexes, each beside the next, from one end to the other', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const hexes = hexLine(from, to);
        expect(hexes).toHaveLength(hexDistance(from, to) + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([from, to]);
        for (let i = 1; i < hexes.length; i++)
          expect(hexDistance(hexes[i - 1] as Hex, hexes[i] as Hex)).toBe(1);
      }),
    );
  });

  it('takes the same hexes there and back, and anywhere on the grid', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (from, to, away) => {
        const moved = (hex: Hex) => ({ q: hex.q + away.q, r: hex.r + away.r });
        const there = hexLine(from, to);
        expect(names(hexLine(to, from).reverse())).toBe(names(there));
        expect(names(hexLine(moved(from), moved(to)))).toBe(names(there.map(moved)));
      }),
    );
  });

  it("is honeycomb-grid's wherever it does not run between two hexes", () => {
    let compared = 0;
    fc.assert(
      fc.property(anyHex, anyHex, (start, stop) => {
        fc.pre(!runsBetweenHexes(start, stop));
        compared++;
        expect(names(hexLine(start, stop))).toBe(names(line({ start, stop })((at) => new Tile(at as Hex))));
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThanOrEqual(1000);
  });
});
