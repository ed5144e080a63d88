import type { DrawTerms, Flow, Seat, Table } from '@wyrdhall/kernel';
import { type CountedDeck, cardsToDraw, shuffleAll, takeNamed, total } from './counted.ts';

/** What a draw needs to know besides the deck. */
export interface CountedDraw extends DrawTerms {
  readonly count: number;
  /** [kind]: the id by which a player names a card. */
  readonly names: readonly string[];
  readonly rule: string;
}

/**
 * Draws up to so many cards, or asks the seat what it drew from its own deck: only those that nobody knows yet are
 * asked for, all of a shuffle in one prompt. Where the draw pile runs out, the discards are shuffled. Gives the kinds.
 */
export function* drawCounted(
  t: Pick<Table<unknown>, 'drawCounted' | 'reveal'>,
  seat: Seat,
  deck: CountedDeck,
  { count, names, rule, ...terms }: CountedDraw,
): Flow<number[]> {
  const drawn: number[] = [];
  while (drawn.length < count) {
    if (cardsToDraw(deck) === 0) shuffleAll(deck);
    const hidden = total(deck.hidden);
    const known = deck.top.at(-1) ?? (hidden === 0 ? deck.bottom.at(-1) : undefined);
    if (known === undefined && hidden === 0) break;
    if (known !== undefined) {
      takeNamed(deck, known);
      t.reveal();
      drawn.push(known);
      continue;
    }
    const counts = Object.fromEntries(deck.hidden.map((n, kind) => [names[kind] ?? `${kind}`, n]));
    const wanted = Math.min(count - drawn.length, hidden);
    for (const name of yield* t.drawCounted(seat, counts, wanted, rule, terms)) {
      const kind = names.includes(name) ? names.indexOf(name) : Number(name);
      takeNamed(deck, kind);
      drawn.push(kind);
    }
  }
  return drawn;
}
