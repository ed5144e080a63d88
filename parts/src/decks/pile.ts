// A pile is a plain array in the state; its last card is the top one. These change the pile in place and tell the
// table nothing: a rule by which somebody sees a hidden card calls `t.draw` or `t.reveal`.

/** Takes so many cards from the top, the top one first; all there are if there are fewer. */
export function takeTop<C>(pile: C[], n: number): C[] {
  return pile.splice(Math.max(0, pile.length - n)).reverse();
}

export function putOnTop<C>(pile: C[], card: C): void {
  pile.push(card);
}

export function putUnder<C>(pile: C[], card: C): void {
  pile.unshift(card);
}

/** Takes out the first card, from the top down, that is looked for; the others keep their order. */
export function searchPile<C>(pile: C[], isWanted: (card: C) => boolean): C | undefined {
  const at = pile.findLastIndex(isWanted);
  return at < 0 ? undefined : pile.splice(at, 1)[0];
}

export function countCards<C>(pile: readonly C[], matches: (card: C) => boolean): number {
  let count = 0;
  for (const card of pile) if (matches(card)) count++;
  return count;
}
