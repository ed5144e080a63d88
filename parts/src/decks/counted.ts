import type { Random, Table } from '@wyrdhall/kernel';

/**
 * A deck as counts, for games where odds matter: a card has no place before somebody sees it. Cards are told apart by
 * kind, 0 and up. A card in a hand or on the table is in none of these.
 */
export interface CountedDeck {
  /** Kinds of the cards on top of the draw pile whose order is known; the last is the next one drawn. */
  readonly top: number[];
  /** [kind]: how many lie below those, in an order that nobody knows. */
  readonly hidden: number[];
  /** Kinds of the cards under those whose order is known; the first is the lowest. */
  readonly bottom: number[];
  /** [kind] */
  readonly discards: number[];
}

/** There is no card left to draw. */
export const NO_CARD = -1;

/** All cards in the draw pile, shuffled; `counts[kind]` is how many of a kind there are. */
export function newCountedDeck(counts: readonly number[]): CountedDeck {
  for (const count of counts) {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is no number of cards`);
  }
  return { top: [], hidden: [...counts], bottom: [], discards: counts.map(() => 0) };
}

export function copyCountedDeck(deck: CountedDeck): CountedDeck {
  return {
    top: deck.top.slice(),
    hidden: deck.hidden.slice(),
    bottom: deck.bottom.slice(),
    discards: deck.discards.slice(),
  };
}

/** How many cards the draw pile holds. */
export function cardsToDraw(deck: CountedDeck): number {
  return deck.top.length + total(deck.hidden) + deck.bottom.length;
}

/** Draws the next card and shows it, from the shuffled discards where the draw pile is empty. Returns its kind. */
export function drawCard(t: Pick<Table<unknown>, 'random' | 'reveal'>, deck: CountedDeck): number {
  const kind = takeCard(t.random, deck);
  if (kind !== NO_CARD) t.reveal();
  return kind;
}

/** As `drawCard`, but shows nothing: for dealing anew what a seat cannot see. */
export function takeCard(random: Pick<Random, 'below'>, deck: CountedDeck): number {
  const known = deck.top.pop();
  if (known !== undefined) return known;
  let hidden = total(deck.hidden);
  if (hidden === 0) {
    const under = deck.bottom.pop();
    if (under !== undefined) return under;
    shuffleAll(deck);
    hidden = total(deck.hidden);
    if (hidden === 0) return NO_CARD;
  }
  let skip = random.below(hidden);
  let kind = 0;
  while (skip >= (deck.hidden[kind] as number)) skip -= deck.hidden[kind++] as number;
  add(deck.hidden, kind, -1);
  return kind;
}

/** Draws a card of this kind, as it came off a real deck. Throws a RangeError where that card cannot come next. */
export function takeNamed(deck: CountedDeck, kind: number): void {
  if (!couldBeNext(deck, kind)) throw new RangeError(`a card of kind ${kind} cannot come next`);
  if (deck.top.length > 0) deck.top.pop();
  else if (total(deck.hidden) > 0) add(deck.hidden, kind, -1);
  else if (deck.bottom.length > 0) deck.bottom.pop();
  else {
    shuffleAll(deck);
    add(deck.hidden, kind, -1);
  }
}

export function couldBeNext(deck: CountedDeck, kind: number): boolean {
  const known = deck.top.at(-1);
  if (known !== undefined) return known === kind;
  if (total(deck.hidden) > 0) return (deck.hidden[kind] ?? 0) > 0;
  const under = deck.bottom.at(-1);
  if (under !== undefined) return under === kind;
  return (deck.discards[kind] ?? 0) > 0;
}

/** Makes the next n cards known, as far as the draw pile goes, without drawing them: they then lie in `deck.top`. */
export function lookAtTop(random: Pick<Random, 'below'>, deck: CountedDeck, n: number): void {
  const seen: number[] = [];
  const most = Math.min(n, cardsToDraw(deck));
  while (seen.length < most) seen.push(takeCard(random, deck));
  while (seen.length > 0) deck.top.push(seen.pop() as number);
}

export function putOnTop(deck: CountedDeck, kind: number): void {
  deck.top.push(checked(deck, kind));
}

export function putUnder(deck: CountedDeck, kind: number): void {
  deck.bottom.unshift(checked(deck, kind));
}

export function discardCard(deck: CountedDeck, kind: number): void {
  add(deck.discards, checked(deck, kind), 1);
}

/** Shuffles the draw pile: nobody knows the order of its cards any more. */
export function shuffleDeck(deck: CountedDeck): void {
  for (const kind of deck.top) add(deck.hidden, kind, 1);
  for (const kind of deck.bottom) add(deck.hidden, kind, 1);
  deck.top.length = 0;
  deck.bottom.length = 0;
}

/** Shuffles draw pile and discards together. */
export function shuffleAll(deck: CountedDeck): void {
  shuffleDeck(deck);
  for (let kind = 0; kind < deck.discards.length; kind++) {
    add(deck.hidden, kind, deck.discards[kind] as number);
    deck.discards[kind] = 0;
  }
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] as number;
  return sum;
}

function add(counts: number[], kind: number, n: number): void {
  counts[kind] = (counts[kind] as number) + n;
}

function checked(deck: CountedDeck, kind: number): number {
  if (deck.hidden[kind] === undefined) throw new RangeError(`the deck has no cards of kind ${kind}`);
  return kind;
}
