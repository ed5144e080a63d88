import { Refusal } from './fault.ts';
import { hashState } from './json.ts';
import type { Seat } from './prompt.ts';

/** What happens to cards before they are drawn in a branch of `all`. */
export interface Draws {
  /** The top of a pile is its end. */
  fromPile(seat: Seat, pile: unknown[], count: number): void;
  /** The cards that come where chance says these. */
  fromCounts(seat: Seat, deck: Readonly<Record<string, number>>, cards: string[]): string[];
}

/** What a seat draws in its branches, in order. */
export class NotedDraws implements Draws {
  readonly cards: unknown[] = [];
  private readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  fromPile(seat: Seat, pile: unknown[], count: number): void {
    if (seat !== this.seat) return;
    for (let i = 1; i <= count && i <= pile.length; i++) this.cards.push(pile[pile.length - i]);
  }

  fromCounts(seat: Seat, _: Readonly<Record<string, number>>, cards: string[]): string[] {
    if (seat === this.seat) this.cards.push(...cards);
    return cards;
  }
}

/**
 * Lets a seat draw again what it drew, from piles that were dealt anew: wherever in the pile a card lies now, it lies
 * on top with the same odds. Refuses where it is not in the pile.
 */
export class SameDraws implements Draws {
  private readonly seat: Seat;
  private readonly cards: readonly unknown[];
  private next = 0;

  constructor(seat: Seat, cards: readonly unknown[]) {
    this.seat = seat;
    this.cards = cards;
  }

  fromPile(seat: Seat, pile: unknown[], count: number): void {
    if (seat !== this.seat) return;
    for (let place = pile.length - 1; place >= 0 && place >= pile.length - count; place--) {
      if (this.next >= this.cards.length) return;
      const card = this.cards[this.next++];
      const from = pile.findLastIndex((other, i) => i <= place && isSame(other, card));
      if (from < 0) throw notThere();
      [pile[from], pile[place]] = [pile[place], pile[from]];
    }
  }

  fromCounts(seat: Seat, deck: Readonly<Record<string, number>>, cards: string[]): string[] {
    if (seat !== this.seat) return cards;
    const left = { ...deck };
    return cards.map((card) => {
      const wanted = this.next < this.cards.length ? String(this.cards[this.next++]) : card;
      const count = left[wanted] ?? 0;
      if (count === 0) throw notThere();
      left[wanted] = count - 1;
      return wanted;
    });
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && hashState(one) === hashState(other));

const notThere = (): Refusal => new Refusal('In this deal the card is somewhere else.', { id: 'dealt-away' });
