import fc from 'fast-check';
import { defineHex, ring, spiral } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { HEX_DIRECTIONS, type Hex, hexDistance, hexName } from './hex.ts';
import { hexDisc, hexRing } from './ring.ts';

const anyNumber = fc.integer({ min: -50, max: 50 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: anyNumber, r: anyNumber });
const anyRadius = fc.integer({ min: 0, max: 12 });
const Tile = defineHex();
const tile = (at: unknown) => new Tile(at as Hex);

describe('ring', () => {
  it('at 0 is the centre itself', () => {
    expect(hexRing({ q: 4, r: -2 }, 0)).toEqual([{ q: 4, r: -2 }]);
  });

  it('at 1 is one step in each direction, in their order', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(hexRing(hex, 1)).toEqual(HEX_DIRECTIONS.map(({ q, r }) => ({ q: hex.q + q, r: hex.r + r })));
      }),
    );
  });

  it('at 2 goes clockwise from the corner in the north-east', () => {
    const names = hexRing({ q: 0, r: 0 }, 2).map(hexName);
    expect(names).toEqual([
      ...['2_-2', '2_-1', '2_0', '1_1', '0_2', '-1_2'],
      ...['-2_2', '-2_1', '-2_0', '-1_-1', '0_-2', '1_-2'],
    ]);
  });

  it('has 6n different hexes at distance n, each beside the next', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 12 }), (centre, n) => {
        const hexes = hexRing(centre, n);
        expect(new Set(hexes.map(hexName)).size).toBe(6 * n);
        hexes.forEach((hex, i) => {
          expect(hexDistance(centre, hex)).toBe(n);
          expect(hexDistance(hex, hexes[(i + 1) % hexes.length] as Hex)).toBe(1);
        });
      }),
    );
  });

  it("is honeycomb-grid's, once both begin at the same hex", () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 12 }), (center, radius) => {
        const ours = hexRing(center, radius).map(hexName);
        const theirs = ring({ center, radius })(tile).map(hexName);
        const start = theirs.indexOf(ours[0] as string);
        expect(ours).toEqual([...theirs.slice(start), ...theirs.slice(0, start)]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('disc', () => {
  it('has 3n(n+1)+1 hexes: 217 at radius 8', () => {
    expect(hexDisc({ q: 0, r: 0 }, 8)).toHaveLength(217);
    fc.assert(
      fc.property(anyHex, anyRadius, (centre, n) => hexDisc(centre, n).length === 3 * n * (n + 1) + 1),
    );
  });

  it('goes outward, ring by ring', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (centre, n) => {
        const rings = Array.from({ length: n + 1 }, (_, i) => hexRing(centre, i));
        expect(hexDisc(centre, n)).toEqual(rings.flat());
      }),
    );
  });

  it("holds the hexes of honeycomb-grid's spiral", () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (start, radius) => {
        const theirs = spiral({ start, radius })(tile).map(hexName);
        expect(hexDisc(start, radius).map(hexName).sort()).toEqual(theirs.sort());
      }),
    );
  });
});
