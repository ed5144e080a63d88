import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from './deck.ts';
import { chanceOfNext, type SeenInPlace } from './odds.ts';

const isRed = (card: string) => card.startsWith('red');

describe('the chance that the next card matches', () => {
  const mixed = { draw: ['red', 'blue', 'red', 'blue'], discard: ['red', 'red'] };
  const cases: [string, Deck<string>, SeenInPlace, number][] = [
    ['is the share in the draw pile', mixed, {}, 0.5],
    [
      'is the share in the discards when a reshuffle is due',
      { draw: [], discard: ['red', 'blue', 'blue'] },
      {},
      1 / 3,
    ],
    ['is none when there are no cards', { draw: [], discard: [] }, {}, 0],
    ['is certain of a top card that was seen', mixed, { top: 1 }, 0],
    ['leaves out cards that were put under the deck', mixed, { bottom: 1 }, 1 / 3],
    [
      'comes to the cards put under when no others are left',
      { draw: ['blue', 'red'], discard: [] },
      { bottom: 2 },
      1,
    ],
    [
      'forgets what was seen in place when a reshuffle is due',
      { draw: [], discard: ['red'] },
      { bottom: 2 },
      1,
    ],
  ];
  it.each(cases)('%s', (_, deck, seen, chance) => {
    expect(chanceOfNext(deck, isRed, seen)).toBe(chance);
  });

  it('over all kinds of cards sums to 1', () => {
    const anyPile = fc.array(fc.nat(4), { maxLength: 5 });
    fc.assert(
      fc.property(anyPile, anyPile, fc.nat(3), fc.nat(3), (draw, discard, top, bottom) => {
        fc.pre(draw.length + discard.length > 0);
        const kinds = [0, 1, 2, 3, 4];
        const all = kinds.map((kind) =>
          chanceOfNext({ draw, discard }, (card) => card === kind, { top, bottom }),
        );
        expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      }),
    );
  });
});
