import fc from 'fast-check';
import { type Ground, NO_ENTRY, NO_PASS, type Ways } from './reach.ts';

const MOST = 9;

/** Up to nine places with one-way and two-way steps, each list in any order. */
export const anyGraph: fc.Arbitrary<Ways> = fc
  .integer({ min: 1, max: MOST })
  .chain((size) =>
    fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 4 }), { minLength: size, maxLength: size }),
  );

export const anyGround: fc.Arbitrary<Ground> = fc
  .array(fc.constantFrom(0, 0, 0, 1, 2, 4), { minLength: MOST, maxLength: MOST })
  .map((bits) => Uint8Array.from(bits));

/** The cheapest way from place 0 to each place, Infinity where there is none, by relaxing until nothing changes. */
export function naiveCosts(
  ways: Ways,
  ground: Ground,
  cost: (place: number) => number,
  limit = Infinity,
): number[] {
  const costs = ways.map((_, place) => (place === 0 ? 0 : Infinity));
  for (let round = 0; round < ways.length; round++) {
    ways.forEach((next, place) => {
      if (place !== 0 && ((ground[place] as number) & NO_PASS) !== 0) return;
      for (const to of next) {
        if (((ground[to] as number) & NO_ENTRY) !== 0) continue;
        costs[to] = Math.min(costs[to] as number, (costs[place] as number) + cost(to));
      }
    });
  }
  return costs.map((total) => (total <= limit ? total : Infinity));
}
