import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNREACHABLE } from '../graph/reach.ts';
import { cellDistance, cellNamed, distanceAround, neighbourOf } from './cells.ts';
import { type Hex, hexDistance, hexName } from './hex.ts';
import { hexMap } from './map.ts';
import { hexDisc, hexRing } from './ring.ts';
import { NO_CELL } from './tables.ts';

const ORIGIN = { q: 0, r: 0 };
const TOWN = hexDisc(ORIGIN, 1);
const board = hexMap(hexDisc(ORIGIN, 8), TOWN);

/** Some of the hexes of a disc, in any order, and some of those as holes. */
const anyMap = fc
  .shuffledSubarray(hexDisc({ q: 3, r: -7 }, 4), { minLength: 1 })
  .chain((hexes) => fc.tuple(fc.constant(hexes), fc.subarray(hexes)));

describe('a map', () => {
  it('numbers its cells in the order given and knows them by name', () => {
    const map = hexMap([
      { q: 7, r: 9 },
      { q: -1, r: 0 },
      { q: 7, r: 8 },
    ]);
    expect(map.names).toEqual(['7_9', '-1_0', '7_8']);
    expect(map.names.map((name) => cellNamed(map, name))).toEqual([0, 1, 2]);
    expect(map.hexes[2]).toEqual({ q: 7, r: 8 });
  });

  it.each([
    ['without cells', [], [], 'a map has 1 to 4096 cells, not 0'],
    ['with a cell twice', [ORIGIN, { q: 1, r: 0 }, ORIGIN], [], 'cell 0_0 is listed twice'],
    ['with half a coordinate', [{ q: 0.5, r: 0 }], [], 'cell 0.5_0 has no whole coordinates'],
    ['with a hole outside', [ORIGIN], [{ q: 1, r: 0 }], 'hole 1_0 is not a cell of the map'],
    ['too wide for its tables', [ORIGIN, { q: 255, r: 0 }], [], 'cells of a map are at most 254 apart'],
  ])('%s is refused', (_, hexes, holes, complaint) => {
    expect(() => hexMap(hexes, holes)).toThrow(complaint);
  });
});

describe('neighbours', () => {
  it('at a corner of the board are three, the others are missing', () => {
    const corner = cellNamed(board, '8_0');
    const cells = [0, 1, 2, 3, 4, 5].map((direction) => neighbourOf(board, corner, direction));
    expect(cells.map((cell) => (cell === NO_CELL ? '' : board.names[cell]))).toEqual([
      '',
      '',
      '',
      '7_1',
      '7_0',
      '8_-1',
    ]);
  });

  it('are those of the hexes, as far as the map has them', () => {
    fc.assert(
      fc.property(anyMap, ([hexes]) => {
        const map = hexMap(hexes);
        hexes.forEach((hex, cell) => {
          const expected = hexRing(hex, 1).map((near) => map.cells.get(hexName(near)) ?? NO_CELL);
          expect([0, 1, 2, 3, 4, 5].map((direction) => neighbourOf(map, cell, direction))).toEqual(expected);
        });
      }),
    );
  });
});

describe('distance', () => {
  it('is that of the hexes, whatever lies between', () => {
    fc.assert(
      fc.property(anyMap, ([hexes, holes]) => {
        const map = hexMap(hexes, holes);
        hexes.forEach((a, i) => {
          hexes.forEach((b, j) => {
            expect(cellDistance(map, i, j)).toBe(hexDistance(a, b));
          });
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('distance around a closed town of seven hexes', () => {
  it.each([
    ['across the middle', '-2_0', '2_0', 4, 6],
    ['across a corner of the town', '-1_-1', '1_-2', 2, 2],
    ['past its side', '-2_1', '1_-2', 3, 4],
    ['behind it, from further away', '-4_0', '4_0', 8, 10],
    ['along it, on the same side', '2_-2', '2_0', 2, 2],
    ['into its rim', '2_0', '1_0', 1, 1],
    ['into its middle, which only town surrounds', '2_0', '0_0', 2, UNREACHABLE],
    ['inside, from rim to rim beside it', '1_0', '0_1', 1, 1],
    ['inside, from rim to rim across: out and around', '1_0', '-1_0', 2, 6],
    ['inside, from the middle to the rim', '0_0', '1_0', 1, 1],
    ['far away from it', '5_0', '7_-3', 3, 3],
  ])('%s', (_, from, to, plain, around) => {
    const [a, b] = [cellNamed(board, from), cellNamed(board, to)];
    expect([cellDistance(board, a, b), distanceAround(board, a, b)]).toEqual([plain, around]);
  });

  it('is plain distance on a board without holes', () => {
    const open = hexMap(hexDisc(ORIGIN, 5));
    expect([...(open.around as Uint8Array)]).toEqual([...(open.distances as Uint8Array)]);
  });

  it('finds no way to an island', () => {
    const map = hexMap([ORIGIN, { q: 2, r: 0 }]);
    expect(distanceAround(map, 0, 1)).toBe(UNREACHABLE);
  });

  it('is the least number of steps through cells that are no holes', () => {
    fc.assert(
      fc.property(anyMap, ([hexes, holes]) => {
        const map = hexMap(hexes, holes);
        const closed = new Set(holes.map(hexName));
        hexes.forEach((hex, from) => {
          const steps = naiveSteps(new Set(map.names), closed, hex);
          map.names.forEach((name, to) => {
            expect(distanceAround(map, from, to)).toBe(steps.get(name) ?? UNREACHABLE);
            expect(distanceAround(map, to, from)).toBe(distanceAround(map, from, to));
          });
        });
      }),
      { numRuns: 30 },
    );
  });
});

function naiveSteps(
  exists: ReadonlySet<string>,
  closed: ReadonlySet<string>,
  start: Hex,
): Map<string, number> {
  const steps = new Map([[hexName(start), 0]]);
  let edge = [start];
  for (let n = 1; edge.length > 0; n++) {
    const next: Hex[] = [];
    for (const near of edge.flatMap((hex) => hexRing(hex, 1))) {
      const name = hexName(near);
      if (!exists.has(name) || steps.has(name)) continue;
      steps.set(name, n);
      if (!closed.has(name)) next.push(near);
    }
    edge = next;
  }
  return steps;
}
