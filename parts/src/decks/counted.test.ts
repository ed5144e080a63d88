import { Random, Table } from '@wyrdhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CountedDeck,
  cardsToDraw,
  copyCountedDeck,
  couldBeNext,
  discardCard,
  drawCard,
  lookAtTop,
  NO_CARD,
  newCountedDeck,
  putOnTop,
  putUnder,
  shuffleAll,
  shuffleDeck,
  takeCard,
  takeNamed,
} from './counted.ts';
import { allCards, anyDeck } from './testing.ts';

const table = (seed = 1) => new Table<unknown>({}, Random.fromSeed(seed));
const always = (n: number) => ({ below: () => n });

describe('drawing from a counted deck', () => {
  it('takes cards in the order: known top, hidden, known bottom, shuffled discards', () => {
    const deck: CountedDeck = { top: [2, 1], hidden: [0, 0, 1], bottom: [0, 1], discards: [1, 0, 0] };
    const t = table();
    expect([1, 2, 3, 4, 5, 6].map(() => drawCard(t, deck))).toEqual([1, 2, 2, 1, 0, 0]);
    expect(drawCard(t, deck)).toBe(NO_CARD);
  });

  it('takes each hidden card with the same chance', () => {
    const drawn = [0, 1, 2, 3, 4].map((n) => takeCard(always(n), newCountedDeck([2, 0, 3])));
    expect(drawn).toEqual([0, 0, 2, 2, 2]);
  });

  it('reshuffles only when another card is wanted', () => {
    const deck: CountedDeck = { top: [], hidden: [1, 0], bottom: [], discards: [0, 1] };
    expect(drawCard(table(), deck)).toBe(0);
    expect(deck).toEqual({ top: [], hidden: [0, 0], bottom: [], discards: [0, 1] });
  });

  it('is a barrier to undo, unless there is no card', () => {
    const [t, empty] = [table(), table()];
    drawCard(t, newCountedDeck([1]));
    drawCard(empty, newCountedDeck([0]));
    expect([t.barrier, empty.barrier]).toEqual(['reveal', undefined]);
  });

  it('from a real deck takes the card that came, or refuses it', () => {
    const deck: CountedDeck = { top: [1], hidden: [1, 0], bottom: [], discards: [0, 1] };
    expect(() => takeNamed(deck, 0)).toThrow('a card of kind 0 cannot come next');
    takeNamed(deck, 1);
    takeNamed(deck, 0);
    takeNamed(deck, 1);
    expect(deck).toEqual(newCountedDeck([0, 0]));
    expect(() => takeNamed(deck, 1)).toThrow('a card of kind 1 cannot come next');
  });

  it('by chance gives a card that could be next, and leaves the deck as taking that card by name does', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), (deck, seed) => {
        const named = copyCountedDeck(deck);
        const kind = takeCard(Random.fromSeed(seed), deck);
        if (kind === NO_CARD) return;
        expect(couldBeNext(named, kind)).toBe(true);
        takeNamed(named, kind);
        expect(named).toEqual(deck);
      }),
    );
  });
});

describe('knowing the order of cards', () => {
  it('looks at the next cards and leaves them there', () => {
    const deck = newCountedDeck([0, 3, 0]);
    putOnTop(deck, 2);
    lookAtTop(Random.fromSeed(1), deck, 3);
    expect(deck).toEqual({ top: [1, 1, 2], hidden: [0, 1, 0], bottom: [], discards: [0, 0, 0] });
  });

  it('looks no further than the draw pile', () => {
    const deck: CountedDeck = { top: [], hidden: [1, 0], bottom: [1], discards: [5, 5] };
    lookAtTop(Random.fromSeed(1), deck, 9);
    expect(deck).toEqual({ top: [1, 0], hidden: [0, 0], bottom: [], discards: [5, 5] });
  });

  it('puts cards on top and under, and loses that order by shuffling', () => {
    const deck = newCountedDeck([1, 1]);
    putOnTop(deck, 0);
    putOnTop(deck, 1);
    putUnder(deck, 1);
    putUnder(deck, 0);
    expect(deck).toMatchObject({ top: [0, 1], bottom: [0, 1] });
    shuffleDeck(deck);
    expect(deck).toEqual({ top: [], hidden: [3, 3], bottom: [], discards: [0, 0] });
  });

  it('shuffles the discards in', () => {
    const deck = newCountedDeck([1, 1]);
    putOnTop(deck, 1);
    discardCard(deck, 0);
    shuffleAll(deck);
    expect(deck).toEqual(newCountedDeck([2, 2]));
  });
});

describe('a counted deck', () => {
  it.each([
    [
      'a card of an unknown kind',
      () => discardCard(newCountedDeck([1]), 1),
      'the deck has no cards of kind 1',
    ],
    ['half a card', () => newCountedDeck([0.5]), '0.5 is no number of cards'],
    ['less than no card', () => newCountedDeck([-1]), '-1 is no number of cards'],
  ])('refuses %s', (_, act, complaint) => {
    expect(act).toThrow(complaint);
  });

  it('survives JSON, and a copy shares nothing with it', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const before = JSON.stringify(deck);
        const copy = copyCountedDeck(deck);
        expect(JSON.parse(before)).toEqual(copy);
        putOnTop(copy, 0);
        putUnder(copy, 0);
        discardCard(copy, 0);
        shuffleAll(copy);
        expect(JSON.stringify(deck)).toBe(before);
      }),
    );
  });

  it('loses no card', () => {
    fc.assert(
      fc.property(anyDeck, fc.array(fc.nat(5), { maxLength: 30 }), fc.nat(), (deck, moves, seed) => {
        const random = Random.fromSeed(seed);
        const cards = allCards(deck);
        const hand: number[] = [];
        for (const move of moves) {
          if (move === 0) lookAtTop(random, deck, 2);
          else if (move === 1) shuffleDeck(deck);
          else if (move < 4) {
            const before = cardsToDraw(deck);
            const kind = takeCard(random, deck);
            if (kind !== NO_CARD) hand.push(kind);
            if (before > 0) expect(cardsToDraw(deck)).toBe(before - 1);
          } else {
            const kind = hand.pop();
            if (kind !== undefined) (move === 4 ? discardCard : putUnder)(deck, kind);
          }
        }
        expect([...allCards(deck), ...hand].sort()).toEqual(cards);
      }),
    );
  });
});
