import type { Flow, Reason } from '@wyrdhall/kernel';
import type { Cost } from '../content/cost.ts';
import { throwAway, throwable } from './draw.ts';
import type { User } from './effect.ts';
import { because } from './reasons.ts';
import type { Action, Hero } from './state.ts';
import { durability, usesMana } from './tableau.ts';

/** GR-101, GR-142: whether an action may still be taken or spent. */
export function actionClosed(hero: Hero, action: Action): Reason | undefined {
  if (hero.actions.includes(action)) return because.actionUsed;
  return hero.actions.length >= 2 ? because.noActionLeft : undefined;
}

/** Why a cost cannot be paid in full (GR-122); undefined where it can. */
export function unpayable(u: User, cost: Cost): Reason | undefined {
  const { hero, card } = u;
  if (cost.spend && u.t.state.phase === 'hero') {
    const closed = actionClosed(hero, cost.spend);
    if (closed) return closed;
  }
  if (cost.mana) {
    const mana = card && usesMana(card) ? card.mana : hero.cards.reduce((sum, c) => sum + c.mana, 0);
    if (mana < cost.mana) return because.noMana;
  }
  if (cost.wear && card && card.damage + cost.wear > durability(card)) return because.worn;
  if (cost.markers && (card?.markers ?? 0) < cost.markers) return because.noMarkers;
  if (cost.gold && hero.gold < cost.gold) return because.noGold;
  if (cost.discard) {
    const others = hero.hand.length - (hero.hand.includes(u.id) ? 1 : 0);
    if (others < cost.discard) return because.noOtherCard;
  }
  return undefined;
}

/** Pays what `unpayable` has found payable. An event that is being played has left the hand before. */
export function* pay(u: User, cost: Cost): Flow {
  const { t, seat, hero, card } = u;
  if (cost.spend) spendAction(u, cost.spend);
  if (cost.mana) yield* payMana(u, cost.mana);
  if (cost.wear && card) {
    card.damage += cost.wear;
    t.tell({ kind: 'wear', rule: 'GR-121', seat, card: card.id, amount: cost.wear });
  }
  if (cost.markers && card) {
    card.markers -= cost.markers;
    t.tell({ kind: 'markers', rule: 'GR-122', seat, card: card.id, amount: -cost.markers });
  }
  if (cost.gold) {
    hero.gold -= cost.gold;
    t.tell({ kind: 'gold', rule: 'GR-147', seat, amount: -cost.gold });
  }
  for (let i = 0; i < (cost.discard ?? 0); i++) {
    const thrown = yield* t.choose(seat, { id: 'discard', rule: 'GR-123' }, throwable(hero));
    throwAway(t, seat, [thrown]);
  }
}

/** GR-142: the marker goes to the space, without the usual effect. */
function spendAction(u: User, action: Action): void {
  u.hero.actions.push(action);
  u.t.tell({ kind: 'action', rule: 'GR-142', seat: u.seat, action, spent: true, granted: false });
}

/** GR-122: from the card itself; for a card that cannot hold mana, from any others. */
function* payMana(u: User, amount: number): Flow {
  const { t, seat, hero, card } = u;
  if (card && usesMana(card)) {
    card.mana -= amount;
    t.tell({ kind: 'mana', rule: 'GR-122', seat, card: card.id, amount: -amount });
    return;
  }
  const options = hero.cards
    .filter((c) => c.mana > 0)
    .map((c) => ({ id: `card:${c.id}`, value: c, most: c.mana }));
  const question = { id: 'pay-mana', rule: 'GR-122', data: { amount } };
  const shares = yield* t.chooseAmounts(seat, question, options, { min: amount, max: amount });
  for (const share of shares) {
    share.value.mana -= share.amount;
    t.tell({ kind: 'mana', rule: 'GR-122', seat, card: share.value.id, amount: -share.amount });
  }
}
