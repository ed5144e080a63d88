import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exploreByCost } from './cost.ts';
import { explore, newReach, type Reach, UNREACHED, type Ways, wayTo } from './reach.ts';
import { anyGraph, anyGround, naiveCosts } from './testing.ts';

const found = ({ places, count }: Reach) => [...places.subarray(0, count)];
const anyCosts = fc
  .array(fc.constantFrom(0, 1, 1, 2, 3, 255), { minLength: 9, maxLength: 9 })
  .map((costs) => Uint8Array.from(costs));

describe('a search by cost', () => {
  const line: Ways = [[1], [0, 2], [1, 3], [2]];
  const free = new Uint8Array(4);

  it('pays for each place it enters, not for the start', () => {
    const reach = exploreByCost(line, 1, 3, free, Uint8Array.of(1, 9, 2, 1), newReach(4));
    expect([...reach.steps]).toEqual([1, 0, 2, 3]);
    expect(found(reach)).toEqual([1, 0, 2, 3]);
  });

  it('stops before a place it cannot pay for', () => {
    const reach = exploreByCost(line, 0, 2, free, Uint8Array.of(1, 1, 2, 1), newReach(4));
    expect([...reach.steps]).toEqual([0, 1, UNREACHED, UNREACHED]);
  });

  it('finds no way that costs more than a reach holds', () => {
    const ways: Ways = Array.from({ length: 200 }, (_, place) => (place < 199 ? [place + 1] : []));
    const costs = new Uint8Array(200).fill(255);
    const reach = exploreByCost(ways, 0, Infinity, new Uint8Array(200), costs, newReach(200));
    expect([reach.count, reach.steps[128], reach.steps[129]]).toEqual([129, 128 * 255, UNREACHED]);
  });

  it('refuses more places than it has room for', () => {
    const ways: Ways = Array.from({ length: 4097 }, () => []);
    const bytes = new Uint8Array(4097);
    expect(() => exploreByCost(ways, 0, 1, bytes, bytes, newReach(4097))).toThrow('at most 4096 places');
  });

  it('agrees with a naive search, in a reach that was used before', () => {
    const used = newReach(9);
    fc.assert(
      fc.property(anyGraph, anyGround, anyCosts, fc.nat(600), (ways, ground, costs, limit) => {
        const reach = exploreByCost(ways, 0, limit, ground, costs, used);
        const naive = naiveCosts(ways, ground, (place) => costs[place] as number, limit);
        expect([...reach.steps.subarray(0, ways.length)]).toEqual(
          naive.map((cost) => (cost === Infinity ? UNREACHED : cost)),
        );
        const order = found(reach).map((place) => reach.steps[place] as number);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const to of found(reach)) {
          const paid = (wayTo(reach, to) ?? []).reduce((total, place) => total + (costs[place] as number), 0);
          expect(paid).toBe(reach.steps[to]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('at a cost of 1 everywhere is a search by steps', () => {
    fc.assert(
      fc.property(anyGraph, anyGround, fc.nat(9), (ways, ground, limit) => {
        const costs = new Uint8Array(9).fill(1);
        const byCost = exploreByCost(ways, 0, limit, ground, costs, newReach(9));
        expect(byCost).toEqual(explore(ways, 0, limit, ground, newReach(9)));
      }),
    );
  });
});
