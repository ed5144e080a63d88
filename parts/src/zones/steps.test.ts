import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNREACHABLE } from '../graph/reach.ts';
import { layoutOf } from './layout.ts';
import { gateBetween, gatesOf, type ZoneEdge, type ZoneMap, zoneMap, zoneNamed } from './map.ts';
import {
  countWithin,
  firstStep,
  firstStepCount,
  firstSteps,
  NO_ZONE,
  zoneDistance,
  zonesWithin,
} from './steps.ts';

/**
 *  a - b = c - d      =  a door
 *      |       |      ~  a portal
 *      e - f - g ~ h
 */
const map = zoneMap(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  [
    ...['ab', 'cd', 'be', 'ef', 'fg', 'dg'].map(([from = '', to = '']) => ({ from, to })),
    { from: 'b', to: 'c', gate: 'door' },
    { from: 'g', to: 'h', gate: 'portal' },
  ],
);
const at = (name: string) => zoneNamed(map, name);
const names = (zones: readonly number[]) => zones.map((zone) => map.names[zone]).join('');
const closed = layoutOf(map, 0);
const doorOpen = layoutOf(map, gateBetween(map, 'b', 'c', 'door'));
const allOpen = layoutOf(map, gatesOf(map, 'door') | gatesOf(map, 'portal'));

describe('a layout', () => {
  it.each([
    ['through an open door', doorOpen, 'a', 'd', 3],
    ['around a closed door', closed, 'a', 'd', 5],
    ['to itself', closed, 'e', 'e', 0],
    ['through a closed portal', doorOpen, 'a', 'h', UNREACHABLE],
    ['through an open portal', allOpen, 'a', 'h', 5],
  ])('measures %s', (_, layout, from, to, distance) => {
    expect(zoneDistance(layout, at(from), at(to))).toBe(distance);
  });

  it.each([
    ['one where there is one', closed, 'b', 'd', 'e'],
    ['all where there are several, in the order of zones', doorOpen, 'b', 'g', 'ce'],
    ['none where one is there', closed, 'b', 'b', ''],
    ['none where no way leads', closed, 'a', 'h', ''],
  ])('knows the first steps: %s', (_, layout, from, to, steps) => {
    expect(names(firstSteps(layout, at(from), at(to)))).toBe(steps);
    expect(firstStepCount(layout, at(from), at(to))).toBe(steps.length);
    expect(firstStep(layout, at(from), at(to))).toBe(steps === '' ? NO_ZONE : at(steps.charAt(0)));
    expect(firstStep(layout, at(from), at(to), steps.length)).toBe(NO_ZONE);
  });

  it('lists the zones within a range, nearest first', () => {
    expect(names(zonesWithin(doorOpen, at('b'), 0))).toBe('b');
    expect(names(zonesWithin(doorOpen, at('b'), 2))).toBe('bacedf');
    expect(names(zonesWithin(doorOpen, at('b'), 2, 1))).toBe('acedf');
    expect(names(zonesWithin(doorOpen, at('b'), Infinity, 3))).toBe('g');
    expect(names(zonesWithin(doorOpen, at('h'), Infinity, 1))).toBe('');
  });

  it('is kept', () => {
    expect(layoutOf(map, 1)).toBe(doorOpen);
  });

  it.each([4, 0.5, -1, 2 ** 32])('of gates that the map lacks is refused: %d', (open) => {
    expect(() => layoutOf(map, open)).toThrow(`${open} names a gate that the map lacks`);
  });

  it('is worked out again, alike, when too many others came after it', () => {
    const edges = Array.from({ length: 7 }, (_, i) => ({ from: `${i}`, to: `${i + 1}`, gate: 'door' }));
    const doors = zoneMap(['0', '1', '2', '3', '4', '5', '6', '7'], edges);
    const first = layoutOf(doors, 0);
    for (let open = 1; open < 128; open++) layoutOf(doors, open);
    expect(layoutOf(doors, 0)).not.toBe(first);
    expect(layoutOf(doors, 0)).toEqual(first);
  });
});

describe('any layout', () => {
  const anyMap: fc.Arbitrary<ZoneMap> = fc.integer({ min: 1, max: 9 }).chain((size) => {
    const zones = Array.from({ length: size }, (_, i) => `z${i}`);
    const anyEdge: fc.Arbitrary<ZoneEdge> = fc.record(
      {
        from: fc.constantFrom(...zones),
        to: fc.constantFrom(...zones),
        oneWay: fc.boolean(),
        gate: fc.constantFrom('door', 'portal'),
      },
      { requiredKeys: ['from', 'to'] },
    );
    return fc
      .uniqueArray(anyEdge, { maxLength: 14, selector: ({ from, to }) => [from, to].sort().join() })
      .map((edges) =>
        zoneMap(
          zones,
          edges.filter(({ from, to }) => from !== to),
        ),
      );
  });
  const anyLayout = fc
    .tuple(anyMap, fc.nat())
    .map(([zones, seed]) => ({ zones, open: seed & (gatesOf(zones, 'door') | gatesOf(zones, 'portal')) }));

  it('agrees with Floyd and Warshall', () => {
    fc.assert(
      fc.property(anyLayout, ({ zones, open }) => {
        const layout = layoutOf(zones, open);
        const far = naiveDistances(zones, open);
        zones.names.forEach((_, from) => {
          const row = far[from] as number[];
          row.forEach((distance, to) => {
            expect(zoneDistance(layout, from, to)).toBe(Math.min(distance, UNREACHABLE));
            const steps = row.flatMap((one, next) =>
              one === 1 && distance < Infinity && far[next]?.[to] === distance - 1 ? [next] : [],
            );
            expect(firstSteps(layout, from, to)).toEqual(steps);
          });
          expect(layout.ways[from]).toEqual(row.flatMap((distance, to) => (distance === 1 ? [to] : [])));
          for (let n = 0; n < 5; n++) {
            const near = row.flatMap((distance, to) => (distance <= n ? [to] : []));
            expect(countWithin(layout, from, n)).toBe(near.length);
            expect(zonesWithin(layout, from, n)).toEqual(
              near.toSorted((a, b) => (row[a] as number) - (row[b] as number)),
            );
          }
        });
      }),
    );
  });
});

function naiveDistances(zones: ZoneMap, open: number): number[][] {
  const far = zones.names.map((_, a) => zones.names.map((__, b) => (a === b ? 0 : Infinity)));
  zones.edges.forEach(({ from, to, oneWay }, i) => {
    const bit = zones.bits[i] as number;
    if (bit !== 0 && (open & bit) === 0) return;
    const [a, b] = [zoneNamed(zones, from), zoneNamed(zones, to)];
    (far[a] as number[])[b] = 1;
    if (!oneWay) (far[b] as number[])[a] = 1;
  });
  far.forEach((_, by) => {
    for (const row of far) {
      row.forEach((distance, to) => {
        row[to] = Math.min(distance, (row[by] as number) + (far[by]?.[to] as number));
      });
    }
  });
  return far;
}
