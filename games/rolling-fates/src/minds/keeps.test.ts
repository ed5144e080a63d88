import { describe, expect, test } from 'vitest';
import { any, both, exact, fullHouse, lowStraight, luck, same, twoPairs } from '../content/cost.ts';
import { boardOf } from '../content/index.ts';
import type { Cost, Effect } from '../content/kinds.ts';
import { bagOf, facesOf, numberOf, ROLLS } from '../rules/costs/bag.ts';
import type { HeroId } from '../state.ts';
import { chancesToPay, weighKeeps, worthOfKeeps } from './keeps.ts';
import { type Hand, type Purchase, worthOfBags } from './spend.ts';

const hand = (dice: readonly number[], purchases: readonly Purchase[], more: Partial<Hand> = {}): Hand => ({
  dice,
  luck: 0,
  purchases,
  help: 0,
  distinctGroups: false,
  rerolls: 0,
  locked: [],
  mostKept: 5,
  ...more,
});

/** The average over all first rolls, each kept as well as possible. */
const average = (purchases: readonly Purchase[], more: Partial<Hand> = {}): number => {
  const worth = worthOfKeeps(hand([1, 1, 1, 1, 1], purchases, more));
  const best = (dice: readonly number[]): number =>
    weighKeeps(hand(dice, purchases, more), worth)[0]?.worth ?? 0;
  return (ROLLS[5] ?? []).reduce((sum, { bag, chance }) => sum + chance * best(facesOf(bag)), 0);
};

describe('a re-roll aimed at one cost', () => {
  /** Worth 1 once: so the average is the chance to pay it. */
  const chance = (cost: Cost): number => average([{ cost, worth: 1, once: true }]);

  test.each([
    { name: 'any 1', cost: any(1), percent: 100 },
    { name: 'a pair', cost: same(2), percent: 99.1 },
    { name: 'same 3', cost: same(3), percent: 54.1 },
    { name: 'same 4', cost: same(4), percent: 13.2 },
    { name: 'same 5', cost: same(5), percent: 1.3 },
    { name: 'two pairs', cost: twoPairs, percent: 59.1 },
    { name: 'a full house', cost: fullHouse, percent: 19.4 },
    { name: 'a straight', cost: lowStraight, percent: 8.9 },
    { name: '1+4', cost: exact(1, 4), percent: 65.1 },
    { name: '5+5', cost: exact(5, 5), percent: 48.3 },
    { name: '1+2+3', cost: exact(1, 2, 3), percent: 44.8 },
    { name: '6+6+6', cost: exact(6, 6, 6), percent: 17.1 },
    { name: '1+2+3+4', cost: exact(1, 2, 3, 4), percent: 25 },
    { name: 'a pair and a 6', cost: both(same(2), exact(6)), percent: 73.4 },
  ])('pays $name in $percent of 100 Fate Phases', ({ cost, percent }) => {
    expect(100 * chance(cost)).toBeCloseTo(percent, 1);
  });
});

describe('what a hero can deal to one enemy', () => {
  const dealt = (effect: Effect): number =>
    effect.kind === 'strike' ? effect.damage : effect.kind === 'gamble' ? effect.stake : 0;
  const damage = (id: HeroId): Purchase[] =>
    boardOf(id).abilities.map(({ cost, effects }) => ({
      cost,
      worth: effects.reduce((sum, effect) => sum + dealt(effect), 0),
    }));

  test.each([
    { id: 'brakka' as const, expected: 10.18 },
    { id: 'sel' as const, expected: 9.7 },
    { id: 'tovik' as const, expected: 10.35 },
    { id: 'quill' as const, expected: 7.93 },
  ])('$id: $expected on average', ({ id, expected }) => {
    const faces = [1, 2, 3, 4, 5, 6];
    const sum = faces.reduce((total, face) => total + average(damage(id), { luck: face }), 0);
    expect(sum / 6).toBeCloseTo(expected, 2);
  });
});

describe('keeps', () => {
  const pairs: Purchase[] = [
    { cost: any(1), worth: 1 },
    { cost: same(3), worth: 10 },
  ];

  test('the best keep comes first, each bag once', () => {
    const keeps = weighKeeps(hand([2, 5, 2, 6, 1], pairs));
    expect(keeps[0]?.places).toEqual([0, 2]);
    expect(keeps).toHaveLength(24);
  });

  test('Patient: the die that stays is in every keep', () => {
    const keeps = weighKeeps(hand([2, 5, 2, 6, 1], pairs, { locked: [3] }));
    expect(keeps.every(({ places }) => places.includes(3))).toBe(true);
  });

  test('Jinxed: at most three', () => {
    const keeps = weighKeeps(hand([2, 2, 2, 2, 1], pairs, { mostKept: 3 }));
    expect(Math.max(...keeps.map(({ places }) => places.length))).toBe(3);
  });

  test('another re-roll is never worse', () => {
    const once = weighKeeps(hand([1, 2, 3, 4, 5], pairs))[0]?.worth ?? 0;
    const twice = weighKeeps(hand([1, 2, 3, 4, 5], pairs, { rerolls: 1 }))[0]?.worth ?? 0;
    expect(twice).toBeGreaterThan(once + 0.5);
  });

  test('dice are spent as well as possible; one-shots and the Luck die once', () => {
    const worth = (purchases: readonly Purchase[], more: Partial<Hand> = {}) =>
      worthOfBags(hand([], purchases, more))[numberOf(bagOf([3, 3, 3, 3, 1]))];
    expect(worth([{ cost: same(2), worth: 4 }])).toBe(8);
    expect(worth([{ cost: same(2), worth: 4, once: true }])).toBe(4);
    expect(
      worth([
        { cost: same(2), worth: 4, once: true },
        { cost: any(1), worth: 1 },
      ]),
    ).toBe(7);
    const lucky = [{ cost: both(luck(5), any(1)), worth: 9 }];
    expect(worth(lucky)).toBe(0);
    expect(worth(lucky, { luck: 5 })).toBe(9);
  });

  test('the chance to pay for each ability with a chosen keep', () => {
    const [pair, triple, lucky] = chancesToPay(
      hand([2, 2, 4, 5, 6], [], { luck: 3 }),
      [0, 1],
      [{ cost: same(2) }, { cost: same(3) }, { cost: luck(4) }],
    );
    expect(pair).toBeCloseTo(1, 10);
    // At least one more 2 among three dice, or three equal ones of the others.
    expect(triple).toBeCloseTo(1 - 125 / 216 + 5 / 216, 10);
    expect(lucky).toBe(0);
  });
});
