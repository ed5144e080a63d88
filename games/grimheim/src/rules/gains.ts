import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import type { GrimheimTable } from './effect.ts';
import { heroesAdjacent } from './places.ts';
import { type CardInPlay, type Hero, heroAt } from './state.ts';
import { durability, usesMana } from './tableau.ts';

/** GR-145: gold and experience are one. */
export function gainGold(t: GrimheimTable, seat: Seat, amount: number, rule: string): void {
  const hero = heroAt(t.state, seat);
  if (amount === 0) return;
  hero.gold += amount;
  hero.tally.experience += Math.max(0, amount);
  t.tell({ kind: 'gold', rule, seat, amount });
}

export function addMana(t: GrimheimTable, seat: Seat, card: CardInPlay, amount: number, rule: string): void {
  if (amount === 0) return;
  card.mana += amount;
  t.tell({ kind: 'mana', rule, seat, card: card.id, amount });
}

/** Puts mana on a card of the player's choice that uses mana; nothing where there is none (GR-129). */
export function* manaOfChoice(t: GrimheimTable, seat: Seat, rule: string): Flow {
  const hero = heroAt(t.state, seat);
  const options = manaCards(hero);
  if (options.length === 0) return;
  const card = yield* t.choose(seat, { id: 'mana-card', rule }, options);
  addMana(t, seat, card, 1, rule);
}

export const manaCards = (hero: Hero): Option<CardInPlay>[] =>
  hero.cards.filter(usesMana).map((card) => ({ id: `card:${card.id}`, value: card }));

/** Removes damage from the hero card; gives how much it was. */
export function heal(t: GrimheimTable, seat: Seat, amount: number, rule: string): number {
  const hero = heroAt(t.state, seat);
  const healed = Math.min(hero.damage, amount);
  if (healed === 0) return 0;
  hero.damage -= healed;
  t.tell({ kind: 'heal', rule, seat, amount: healed });
  return healed;
}

export function repair(t: GrimheimTable, seat: Seat, card: CardInPlay, amount: number, rule: string): number {
  const repaired = Math.min(card.damage, amount);
  if (repaired === 0) return 0;
  card.damage -= repaired;
  t.tell({ kind: 'repair', rule, seat, card: card.id, amount: repaired });
  return repaired;
}

/** What damage can be removed from: the hero as `hero:embla`, equipment as `card:embla:helmet`. */
export type Damaged = { readonly seat: Seat; readonly card: CardInPlay | undefined };

export function damagedCards(t: GrimheimTable, seat: Seat): Option<Damaged>[] {
  const hero = heroAt(t.state, seat);
  const options: Option<Damaged>[] = [];
  if (hero.damage > 0) {
    options.push({ id: `hero:${hero.id}`, value: { seat, card: undefined }, most: hero.damage });
  }
  for (const card of hero.cards) {
    if (card.damage > 0 && durability(card) > 0) {
      options.push({ id: `card:${hero.id}:${card.id}`, value: { seat, card }, most: card.damage });
    }
  }
  return options;
}

/** Removes up to so much damage, shared out at will in one prompt. */
export function* removeDamage(
  t: GrimheimTable,
  asked: Seat,
  from: readonly Option<Damaged>[],
  upTo: number,
  rule: string,
): Flow {
  const total = from.reduce((sum, option) => sum + (option.most ?? 0), 0);
  const most = Math.min(upTo, total);
  if (most === 0) return;
  // Where all can be removed there is nothing to choose.
  const shares =
    total <= upTo
      ? from.map((option) => ({ value: option.value, amount: option.most ?? 0 }))
      : yield* t.chooseAmounts(asked, { id: 'remove-damage', rule, data: { most } }, from, {
          min: most,
          max: most,
        });
  for (const { value, amount } of shares) {
    if (value.card) repair(t, value.seat, value.card, amount, rule);
    else heal(t, value.seat, amount, rule);
  }
}

/** The seats of the hero and of all heroes adjacent. */
export function selfAndAdjacent(t: GrimheimTable, seat: Seat): Seat[] {
  const { heroes } = t.state;
  const self = heroAt(t.state, seat);
  return heroes.flatMap((hero, other) => (hero === self || heroesAdjacent(self, hero) ? [other] : []));
}
