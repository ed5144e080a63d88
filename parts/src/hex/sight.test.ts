import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellNamed } from './cells.ts';
import { turnHex } from './direction.ts';
import { type Hex, hexName } from './hex.ts';
import { type Cell, hexMap } from './map.ts';
import { hexDisc } from './ring.ts';
import { blockerBetween, cellsBetween, newSight, sees } from './sight.ts';
import { hexesTouched, sightLine } from './sight-line.ts';
import { NO_CELL } from './tables.ts';

const ORIGIN = { q: 0, r: 0 };
const disc = hexMap(hexDisc(ORIGIN, 8));
/** Seventeen columns of nine and ten hexes. */
const board = hexMap(
  Array.from({ length: 17 }, (_, i) => i - 8).flatMap((q) => {
    const high = q % 2 === 0 ? 8 : 9;
    return Array.from({ length: high + 1 }, (_, i) => ({ q, r: (2 * i - high - q) / 2 }));
  }),
);
const sight = newSight(disc);
const at = (name: string) => cellNamed(disc, name);
const names = (cells: readonly Cell[]) => cells.map((cell) => disc.names[cell]);
const blocking = (...cells: readonly string[]) => {
  const blocks = new Uint8Array(disc.size);
  for (const name of cells) blocks[at(name)] = 1;
  return blocks;
};
const anyCell = fc.integer({ min: 0, max: disc.size - 1 });
const anyBlocks = fc
  .array(fc.constantFrom(0, 0, 0, 1), { minLength: disc.size, maxLength: disc.size })
  .map((bits) => Uint8Array.from(bits));

describe('sight', () => {
  it.each([
    ['next to each other', '0_0', '1_0', []],
    ['to itself', '0_0', '0_0', []],
    ['along a row', '0_0', '4_0', ['1_0', '2_0', '3_0']],
    ['along the edge between two hexes', '0_0', '2_-1', ['1_-1', '1_0']],
    ['a little off a row', '0_0', '3_-1', ['1_-1', '1_0', '2_-1', '2_0']],
  ])('is blocked by what its line touches: %s', (_, from, to, between) => {
    expect(names(cellsBetween(sight, at(from), at(to)))).toEqual(between);
  });

  it('is blocked by the first obstacle on its way', () => {
    const blocks = blocking('2_0', '3_0');
    expect(blockerBetween(sight, at('0_0'), at('4_0'), blocks)).toBe(at('2_0'));
    expect(blockerBetween(sight, at('4_0'), at('0_0'), blocks)).toBe(at('3_0'));
    expect(sees(sight, at('0_0'), at('4_0'), blocks)).toBe(false);
    expect(sees(sight, at('0_0'), at('2_0'), blocks)).toBe(true);
    expect(blockerBetween(sight, at('0_0'), at('2_0'), blocks)).toBe(NO_CELL);
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(anyCell, anyCell, anyBlocks, (a, b, blocks) => {
        expect(sees(sight, a, b, blocks)).toBe(sees(sight, b, a, blocks));
        expect(cellsBetween(sight, a, b).sort()).toEqual(cellsBetween(sight, b, a).sort());
      }),
    );
  });

  it('leaves out hexes that are not on the map', () => {
    const hole = hexMap(hexDisc(ORIGIN, 2).filter((hex) => hexName(hex) !== '1_0'));
    const across = newSight(hole);
    expect(cellsBetween(across, cellNamed(hole, '0_0'), cellNamed(hole, '2_0'))).toEqual([]);
    expect(cellsBetween(across, cellNamed(hole, '0_0'), cellNamed(hole, '2_-1'))).toEqual([
      cellNamed(hole, '1_-1'),
    ]);
  });

  it('on a board of 161 hexes has 9 hexes between on average, and at most 30', () => {
    const all = newSight(board);
    let total = 0;
    let most = 0;
    let pairs = 0;
    for (let a = 0; a < board.size; a++) {
      for (let b = a + 1; b < board.size; b++) {
        const { length } = cellsBetween(all, a, b);
        total += length;
        most = Math.max(most, length);
        pairs++;
      }
    }
    expect([board.size, pairs, Math.round(total / pairs)]).toEqual([161, 12_880, 9]);
    expect(most).toBe(30);
  });
});

describe('the line of sight', () => {
  const far = hexDisc(ORIGIN, 17).filter((hex) => hexName(hex) !== '0_0');

  it('connects centres in a row, else corners', () => {
    expect(sightLine(ORIGIN, { q: 3, r: 0 })).toEqual([ORIGIN, { q: 3, r: 0 }]);
    const [a, b] = sightLine(ORIGIN, { q: 2, r: -1 });
    expect([a.q, a.r, b.q, b.r].map((n) => Math.round(n * 300) / 100)).toEqual([2, -1, 4, -2]);
  });

  it('has one nearest pair of corners wherever two hexes are in no row', () => {
    for (const to of far.filter(({ q, r }) => q !== 0 && r !== 0 && q + r !== 0)) {
      const pairs = cornersOf(ORIGIN).flatMap((a) => cornersOf(to).map((b) => ({ a, b, far: gap(a, b) })));
      const least = Math.min(...pairs.map((pair) => pair.far));
      const nearest = pairs.filter((pair) => pair.far < least + 1e-9);
      expect(nearest).toHaveLength(1);
      sightLine(ORIGIN, to).forEach((end, i) => {
        const corner = i === 0 ? nearest[0]?.a : nearest[0]?.b;
        expect(gap(pointOf(end), corner ?? pointOf(ORIGIN))).toBeLessThan(1e-9);
      });
    }
  });

  it('touches what clipping it by the sides of each hex leaves a part of', () => {
    for (const to of far) {
      const [start, end] = sightLine(ORIGIN, to).map(pointOf) as [Point, Point];
      const touched = hexDisc(ORIGIN, 18).filter((hex) => isClipped(start, end, pointOf(hex)));
      const between = touched.map(hexName).filter((name) => name !== '0_0' && name !== hexName(to));
      expect(hexesTouched(to).map(hexName).sort()).toEqual(between.sort());
    }
  });

  it('turns with the hexes', () => {
    for (const to of far) {
      const turned = hexesTouched(to).map((hex) => hexName(turnHex(hex, 1)));
      expect(hexesTouched(turnHex(to, 1)).map(hexName).sort()).toEqual(turned.sort());
    }
  });
});

type Point = readonly [x: number, y: number];

/** On paper: pointy-topped hexes whose centres are 2 apart. */
function pointOf({ q, r }: Hex): Point {
  return [2 * q + r, r * Math.sqrt(3)];
}

function cornersOf(hex: Hex): Point[] {
  const [x, y] = pointOf(hex);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((2 * i + 1) * Math.PI) / 6;
    return [x + (2 / Math.sqrt(3)) * Math.cos(angle), y + (2 / Math.sqrt(3)) * Math.sin(angle)];
  });
}

function gap([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Cyrus and Beck: the part of the line inside all six sides, each 1 away from the centre. */
function isClipped(start: Point, end: Point, [x, y]: Point): boolean {
  let [first, last] = [0, 1];
  for (let i = 0; i < 6; i++) {
    const [nx, ny] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
    const a = (start[0] - x) * nx + (start[1] - y) * ny - 1;
    const b = (end[0] - x) * nx + (end[1] - y) * ny - 1;
    if (Math.abs(a - b) < 1e-9) {
      if (a > 1e-9) return false;
    } else if (a > b) first = Math.max(first, a / (a - b));
    else last = Math.min(last, a / (a - b));
  }
  return first <= last + 1e-9;
}
