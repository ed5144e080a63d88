import { type Deck, isReshuffleDue } from './deck.ts';
import { countCards } from './pile.ts';

/** How many cards at either end of the draw pile lie where everybody saw them put. */
export interface SeenInPlace {
  readonly top?: number;
  readonly bottom?: number;
}

/**
 * How likely the next card drawn matches, for somebody who knows which cards are in the draw pile but, apart from
 * those seen in place, not their order. 0 when there is no card left at all.
 */
export function chanceOfNext<C>(
  deck: Deck<C>,
  matches: (card: C) => boolean,
  { top = 0, bottom = 0 }: SeenInPlace = {},
): number {
  const candidates = isReshuffleDue(deck) ? deck.discard : nextOf(deck.draw, top, bottom);
  return candidates.length === 0 ? 0 : countCards(candidates, matches) / candidates.length;
}

function nextOf<C>(draw: readonly C[], top: number, bottom: number): readonly C[] {
  if (top > 0 || bottom >= draw.length) return draw.slice(-1);
  return draw.slice(bottom);
}
