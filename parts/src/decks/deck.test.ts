import { Random, Table } from '@wyrdhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deck, discard, drawFrom, isReshuffleDue, newDeck } from './deck.ts';

const table = (seed = 1) => new Table<unknown>({}, Random.fromSeed(seed));

describe('a deck', () => {
  it('begins as given, with nothing discarded, and does not keep the list', () => {
    const cards = ['a', 'b'];
    const deck = newDeck(cards);
    drawFrom(table(), deck);
    expect(deck).toEqual({ draw: ['a'], discard: [] });
    expect(cards).toEqual(['a', 'b']);
  });

  it('discards face up onto the last discard', () => {
    const deck = newDeck<string>([]);
    discard(deck, 'a');
    discard(deck, 'b');
    expect(deck.discard).toEqual(['a', 'b']);
  });

  it.each([
    ['while cards are left', { draw: ['a'], discard: ['b'] }, false],
    ['when only discards are left', { draw: [], discard: ['b'] }, true],
    ['when there are no cards at all', { draw: [], discard: [] }, false],
  ])('says whether a reshuffle is due: %s', (_, deck, due) => {
    expect(isReshuffleDue(deck)).toBe(due);
  });
});

describe('drawing', () => {
  it('takes the top card and leaves the discards alone', () => {
    const deck: Deck<string> = { draw: ['a', 'b'], discard: ['c', 'd'] };
    expect(drawFrom(table(), deck)).toBe('b');
    expect(deck).toEqual({ draw: ['a'], discard: ['c', 'd'] });
  });

  it('does not reshuffle before the next card is wanted', () => {
    const deck: Deck<string> = { draw: ['a'], discard: ['b'] };
    drawFrom(table(), deck);
    expect(deck).toEqual({ draw: [], discard: ['b'] });
  });

  it('from an empty draw pile takes one of the discards, shuffled', () => {
    const cards = Array.from({ length: 20 }, (_, i) => i);
    const deck: Deck<number> = { draw: [], discard: [...cards] };
    const first = drawFrom(table(), deck) as number;
    expect(deck.discard).toEqual([]);
    expect(deck.draw).not.toEqual(cards.filter((card) => card !== first));
    expect([...deck.draw, first].sort((a, b) => a - b)).toEqual(cards);
  });

  it('from nothing gives undefined', () => {
    expect(drawFrom(table(), newDeck([]))).toBeUndefined();
  });

  it('is a draw to the table, so that undo stops there', () => {
    const t = table();
    drawFrom(t, newDeck(['a']));
    expect(t.barrier).toBe('draw');
  });

  it('keeps all cards, through any number of reshuffles, and goes the same way from the same seed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5)),
        fc.array(fc.boolean(), { maxLength: 40 }),
        fc.nat(),
        (cards, moves, seed) => {
          const play = () => {
            const t = table(seed);
            const deck = newDeck(cards);
            const hand: number[] = [];
            for (const isDraw of moves) {
              const card = isDraw ? drawFrom(t, deck) : hand.pop();
              if (card === undefined) continue;
              if (isDraw) hand.push(card);
              else discard(deck, card);
            }
            return { deck, hand };
          };
          const { deck, hand } = play();
          expect([...deck.draw, ...deck.discard, ...hand].sort()).toEqual([...cards].sort());
          expect(play()).toEqual({ deck, hand });
        },
      ),
    );
  });
});
