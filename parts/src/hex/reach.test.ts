import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellDistance, cellNamed } from './cells.ts';
import { hexName, hexNeighbours } from './hex.ts';
import { type Cell, type HexMap, hexMap } from './map.ts';
import { newReach, type Reach, reachable, shortestPath, type Walk, wayTo } from './reach.ts';
import { hexDisc } from './ring.ts';
import { NO_CELL } from './tables.ts';

const board = hexMap(hexDisc({ q: 0, r: 0 }, 8));
const anyCell = fc.integer({ min: 0, max: board.size - 1 });
const anyCells = fc.uniqueArray(anyCell, { maxLength: 120 });
const anyLimit = fc.integer({ min: 0, max: 10 });
const free: Walk = { blocked: () => false };
const NORTH_THEN_WEST = [5, 0, 4, 1, 3, 2];

const at = (name: string) => cellNamed(board, name);
const closed = (...names: string[]): Walk => ({
  blocked: (cell) => names.includes(board.names[cell] as string),
});
const route = (from: string, to: string, walk: Walk) =>
  shortestPath(board, at(from), at(to), walk)
    ?.map((cell) => board.names[cell])
    .join(' ');
const stopsOf = ({ stops, count }: Reach) => [...stops.subarray(0, count)];
const snapshot = (reach: Reach) => [[...reach.steps], [...reach.before], stopsOf(reach)];

describe('a shortest path', () => {
  const wall = ['1_-1', '1_0', '0_1'];
  const ring = ['1_-1', '1_0', '0_1', '-1_1', '-1_0', '0_-1'];
  it.each([
    ['to where one stands has no steps', '2_1', '2_1', free, ''],
    ['along a row', '0_0', '3_0', free, '1_0 2_0 3_0'],
    ['prefers the first direction clockwise from north-east', '0_0', '2_-1', free, '1_-1 2_-1'],
    ['due south prefers south-east to south-west', '0_0', '-1_2', free, '0_1 -1_2'],
    ['goes around a wall', '0_0', '3_0', closed(...wall), '-1_1 -1_2 0_2 1_1 2_0 3_0'],
    ['may end on a blocked cell, as on the hero it hunts', '0_0', '3_0', closed('3_0'), '1_0 2_0 3_0'],
    ['may begin on a blocked cell', '0_0', '1_0', closed('0_0'), '1_0'],
    ['leads nowhere out of a closed ring', '0_0', '3_0', closed(...ring), undefined],
    ['leads nowhere into a closed ring', '3_0', '0_0', closed(...ring), undefined],
    ['reaches a cell of the ring itself', '0_0', '1_0', closed(...ring), '1_0'],
  ])('%s', (_, from, to, walk, expected) => {
    expect(route(from, to, walk)).toBe(expected);
  });

  it('takes the northernmost, then the westernmost way when those directions are preferred', () => {
    const prefer = NORTH_THEN_WEST;
    expect(route('0_0', '1_-2', { ...free, prefer })).toBe('0_-1 1_-2');
    expect(route('0_0', '-1_2', { ...free, prefer })).toBe('-1_1 -1_2');
    expect(route('0_0', '2_-1', { ...free, prefer })).toBe('1_-1 2_-1');
  });

  it('is as long as the distance when nothing is blocked, and goes step by step', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (from, to) => {
        const way = shortestPath(board, from, to, free) ?? [];
        expect(way).toHaveLength(cellDistance(board, from, to));
        expectSteps(from, to, way);
      }),
    );
  });

  it('goes step by step, through nothing blocked, as short as any', () => {
    fc.assert(
      fc.property(anyCell, anyCell, anyCells, (from, to, blocked) => {
        const walk: Walk = { blocked: (cell) => blocked.includes(cell) };
        const way = shortestPath(board, from, to, walk);
        const between = blocked.filter((cell) => cell !== to);
        expect(way?.length).toBe(naiveSteps(board, from, board.size, between).get(to));
        if (!way) return;
        expectSteps(from, to, way);
        expect(way.filter((cell) => between.includes(cell))).toEqual([]);
      }),
    );
  });

  it('takes, wherever shortest ways part, the direction preferred', () => {
    const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(
      fc.property(anyCell, anyCell, anyCells, anyOrder, (from, to, blocked, prefer) => {
        const way =
          shortestPath(board, from, to, { blocked: (cell) => blocked.includes(cell), prefer }) ?? [];
        // Measured backwards from the goal, each step is the first in the order that comes nearer.
        const left = naiveSteps(
          board,
          to,
          board.size,
          blocked.filter((cell) => cell !== from),
        );
        way.reduce((here, next, i) => {
          const nearer = prefer
            .map((direction) => board.neighbours[here * 6 + direction] as number)
            .find((cell) => cell === to || left.get(cell) === way.length - i - 1);
          expect(next).toBe(nearer);
          return next;
        }, from);
      }),
    );
  });
});

