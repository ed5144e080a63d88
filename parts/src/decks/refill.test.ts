import { Random, Table } from '@wyrdhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refill } from './refill.ts';

const table = (seed = 1) => new Table<unknown>({}, Random.fromSeed(seed));

describe('refill', () => {
  it.each([
    ['while cards are left', ['a'], ['b']],
    ['when there are no cards at all', [], []],
  ])('does nothing %s', (_, pile, discards) => {
    const [pileBefore, discardsBefore] = [[...pile], [...discards]];
    expect(refill(table(), pile, discards)).toBe(false);
    expect([pile, discards]).toEqual([pileBefore, discardsBefore]);
  });

  it('shuffles the discards into the empty pile', () => {
    const cards = Array.from({ length: 20 }, (_, i) => i);
    const pile: number[] = [];
    const discards = [...cards];
    expect(refill(table(), pile, discards)).toBe(true);
    expect(discards).toEqual([]);
    expect(pile).not.toEqual(cards);
    expect(pile.toSorted((a, b) => a - b)).toEqual(cards);
  });

  it('shuffles as the table does, and tells nobody anything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.nat(), (cards, seed) => {
        const expected = [...cards];
        table(seed).shuffle(expected);
        const pile: number[] = [];
        const t = table(seed);
        refill(t, pile, [...cards]);
        expect(pile).toEqual(expected);
        expect(t.barrier).toBeUndefined();
      }),
    );
  });
});
