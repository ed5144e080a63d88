import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCards, putOnTop, putUnder, searchPile, takeTop } from './pile.ts';

describe('a pile, whose last card is the top', () => {
  it.each([
    ['none', 0, [], ['a', 'b', 'c']],
    ['two, the top one first', 2, ['c', 'b'], ['a']],
    ['all', 3, ['c', 'b', 'a'], []],
    ['more than there are', 5, ['c', 'b', 'a'], []],
  ])('gives from the top %s', (_, n, taken, left) => {
    const pile = ['a', 'b', 'c'];
    expect(takeTop(pile, n)).toEqual(taken);
    expect(pile).toEqual(left);
  });

  it('takes a card on top or under', () => {
    const pile = ['b'];
    putOnTop(pile, 'c');
    putUnder(pile, 'a');
    expect(pile).toEqual(['a', 'b', 'c']);
  });

  it('is searched from the top down and keeps its order', () => {
    const pile = ['red 1', 'blue', 'red 2', 'green'];
    expect(searchPile(pile, (card) => card.startsWith('red'))).toBe('red 2');
    expect(pile).toEqual(['red 1', 'blue', 'green']);
    expect(searchPile(pile, (card) => card === 'black')).toBeUndefined();
    expect(pile).toEqual(['red 1', 'blue', 'green']);
  });

  it('counts the cards that match', () => {
    expect(countCards([1, 2, 3, 4, 6], (card) => card % 2 === 0)).toBe(3);
  });

  it('neither loses nor makes cards', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(12), fc.nat(9), (cards, n, wanted) => {
        const pile = [...cards];
        const taken = takeTop(pile, n);
        const found = searchPile(pile, (card) => card === wanted);
        if (found !== undefined) putUnder(pile, found);
        for (const card of taken) putOnTop(pile, card);
        expect(pile.sort()).toEqual(cards.sort());
      }),
    );
  });
});