describe('what is reachable', () => {
  it('within no steps is nothing', () => {
    expect(stopsOf(reachable(board, at('0_0'), 0, free))).toEqual([]);
  });

  it('from the middle within 2 steps are 18 cells, nearest first', () => {
    const found = reachable(board, at('0_0'), 2, free);
    expect(found.count).toBe(18);
    expect(stopsOf(found).map((cell) => found.steps[cell])).toEqual([
      ...Array(6).fill(1),
      ...Array(12).fill(2),
    ]);
  });

  it('includes cells behind one that may only be crossed, but not that one', () => {
    const ford = at('1_0');
    const walls = ['1_-1', '0_1', '-1_1', '-1_0', '0_-1'];
    const found = reachable(board, at('0_0'), 2, { ...closed(...walls), noStop: (cell) => cell === ford });
    expect(stopsOf(found).map((cell) => board.names[cell])).toEqual(['2_-1', '2_0', '1_1']);
    expect(found.steps[ford]).toBe(1);
    expect(wayTo(found, at('2_0'))).toEqual([ford, at('2_0')]);
    expect(wayTo(found, at('0_1'))).toBeUndefined();
  });

  it('agrees with a naive search', () => {
    fc.assert(
      fc.property(anyCell, anyLimit, anyCells, anyCells, (from, limit, blocked, shallow) => {
        const found = reachable(board, from, limit, {
          blocked: (cell) => blocked.includes(cell),
          noStop: (cell) => shallow.includes(cell),
        });
        const naive = naiveSteps(board, from, limit, blocked);
        board.names.forEach((_, cell) => {
          expect(found.steps[cell]).toBe(naive.get(cell) ?? NO_CELL);
          const way = wayTo(found, cell);
          expect(way?.length).toBe(naive.get(cell));
          if (way) expectSteps(from, cell, way);
        });
        const stops = [...naive.keys()].filter((cell) => cell !== from && !shallow.includes(cell));
        expect(stopsOf(found).sort()).toEqual(stops.sort());
      }),
    );
  });

  it('is the same in a reach that was used before', () => {
    const used = newReach(board);
    fc.assert(
      fc.property(anyCell, anyLimit, anyCells, (from, limit, blocked) => {
        const walk: Walk = { blocked: (cell) => blocked.includes(cell) };
        expect(snapshot(reachable(board, from, limit, walk, used))).toEqual(
          snapshot(reachable(board, from, limit, walk)),
        );
      }),
    );
  });

  it('may be asked again from inside its own predicates', () => {
    const nested: Walk = {
      blocked: (cell) => reachable(board, cell, 1, free).count < 6,
      noStop: (cell) => shortestPath(board, cell, at('8_0'), free)?.length === 8,
    };
    const plain: Walk = {
      blocked: (cell) => cellDistance(board, at('0_0'), cell) === 8,
      noStop: (cell) => cellDistance(board, at('8_0'), cell) === 8,
    };
    expect(snapshot(reachable(board, at('0_0'), 9, nested))).toEqual(
      snapshot(reachable(board, at('0_0'), 9, plain)),
    );
  });
});

function expectSteps(from: Cell, to: Cell, way: readonly Cell[]): void {
  expect([from, ...way].at(-1)).toBe(to);
  way.reduce((here, next) => {
    expect(cellDistance(board, here, next)).toBe(1);
    return next;
  }, from);
}

function naiveSteps(map: HexMap, from: Cell, limit: number, blocked: readonly Cell[]): Map<Cell, number> {
  const steps = new Map([[from, 0]]);
  for (let n = 1; n <= limit; n++) {
    const before = steps.size;
    const edge = [...steps].filter(([, length]) => length === n - 1);
    for (const [cell] of edge) {
      for (const hex of hexNeighbours(map.hexes[cell] as { q: number; r: number })) {
        const near = map.cells.get(hexName(hex));
        if (near !== undefined && !blocked.includes(near) && !steps.has(near)) steps.set(near, n);
      }
    }
    if (steps.size === before) break;
  }
  return steps;
}
