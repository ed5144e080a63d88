import type { Seat } from '@wyrdhall/kernel';
import {
  cardOf,
  type Effect,
  effectsOf,
  equipmentOf,
  eventOf,
  type GrimheimTable,
  type Side,
  sideOf,
  titleOf,
  type User,
} from '../content/cards.ts';
import type { CardInPlay, Hero } from './state.ts';

type Number_ = 'strength' | 'health' | 'range' | 'armour' | 'move';

/** A value is summed over the active cards each time it is asked for, never stored (GR-282). */
function sum(hero: Hero, what: Number_): number {
  let total = 0;
  for (const card of hero.cards) total += sideOf(card)[what] ?? 0;
  return total;
}

export const strength = (hero: Hero): number => sum(hero, 'strength');
export const health = (hero: Hero): number => sum(hero, 'health');
export const armour = (hero: Hero): number => sum(hero, 'armour');
/** GR-280, GR-358 */
export const attackRange = (hero: Hero): number => 1 + sum(hero, 'range') + hero.range;
/** GR-110 to GR-112: a hero card's number replaces the 3, everything else lengthens it. */
export function moveLength(hero: Hero): number {
  const heroCard = sideOf(hero.cards[0] as CardInPlay).move ?? 0;
  return (heroCard || 3) + sum(hero, 'move') - heroCard + hero.move;
}
/** GR-114 */
export function handLimit(hero: Hero): number {
  let limit = 4;
  for (const card of hero.cards) limit = Math.max(limit, sideOf(card).handLimit ?? 0);
  return limit;
}

export function has(
  hero: Hero,
  what: 'ignoresArmour' | 'ignoresCover' | 'runesHit' | 'mountaineer' | 'wrecking' | 'mines' | 'mail',
): boolean {
  for (const card of hero.cards) if (sideOf(card)[what]) return true;
  return false;
}

/** GR-115, GR-122: whether a card may hold mana. */
export function usesMana(card: CardInPlay): boolean {
  const side: Side = sideOf(card);
  return (side.mana ?? 0) > 0 || side.storesMana === true;
}
export const isEquipment = (card: CardInPlay): boolean => cardOf(card.id).kind === 'equipment';
export const durability = (card: CardInPlay): number =>
  isEquipment(card) ? (equipmentOf(card.id).durability ?? 0) : 0;

export const user = (t: GrimheimTable, seat: Seat, card?: CardInPlay, id = card?.id ?? ''): User => ({
  t,
  seat,
  hero: t.state.heroes[seat] as Hero,
  card,
  id,
});

/** All effects of a kind on a hero's active cards. */
export function activeEffects<K extends Effect['on']>(
  hero: Hero,
  on: K,
): { card: CardInPlay; effect: Extract<Effect, { on: K }> }[] {
  const found: { card: CardInPlay; effect: Extract<Effect, { on: K }> }[] = [];
  for (const card of hero.cards) {
    for (const effect of effectsOf(card, on)) {
      found.push({ card, effect: effect as Extract<Effect, { on: K }> });
    }
  }
  return found;
}

/** All effects of a kind on events in hand, each title once. */
export function handEffects<K extends Effect['on']>(
  hero: Hero,
  on: K,
): { id: string; effect: Extract<Effect, { on: K }> }[] {
  const found: { id: string; effect: Extract<Effect, { on: K }> }[] = [];
  for (const id of hero.hand) {
    const event = eventOf(id);
    if (found.some((other) => titleOf(other.id) === event.id)) continue;
    for (const effect of event.effects) {
      if (effect.on === on) found.push({ id, effect: effect as Extract<Effect, { on: K }> });
    }
  }
  return found;
}
