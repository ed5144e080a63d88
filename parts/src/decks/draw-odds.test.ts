import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf } from '../odds/odds.ts';
import { type CountedDeck, copyCountedDeck, newCountedDeck, takeCard } from './counted.ts';
import { chanceOfDraw, drawOdds, eachDraw } from './draw-odds.ts';
import { anyDeck } from './testing.ts';

/** Eighteen cards, six of them blank (kind 0), with the worth of each kind. */
const MIGHT = newCountedDeck([6, 6, 3, 3]);
const WORTH = [0, 1, 2, 2];
const sum = (drawn: readonly number[]) =>
  drawn.reduce((total, count, kind) => total + count * (WORTH[kind] as number), 0);

describe('the odds of a draw', () => {
  it.each([
    [1, 0],
    [2, 0.098],
    [3, 0.2451],
    [4, 0.4069],
    [5, 0.5609],
    [10, 0.9683],
  ])('of %i cards: two or more of the six blanks among eighteen', (n, chance) => {
    expect(chanceOfDraw(MIGHT, n, (drawn) => (drawn[0] as number) >= 2)).toBeCloseTo(chance, 4);
  });

  it('of a sum: its mean is that of one card, times the cards', () => {
    for (let n = 0; n <= 18; n++) expect(meanOf(drawOdds(MIGHT, n, sum))).toBeCloseTo(n, 12);
  });

  it('of the whole deck are certain', () => {
    expect(drawOdds(MIGHT, 18, sum)).toEqual([...Array(18).fill(0), 1]);
  });

  it('stop short where all cards are drawn', () => {
    expect(drawOdds(MIGHT, 25, sum)).toEqual(drawOdds(MIGHT, 18, sum));
    expect(drawOdds(newCountedDeck([0, 0]), 2, sum)).toEqual([1]);
  });

  it('know the cards that were seen in place', () => {
    const deck: CountedDeck = { top: [2, 1], hidden: [1, 1, 0, 0], bottom: [3], discards: [0, 1, 1, 0] };
    expect(drawOdds(deck, 2, sum)).toEqual([0, 0, 0, 1]);
    expect(drawOdds(deck, 3, sum)).toEqual([0, 0, 0, 0.5, 0.5]);
    expect(drawOdds(deck, 5, sum)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(drawOdds(deck, 6, sum)).toEqual([0, 0, 0, 0, 0, 0, 0, 0.5, 0.5]);
  });

  it('of half a card are refused', () => {
    expect(() => eachDraw(MIGHT, 0.5, () => {})).toThrow('0.5 is no number of cards');
  });

  it('stay exact with a large deck', () => {
    const large = newCountedDeck([60, 60, 60, 60]);
    let total = 0;
    eachDraw(large, 24, (_, chance) => {
      total += chance;
    });
    expect(total).toBeCloseTo(1, 12);
  });

  it('are those of drawing one card after the other', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(8), (deck, n) => {
        const found = new Map<string, number>();
        eachDraw(deck, n, (drawn, chance) => {
          const key = drawn.join();
          expect(found.has(key)).toBe(false);
          found.set(key, chance);
        });
        const expected = oneByOne(deck, n);
        expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
        for (const [key, chance] of expected) expect(found.get(key)).toBeCloseTo(chance, 12);
      }),
      { numRuns: 200 },
    );
  });
});

/** Follows every outcome of every draw. */
function oneByOne(deck: CountedDeck, n: number): Map<string, number> {
  const chances = new Map<string, number>();
  const go = (here: CountedDeck, left: number, drawn: readonly number[], chance: number): void => {
    const outcomes = left === 0 ? [] : nextCards(here);
    if (outcomes.length === 0) {
      chances.set(drawn.join(), (chances.get(drawn.join()) ?? 0) + chance);
      return;
    }
    for (const [kind, share, after] of outcomes) {
      go(
        after,
        left - 1,
        drawn.map((count, k) => count + (k === kind ? 1 : 0)),
        chance * share,
      );
    }
  };
  go(
    deck,
    n,
    deck.hidden.map(() => 0),
    1,
  );
  return chances;
}

function nextCards(deck: CountedDeck): [kind: number, chance: number, after: CountedDeck][] {
  const byKind = new Map<number, [number, number, CountedDeck]>();
  let outcomes = 1;
  for (let outcome = 0; outcome < outcomes; outcome++) {
    const after = copyCountedDeck(deck);
    const below = (n: number) => {
      outcomes = n;
      return outcome;
    };
    const kind = takeCard({ below }, after);
    if (kind < 0) return [];
    byKind.set(kind, [kind, (byKind.get(kind)?.[1] ?? 0) + 1, after]);
  }
  return [...byKind.values()].map(([kind, count, after]) => [kind, count / outcomes, after]);
}
