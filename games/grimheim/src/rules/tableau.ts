import type { Seat } from '@wyrdhall/kernel';
import { type EffectOf, eventOf, type HeldEvent, sideOf } from './cards.ts';
import type { GrimheimTable, Running, User } from './effect.ts';
import { type CardInPlay, type Hero, heroAt } from './state.ts';

type Value = 'strength' | 'health' | 'range' | 'armour' | 'move';

/** A value is summed over the active cards each time it is asked for, never stored (GR-282). */
function sum(hero: Hero, what: Value): number {
  let total = 0;
  for (const card of hero.cards) total += sideOf(card)[what];
  return total;
}

export const strength = (hero: Hero): number => sum(hero, 'strength');
export const health = (hero: Hero): number => sum(hero, 'health');
export const armour = (hero: Hero): number => sum(hero, 'armour');
/** GR-280, GR-358 */
export const attackRange = (hero: Hero): number => 1 + sum(hero, 'range') + hero.range;
/** GR-110 to GR-112: a hero card's number replaces the 3, everything else lengthens it. */
export function moveLength(hero: Hero): number {
  const heroCard = sideOf(hero.cards[0] as CardInPlay).move;
  return (heroCard || 3) + sum(hero, 'move') - heroCard + hero.move;
}
/** GR-114 */
export function handLimit(hero: Hero): number {
  let limit = 4;
  for (const card of hero.cards) limit = Math.max(limit, sideOf(card).handLimit);
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
export const usesMana = (card: CardInPlay): boolean => sideOf(card).usesMana;
export const isEquipment = (card: CardInPlay): boolean => sideOf(card).isEquipment;
export const durability = (card: CardInPlay): number => sideOf(card).durability;

export const user = (t: GrimheimTable, seat: Seat, card?: CardInPlay, id = card?.id ?? ''): User => ({
  t,
  seat,
  hero: heroAt(t.state, seat),
  card,
  id,
});

interface OnCard<K extends Running['on']> {
  readonly card: CardInPlay;
  readonly effect: EffectOf<K>;
}
interface InHand<K extends Running['on']> {
  /** The copy of the event. */
  readonly id: string;
  readonly effect: EffectOf<K>;
}

const NONE: readonly never[] = [];

/** All effects of a kind on a hero's active cards. */
export function activeEffects<K extends Running['on']>(hero: Hero, on: K): readonly OnCard<K>[] {
  let found: OnCard<K>[] | undefined;
  for (const card of hero.cards) {
    const effects = sideOf(card).effects[on];
    for (let i = 0; i < effects.length; i++) {
      found ??= [];
      found.push({ card, effect: effects[i] as EffectOf<K> });
    }
  }
  return found ?? NONE;
}

/** All effects of a kind on events in hand, each title once. */
export function handEffects<K extends Running['on']>(hero: Hero, on: K): readonly InHand<K>[] {
  const { hand } = hero;
  let found: InHand<K>[] | undefined;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as string;
    const event = eventOf(id);
    if (event.effect.on !== on || isHeldBefore(hand, i, event)) continue;
    found ??= [];
    found.push({ id, effect: event.effect as EffectOf<K> });
  }
  return found ?? NONE;
}

function isHeldBefore(hand: readonly string[], index: number, event: HeldEvent): boolean {
  for (let i = 0; i < index; i++) if (eventOf(hand[i] as string) === event) return true;
  return false;
}
