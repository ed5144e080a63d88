import fc from 'fast-check';
import type { CountedDeck } from './counted.ts';

const KINDS = 3;
const anyCounts = fc.array(fc.nat(2), { minLength: KINDS, maxLength: KINDS });
const anyOrder = fc.array(fc.nat(KINDS - 1), { maxLength: 2 });

export const anyDeck: fc.Arbitrary<CountedDeck> = fc.record({
  top: anyOrder,
  hidden: anyCounts,
  bottom: anyOrder,
  discards: anyCounts,
});

/** The kind of each card, sorted. */
const list = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));

export const allCards = (deck: CountedDeck): number[] =>
  [...deck.top, ...deck.bottom, ...list(deck.hidden), ...list(deck.discards)].sort();
