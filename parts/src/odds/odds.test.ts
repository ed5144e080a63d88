import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOdds, certain, chanceOfAtLeast, meanOf, mostOf, type Odds, shiftOdds } from './odds.ts';

const COIN: Odds = [0.5, 0.5];
const anyOdds: fc.Arbitrary<Odds> = fc
  .array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 })
  .map((weights) => {
    const total = weights.reduce((a, b) => a + b, 1);
    return weights.map((weight, i) => (weight + (i === 0 ? 1 : 0)) / total);
  });
const total = (odds: Odds) => odds.reduce((a, b) => a + b, 0);

describe('odds', () => {
  it('add up independent numbers', () => {
    expect(addOdds(COIN, COIN)).toEqual([0.25, 0.5, 0.25]);
    expect(addOdds(certain(2), COIN)).toEqual([0, 0, 0.5, 0.5]);
  });

  it.each([
    ['nothing', 0, [0.25, 0.5, 0.25]],
    ['a bonus', 2, [0, 0, 0.25, 0.5, 0.25]],
    ['armour', -1, [0.75, 0.25]],
    ['armour that stops all', -2, [1]],
    ['more armour than that', -5, [1]],
  ])('shift by %s', (_, by, shifted) => {
    expect(shiftOdds([0.25, 0.5, 0.25], by)).toEqual(shifted);
  });

  it('know mean, most and the chance of at least a number', () => {
    const odds: Odds = [0.25, 0.5, 0.25];
    expect([meanOf(odds), mostOf(odds)]).toEqual([1, 2]);
    expect([0, 1, 2, 3].map((least) => chanceOfAtLeast(odds, least))).toEqual([1, 0.75, 0.25, 0]);
  });

  it('sum to 1, and means add up', () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, fc.integer({ min: -4, max: 4 }), (a, b, by) => {
        expect(total(addOdds(a, b))).toBeCloseTo(1, 12);
        expect(total(shiftOdds(a, by))).toBeCloseTo(1, 12);
        expect(meanOf(addOdds(a, b))).toBeCloseTo(meanOf(a) + meanOf(b), 12);
      }),
    );
  });

  it('shifted are those of the shifted number', () => {
    fc.assert(
      fc.property(anyOdds, fc.integer({ min: -4, max: 4 }), (odds, by) => {
        const shifted = shiftOdds(odds, by);
        for (let least = 1; least < 12; least++) {
          expect(chanceOfAtLeast(shifted, least)).toBeCloseTo(chanceOfAtLeast(odds, least - by), 12);
        }
      }),
    );
  });
});
