import type { Table } from '@wyrdhall/kernel';
import { putOnTop } from './pile.ts';

/** Two piles, each with its top card last. A card is anything but undefined: an id, as a rule. */
export interface Deck<C> {
  readonly draw: C[];
  readonly discard: C[];
}

/** The deck in the order given, not shuffled. */
export function newDeck<C>(cards: readonly C[]): Deck<C> {
  return { draw: [...cards], discard: [] };
}

export function discard<C>(deck: Deck<C>, card: C): void {
  putOnTop(deck.discard, card);
}

/** Whether the next draw makes a new draw pile of the discards. */
export function isReshuffleDue<C>(deck: Deck<C>): boolean {
  return deck.draw.length === 0 && deck.discard.length > 0;
}

/** Draws the top card, from the shuffled discards when the draw pile is empty; undefined when both are. */
export function drawFrom<C>(t: Pick<Table<unknown>, 'shuffle' | 'draw'>, deck: Deck<C>): C | undefined {
  if (isReshuffleDue(deck)) {
    deck.draw.push(...deck.discard.splice(0));
    t.shuffle(deck.draw);
  }
  return t.draw(deck.draw);
}
