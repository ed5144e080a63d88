import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellDistance, cellNamed } from '../hex/cells.ts';
import { hexMap } from '../hex/map.ts';
import { hexDisc } from '../hex/ring.ts';
import { hexWays } from '../hex/ways.ts';
import {
  explore,
  type Ground,
  mayStop,
  NO_ENTRY,
  NO_PASS,
  NO_STOP,
  newReach,
  type Reach,
  UNREACHED,
  type Ways,
  wayTo,
} from './reach.ts';
import { anyGraph, anyGround, naiveCosts } from './testing.ts';

const board = hexMap(hexDisc({ q: 0, r: 0 }, 8));
const clockwise = hexWays(board);
const at = (name: string) => cellNamed(board, name);
const open: Ground = new Uint8Array(board.size);

function closed(names: readonly string[], bits = NO_ENTRY): Ground {
  const ground = new Uint8Array(board.size);
  for (const name of names) ground[at(name)] = bits;
  return ground;
}

const search = (ways: Ways, from: number, limit: number, ground: Ground) =>
  explore(ways, from, limit, ground, newReach(ways.length));
const route = (from: string, to: string, ground = open, ways = clockwise) =>
  wayTo(search(ways, at(from), board.size, ground), at(to))
    ?.map((cell) => board.names[cell])
    .join(' ');
const found = ({ places, count }: Reach) => [...places.subarray(0, count)];
const snapshot = (reach: Reach) => [found(reach), [...reach.steps], found(reach).map((p) => reach.before[p])];

describe('the way to a place', () => {
  const wall = ['1_-1', '1_0', '0_1'];
  const ring = ['1_-1', '1_0', '0_1', '-1_1', '-1_0', '0_-1'];
  it.each([
    ['to the start has no steps', '2_1', '2_1', open, ''],
    ['along a row', '0_0', '3_0', open, '1_0 2_0 3_0'],
    ['prefers the first neighbour listed', '0_0', '2_-1', open, '1_-1 2_-1'],
    ['goes around a wall', '0_0', '3_0', closed(wall), '-1_1 -1_2 0_2 1_1 2_0 3_0'],
    ['may end where no walk goes on', '0_0', '3_0', closed(['3_0'], NO_PASS), '1_0 2_0 3_0'],
    ['may begin on forbidden ground', '0_0', '2_0', closed(['0_0'], NO_ENTRY | NO_PASS), '1_0 2_0'],
    ['leads nowhere out of a closed ring', '0_0', '3_0', closed(ring), undefined],
    ['leads nowhere into a closed ring', '3_0', '0_0', closed(ring), undefined],
    ['crosses places where no walk ends', '0_0', '2_0', closed(ring, NO_STOP), '1_0 2_0'],
    ['does not cross places where every walk ends', '0_0', '2_0', closed(ring, NO_PASS), undefined],
  ])('%s', (_, from, to, ground, expected) => {
    expect(route(from, to, ground)).toBe(expected);
  });

  it('takes the northernmost, then the westernmost step when neighbours are listed so', () => {
    const northThenWest = hexWays(board, [5, 0, 4, 1, 3, 2]);
    expect(route('0_0', '1_-2', open, northThenWest)).toBe('0_-1 1_-2');
    expect(route('0_0', '-1_2', open, northThenWest)).toBe('-1_1 -1_2');
    expect(route('0_0', '2_-1', open, northThenWest)).toBe('1_-1 2_-1');
  });
});

describe('a search', () => {
  it('finds what is near, nearest first', () => {
    const reach = search(clockwise, at('0_0'), 2, open);
    expect(found(reach).map((cell) => reach.steps[cell])).toEqual([
      0,
      ...Array(6).fill(1),
      ...Array(12).fill(2),
    ]);
    expect(reach.steps[at('3_0')]).toBe(UNREACHED);
  });

  it('is as far as the crow flies on open ground', () => {
    board.names.forEach((_, from) => {
      const reach = search(clockwise, from, board.size, open);
      board.names.forEach((__, to) => {
        expect(reach.steps[to]).toBe(cellDistance(board, from, to));
      });
    });
  });

  it('agrees with a naive search', () => {
    fc.assert(
      fc.property(anyGraph, anyGround, fc.nat(12), (ways, ground, limit) => {
        const reach = search(ways, 0, limit, ground);
        const naive = naiveCosts(ways, ground, () => 1, limit);
        expect([...reach.steps]).toEqual(naive.map((steps) => (steps <= limit ? steps : UNREACHED)));
        expect(found(reach).toSorted((a, b) => a - b)).toEqual(
          naive.flatMap((steps, place) => (steps <= limit ? [place] : [])),
        );
      }),
    );
  });

  it('takes, of all shortest ways, the one that comes first by the order of the ways', () => {
    fc.assert(
      fc.property(anyGraph, anyGround, (ways, ground) => {
        const reach = search(ways, 0, 4, ground);
        const ranked = allWays(ways, ground, 4);
        for (const to of found(reach)) {
          const shortest = ranked.filter(
            (way) => way.at(-1) === to && way.length === (reach.steps[to] ?? 0) + 1,
          );
          expect([0, ...(wayTo(reach, to) ?? [])]).toEqual(shortest[0]);
        }
        const firstWays = found(reach).map((to) => [0, ...(wayTo(reach, to) ?? [])].join());
        const order = ranked.toSorted((a, b) => a.length - b.length).map((way) => way.join());
        expect(firstWays).toEqual(firstWays.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
      }),
    );
  });

  it('is the same in a reach that was used before', () => {
    fc.assert(
      fc.property(anyGraph, anyGround, anyGround, fc.nat(6), (ways, before, ground, limit) => {
        const used = newReach(ways.length);
        explore(ways, ways.length - 1, 3, before, used);
        expect(snapshot(explore(ways, 0, limit, ground, used))).toEqual(
          snapshot(search(ways, 0, limit, ground)),
        );
      }),
    );
  });
});

it.each([
  ['free ground', 0, true],
  ['ground that ends a walk', NO_PASS, true],
  ['ground that is only crossed', NO_STOP, false],
  ['closed ground', NO_ENTRY, false],
])('a walk may stop on %s: %s', (_, bits, stops) => {
  expect(mayStop(Uint8Array.of(bits), 0)).toBe(stops);
});

/** All ways from place 0 that step on no place twice, each step in the order of the ways: sorted as a dictionary is. */
function allWays(ways: Ways, ground: Ground, limit: number): number[][] {
  const list: number[][] = [];
  const go = (way: readonly number[]): void => {
    list.push([...way]);
    const place = way.at(-1) as number;
    if (way.length > limit || (way.length > 1 && ((ground[place] as number) & NO_PASS) !== 0)) return;
    for (const to of ways[place] ?? []) {
      if (!way.includes(to) && ((ground[to] as number) & NO_ENTRY) === 0) go([...way, to]);
    }
  };
  go([0]);
  return list;
}
