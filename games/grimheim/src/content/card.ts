import type { CardId, HeroId } from '../rules/state.ts';
import type { Effect } from './effect.ts';
import type { Quest } from './quest.ts';

/** Printed values and effects of a card, or of one side of it. Passive rules are values too. */
export interface Side {
  readonly strength?: number;
  /** The hero card's health; on other cards what they add to it. */
  readonly health?: number;
  /** Mana that it generates at each End of Turn. */
  readonly mana?: number;
  /** Keeps mana although it generates none. */
  readonly storesMana?: true;
  /** What it adds to attack range. */
  readonly range?: number;
  /** What it adds to the Move action; on a hero card the number itself. */
  readonly move?: number;
  readonly armour?: number;
  readonly handLimit?: number;
  readonly ignoresArmour?: true;
  readonly ignoresCover?: true;
  /** Runes on the hero's rolls are hits. */
  readonly runesHit?: true;
  /** Fleetfoot II */
  readonly mountaineer?: true;
  /** Wrecking Ball */
  readonly wrecking?: true;
  /** Orebiter */
  readonly mines?: true;
  /** Dwarf Mail: the first point that gets past armour in each monster turn. */
  readonly mail?: true;
  /** Home Sewn Tunic: a Mend action, anywhere, may clear all damage from it instead. */
  readonly mended?: true;
  readonly effects: readonly Effect[];
}

export interface HeroCard {
  readonly kind: 'hero';
  readonly id: HeroId;
  readonly name: string;
  readonly sides: readonly [Side, Side];
}

export interface Ability {
  readonly kind: 'ability';
  readonly id: CardId;
  readonly name: string;
  readonly starting?: true;
  readonly sides: readonly [Side, Side];
}

/** What makes a card of equipment besides its side. */
export interface Gear {
  readonly starting?: true;
  readonly mainWeapon?: true;
  readonly durability?: number;
  /** Markers that it enters play with, and what they stand for. */
  readonly markers?: { readonly count: number; readonly of: 'arrow' | 'gold' };
}

export interface Equipment extends Side, Gear {
  readonly kind: 'equipment';
  readonly id: CardId;
  readonly name: string;
  readonly quest?: Quest;
}

export interface EventCard {
  readonly kind: 'event';
  readonly id: CardId;
  readonly name: string;
  readonly copies: number;
  readonly effect: Effect;
}

export type Card = HeroCard | Ability | Equipment | EventCard;

/** A hero's box of cards: `heroes/bjorn.ts` holds Bjorn's. */
export interface Deck {
  readonly hero: HeroId;
  readonly cards: readonly Card[];
}

type Values = Omit<Side, 'effects'>;

/** `Alva's Bracers` is `alvas-bracers`. */
const idOf = (name: string): CardId =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '');

export const side = (values: Values, ...effects: Effect[]): Side => ({ ...values, effects });

export const heroCard = (id: HeroId, name: string, first: Side, second: Side): HeroCard => ({
  kind: 'hero',
  id,
  name,
  sides: [first, second],
});

export const ability = (name: string, first: Side, second: Side): Ability => ({
  kind: 'ability',
  id: idOf(name),
  name,
  sides: [first, second],
});
export const startingAbility = (name: string, first: Side, second: Side): Ability => ({
  ...ability(name, first, second),
  starting: true,
});

export const equipment = (
  name: string,
  quest: Quest,
  values: Values & Gear,
  ...effects: Effect[]
): Equipment => ({
  kind: 'equipment',
  id: idOf(name),
  name,
  ...values,
  effects,
  quest,
});
export const startingEquipment = (name: string, values: Values & Gear): Equipment => ({
  kind: 'equipment',
  id: idOf(name),
  name,
  starting: true,
  ...values,
  effects: [],
});

export const event = (name: string, copies: number, effect: Effect): EventCard => ({
  kind: 'event',
  id: idOf(name),
  name,
  copies,
  effect,
});
