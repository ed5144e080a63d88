import type { Flow, Seat } from '@wyrdhall/kernel';
import { refill } from '@wyrdhall/parts';
import { titleOf } from './cards.ts';
import type { GrimheimTable } from './effect.ts';
import { type CardId, type Hero, heroAt } from './state.ts';
import { handLimit } from './tableau.ts';

/** GR-072, GR-089, GR-114: draws an event. With a full hand one has to be thrown away first, or none is drawn. */
export function* drawEvent(t: GrimheimTable, seat: Seat, rule: string): Flow {
  const hero = heroAt(t.state, seat);
  if (hero.hand.length >= handLimit(hero)) {
    const keep = { id: 'keep', value: undefined };
    const options = [...throwable(hero), keep];
    const question = { id: 'make-room', rule: 'GR-114', quiet: 'keep' };
    const thrown = yield* t.choose<CardId | undefined>(seat, question, options);
    if (thrown === undefined) {
      t.tell({ kind: 'no-draw', rule: 'GR-114', seat });
      return;
    }
    throwAway(t, seat, [thrown]);
  }
  const reshuffled = refill(t, hero.deck, hero.discard);
  const card = t.draw(hero.deck);
  if (card === undefined) {
    t.tell({ kind: 'no-draw', rule: 'GR-089', seat });
    return;
  }
  hero.hand.push(card);
  const told = { kind: 'draw', rule, seat, reshuffled, card } as const;
  if (t.state.settings.closedHands) t.tellOnly([seat], told, { ...told, card: '' });
  else t.tell(told);
}

/** Events in hand as options, each title once. */
export function throwable(hero: Hero): { id: string; value: CardId }[] {
  const options: { id: string; value: CardId }[] = [];
  for (const copy of hero.hand) {
    const id = `event:${titleOf(copy)}`;
    if (!options.some((option) => option.id === id)) options.push({ id, value: copy });
  }
  return options;
}

/** GR-114: events thrown away, or paid with; the discard pile is open (GR-089). */
export function throwAway(t: GrimheimTable, seat: Seat, cards: readonly CardId[]): void {
  const hero = heroAt(t.state, seat);
  for (const card of cards) {
    hero.hand.splice(hero.hand.indexOf(card), 1);
    hero.discard.push(card);
  }
  t.tell({ kind: 'discard', rule: 'GR-114', seat, cards: cards.map(titleOf) });
}
