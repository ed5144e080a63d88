import type { Odds } from '../odds/odds.ts';
import { type CountedDeck, total } from './counted.ts';

/** [kind]: how many cards of that kind are drawn. Valid during the call only. */
type Drawn = readonly number[];

/**
 * Visits all that the next n cards can be, order aside, each with its chance; the chances sum to 1. Cards seen in
 * place are certain. Where the draw pile runs out, the discards are shuffled; where they run out too, fewer are drawn.
 */
export function eachDraw(deck: CountedDeck, n: number, visit: (drawn: Drawn, chance: number) => void): void {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`${n} is no number of cards`);
  const { top, hidden, bottom, discards } = deck;
  const drawn = hidden.map(() => 0);
  let left = n - addLast(drawn, top, n);
  const shuffled = total(hidden);
  if (left <= shuffled) {
    spread(hidden, shuffled, left, drawn, visit);
    return;
  }
  addAll(drawn, hidden);
  left -= shuffled;
  left -= addLast(drawn, bottom, left);
  const discarded = total(discards);
  spread(discards, discarded, Math.min(left, discarded), drawn, visit);
}

/** The odds of a whole number from 0 that depends on what is drawn: a sum, a count, the best card. */
export function drawOdds(deck: CountedDeck, n: number, value: (drawn: Drawn) => number): Odds {
  const odds: number[] = [];
  eachDraw(deck, n, (drawn, chance) => {
    const result = value(drawn);
    while (odds.length <= result) odds.push(0);
    odds[result] = (odds[result] as number) + chance;
  });
  return odds;
}

/** How likely the next n cards are as wanted. */
export function chanceOfDraw(deck: CountedDeck, n: number, isWanted: (drawn: Drawn) => boolean): number {
  let sum = 0;
  eachDraw(deck, n, (drawn, chance) => {
    if (isWanted(drawn)) sum += chance;
  });
  return sum;
}

/** Draws n of the `size` cards of a shuffled pile in every possible way. */
function spread(
  pile: readonly number[],
  size: number,
  n: number,
  drawn: number[],
  visit: (drawn: Drawn, chance: number) => void,
): void {
  const go = (kind: number, rest: number, wanted: number, chance: number): void => {
    if (wanted === 0) {
      visit(drawn, chance);
      return;
    }
    const count = pile[kind] as number;
    const others = rest - count;
    for (let taken = Math.max(0, wanted - others); taken <= Math.min(count, wanted); taken++) {
      const share = (choose(count, taken) * choose(others, wanted - taken)) / choose(rest, wanted);
      drawn[kind] = (drawn[kind] as number) + taken;
      go(kind + 1, others, wanted - taken, chance * share);
      drawn[kind] = (drawn[kind] as number) - taken;
    }
  };
  go(0, size, n, 1);
}

/** Adds the last n of these cards, all if there are fewer; returns how many. */
function addLast(drawn: number[], cards: readonly number[], n: number): number {
  const last = Math.min(n, cards.length);
  for (let i = cards.length - last; i < cards.length; i++) {
    const kind = cards[i] as number;
    drawn[kind] = (drawn[kind] as number) + 1;
  }
  return last;
}

function addAll(drawn: number[], counts: readonly number[]): void {
  for (let kind = 0; kind < counts.length; kind++) {
    drawn[kind] = (drawn[kind] as number) + (counts[kind] as number);
  }
}

/** Binomial coefficient. Exact up to 2 ** 53. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}
