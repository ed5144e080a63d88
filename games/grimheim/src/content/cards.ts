import type { Flow, Reason, Seat, Table } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import type { Face } from '../rules/dice.ts';
import type { Location } from '../rules/map.ts';
import type { Action, CardId, CardInPlay, Grimheim, Hero, HeroId, Monster } from '../rules/state.ts';
import type { GrimheimTold } from '../rules/told.ts';

export type GrimheimTable = Table<Grimheim, GrimheimTold>;

/** Who uses a card: what every effect is handed. An event in hand has no card in play. */
export interface User {
  readonly t: GrimheimTable;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly card: CardInPlay | undefined;
  /** The id of the card in play, or of the event's copy in hand. */
  readonly id: CardId;
}

/** A hero's roll while its dice are on the table (GR-130). */
export interface Roll {
  /** The monster's id; undefined for a mountain (Orebiter). */
  readonly target: string | undefined;
  readonly at: Cell;
  /** To the target when the roll began, around Grimheim. */
  readonly distance: number;
  /** An attack action, or the dice of a card (GR-127). */
  readonly attack: boolean;
  /** The card that made the roll; '' for the Attack action itself. */
  readonly source: CardId;
  faces: Face[];
  /** Damage added to what the dice show. */
  bonus: number;
  /** Uses made of this roll: each card once, and a copy of an event for each use (GR-287). */
  readonly used: string[];
}

/** Damage that is about to be dealt to a hero, armour already taken off (GR-287). */
export interface Hit {
  readonly attacker: Monster | undefined;
  amount: number;
  readonly used: string[];
}

export interface RollUser extends User {
  readonly roll: Roll;
}
export interface HitUser extends User {
  readonly hit: Hit;
}

/** What an effect costs, paid before it happens (GR-121, GR-122, GR-142). */
export interface Cost {
  /** Mana from the card itself; from any cards for an event. */
  readonly mana?: number;
  /** Damage markers on the card, up to its durability. */
  readonly wear?: number;
  /** The card's own markers. */
  readonly markers?: number;
  /** An action, spent. */
  readonly spend?: Action;
  /** Other events from the hand. */
  readonly discard?: number;
  readonly gold?: number;
}

interface Used {
  /** Tells two uses of one card apart. */
  readonly use?: string;
  /** Shares the card's one use per turn with its other effects. */
  readonly exclusive?: boolean;
  readonly cost?: Cost;
}

/** An order, in the hero's own turn between actions; once per turn unless `often` (GR-120, GR-128). */
export interface FreeEffect extends Used {
  readonly on: 'free';
  readonly often?: boolean;
  closed?(u: User): Reason | undefined;
  run(u: User): Flow;
}

/** In a window after the hero's own roll: any roll, or only those of attack actions. */
export interface RollEffect extends Used {
  readonly on: 'roll' | 'attack';
  /** Does nothing but add damage: not offered where the target dies anyway and leftover damage is lost. */
  readonly damageOnly?: boolean;
  /** An order paid for inside a roll works once per turn (GR-128). */
  readonly oncePerTurn?: boolean;
  closed?(u: RollUser): Reason | undefined;
  run(u: RollUser): Flow;
}

/** Prevents damage to the hero, once for each damage (GR-288). */
export interface HitEffect extends Used {
  readonly on: 'hit';
  readonly prevent: number;
  closed?(u: HitUser): Reason | undefined;
  /** What follows the prevention. */
  after?(u: HitUser): Flow;
}

/** An event played, or a card used, when a monster has just attacked the hero (GR-359). */
interface AttackedEffect extends Used {
  readonly on: 'attacked';
  /** Happens by itself. */
  readonly automatic?: boolean;
  /** `stood`: where the hero was when attacked, who may have been carried to Grimheim since. */
  closed?(u: User, attacker: Monster, stood: Cell): Reason | undefined;
  run(u: User, attacker: Monster, stood: Cell): Flow;
}

/** In the monster turn, before or after the monsters have moved. */
export interface MarchEffect extends Used {
  readonly on: 'monsters-will-move' | 'monsters-moved';
  closed?(u: User): Reason | undefined;
  run(u: User): Flow;
  /** For effects that remember whether they were used. */
  passed?(u: User): void;
}

/** What follows by itself: after each attack action, after a step, at the end of a movement, of a turn. */
export interface FollowEffect {
  readonly on: 'after-attack' | 'step' | 'end-move-action' | 'end-move' | 'turn-start' | 'turn-end';
  run(u: User): Flow;
}

/** Damage that an attack action gains by itself. */
export interface BonusEffect {
  readonly on: 'bonus';
  damage(u: RollUser): number;
}

/** Dice that an attack action gains before it is rolled. */
interface DiceEffect {
  readonly on: 'dice';
  dice(u: User, source: CardId): number;
}

/** After runes were rolled into any roll of the hero (Home Sewn Cape, Windbite). */
interface RunesEffect {
  readonly on: 'runes';
  run(u: RollUser, runes: number): Flow;
}

/** When the damage of an attack action is known: who takes how much of it (Reaper Swing). */
export interface ShareEffect {
  readonly on: 'share';
  run(u: RollUser, total: number): Flow<readonly { readonly monster: string; readonly amount: number }[]>;
}

/** After the damage of an attack action was dealt (Bone Bane Bow). */
interface DealtEffect {
  readonly on: 'dealt';
  run(u: RollUser): Flow;
}

/** Leftover damage of a kill in an attack action (GR-297): gives what is left of it. */
export interface LeftoverEffect {
  readonly on: 'leftover';
  /** Takes only what no other card took (Smiterbiter). */
  readonly last?: boolean;
  run(u: RollUser, dead: { readonly at: Cell; readonly left: number }): Flow<number>;
}

export type Effect =
  | FreeEffect
  | RollEffect
  | HitEffect
  | AttackedEffect
  | MarchEffect
  | FollowEffect
  | BonusEffect
  | DiceEffect
  | RunesEffect
  | ShareEffect
  | DealtEffect
  | LeftoverEffect;

/** Printed values and effects of a card, or of one side of it. Passive rules are values too. */
export interface Side {
  readonly strength?: number;
  /** The hero card's health; on other cards what they add to it. */
  readonly health?: number;
  /** Mana that it generates at each End of Turn. */
  readonly mana?: number;
  /** Keeps mana although it generates none. */
  readonly storesMana?: boolean;
  /** What it adds to attack range. */
  readonly range?: number;
  /** What it adds to the Move action; on a hero card the number itself. */
  readonly move?: number;
  readonly armour?: number;
  readonly handLimit?: number;
  readonly ignoresArmour?: boolean;
  readonly ignoresCover?: boolean;
  /** Runes on the hero's rolls are hits. */
  readonly runesHit?: boolean;
  /** Fleetfoot II */
  readonly mountaineer?: boolean;
  /** Wrecking Ball */
  readonly wrecking?: boolean;
  /** Orebiter */
  readonly mines?: boolean;
  /** Dwarf Mail: the first point that gets past armour in each monster turn. */
  readonly mail?: boolean;
  /** Home Sewn Tunic: a Mend action, anywhere, may clear all damage from it instead. */
  readonly mended?: boolean;
  readonly effects?: readonly Effect[];
}

/** How a card of equipment is gained (GR-140 to GR-149). */
export type Quest =
  /** Done like a free action: be there, spend, pay; any of them together (GR-147). */
  | {
      readonly by: 'deed';
      readonly at?: Location | 'forest' | 'road';
      readonly cost?: Cost;
      closed?(u: User): Reason | undefined;
      /** What else happens when it is claimed. */
      run?(u: User): Flow;
    }
  /** Counted on the card; what each event is worth. */
  | {
      readonly by: 'count';
      readonly of: number;
      kill?(u: User, dead: Monster, distance: number): number;
      enter?(u: User): number;
      dice?(u: User): number;
    }
  /** Claimed at a kill, for its experience or for nothing (GR-148). */
  | {
      readonly by: 'kill';
      matches(dead: Monster): boolean;
      readonly forgo: boolean;
      run?(u: User): Flow;
      /** Claimed by entering a place as well. */
      readonly enter?: Location;
    }
  /** Claimed at the end of a movement of one's own. */
  | { readonly by: 'end-move'; met(u: User): boolean };

export interface HeroCard {
  readonly kind: 'hero';
  readonly id: CardId;
  readonly name: string;
  readonly sides: readonly [Side, Side];
}

export interface Ability {
  readonly kind: 'ability';
  readonly id: CardId;
  readonly name: string;
  readonly starting?: boolean;
  readonly sides: readonly [Side, Side];
}

export interface Equipment extends Side {
  readonly kind: 'equipment';
  readonly id: CardId;
  readonly name: string;
  readonly starting?: boolean;
  readonly mainWeapon?: boolean;
  readonly durability?: number;
  /** Markers that it enters play with. */
  readonly markers?: number;
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

/** A hero's box of cards: `content/heroes/bjorn.ts` holds Bjorn. */
export interface Deck {
  readonly hero: HeroId;
  readonly cards: readonly Card[];
}

// ── The manifest ────────────────────────────────────────────────────────────────────────────────────────

/** An effect of a registered card. */
export type Named<E extends Effect = Effect> = E & {
  /** `riposte`, or `flexibility:range` where a card has several uses. */
  readonly name: string;
  /** `use:riposte`, `play:rest` */
  readonly option: string;
};
export type EffectOf<K extends Effect['on']> = Named<Extract<Effect, { on: K }>>;
type EffectsByKind = { readonly [K in Effect['on']]: readonly EffectOf<K>[] };

/** An event in hand. */
export interface HeldEvent {
  readonly id: CardId;
  readonly effect: Named;
}

/** One side of a card as the rules read it: every side in the same shape, with every value. */
export interface PrintedSide extends Omit<Required<Side>, 'effects'> {
  /** GR-115, GR-122: whether it may hold mana. */
  readonly usesMana: boolean;
  readonly isEquipment: boolean;
  readonly mainWeapon: boolean;
  readonly durability: number;
  readonly effects: EffectsByKind;
}

const NO_EFFECTS: readonly Effect[] = [];
const ofKind = <K extends Effect['on']>(effects: readonly Named[], on: K) =>
  effects.filter((effect): effect is EffectOf<K> => effect.on === on);

const byKind = (effects: readonly Named[]): EffectsByKind => ({
  free: ofKind(effects, 'free'),
  roll: ofKind(effects, 'roll'),
  attack: ofKind(effects, 'attack'),
  hit: ofKind(effects, 'hit'),
  attacked: ofKind(effects, 'attacked'),
  'monsters-will-move': ofKind(effects, 'monsters-will-move'),
  'monsters-moved': ofKind(effects, 'monsters-moved'),
  'after-attack': ofKind(effects, 'after-attack'),
  step: ofKind(effects, 'step'),
  'end-move-action': ofKind(effects, 'end-move-action'),
  'end-move': ofKind(effects, 'end-move'),
  'turn-start': ofKind(effects, 'turn-start'),
  'turn-end': ofKind(effects, 'turn-end'),
  bonus: ofKind(effects, 'bonus'),
  dice: ofKind(effects, 'dice'),
  runes: ofKind(effects, 'runes'),
  share: ofKind(effects, 'share'),
  dealt: ofKind(effects, 'dealt'),
  leftover: ofKind(effects, 'leftover'),
});

/** Every effect in the same shape, with the names by which it is used. */
const named = (effect: Effect, id: CardId, verb: 'use' | 'play'): Named => {
  const { use, cost, exclusive, often, damageOnly, oncePerTurn, prevent, automatic, last } =
    effect as Partial<FreeEffect & RollEffect & HitEffect & AttackedEffect & LeftoverEffect>;
  const { closed, run, after, passed, damage, dice } = effect as Partial<
    FreeEffect & HitEffect & MarchEffect & BonusEffect & DiceEffect
  >;
  const name = use === undefined ? id : `${id}:${use}`;
  return {
    on: effect.on,
    name,
    option: `${verb}:${name}`,
    use,
    cost,
    exclusive,
    often,
    damageOnly,
    oncePerTurn,
    prevent,
    automatic,
    last,
    closed,
    run,
    after,
    passed,
    damage,
    dice,
  } as unknown as Named;
};

function printedSide(card: HeroCard | Ability | Equipment, side: Side): PrintedSide {
  const equipment = card.kind === 'equipment' ? card : undefined;
  return {
    strength: side.strength ?? 0,
    health: side.health ?? 0,
    mana: side.mana ?? 0,
    storesMana: side.storesMana ?? false,
    usesMana: (side.mana ?? 0) > 0 || side.storesMana === true,
    range: side.range ?? 0,
    move: side.move ?? 0,
    armour: side.armour ?? 0,
    handLimit: side.handLimit ?? 0,
    ignoresArmour: side.ignoresArmour ?? false,
    ignoresCover: side.ignoresCover ?? false,
    runesHit: side.runesHit ?? false,
    mountaineer: side.mountaineer ?? false,
    wrecking: side.wrecking ?? false,
    mines: side.mines ?? false,
    mail: side.mail ?? false,
    mended: side.mended ?? false,
    isEquipment: equipment !== undefined,
    mainWeapon: equipment?.mainWeapon ?? false,
    durability: equipment?.durability ?? 0,
    effects: byKind((side.effects ?? NO_EFFECTS).map((effect) => named(effect, card.id, 'use'))),
  };
}

const cards = new Map<CardId, Card>();
const decks = new Map<HeroId, Deck>();
/** By the id of a card in play: side I and side II. */
const sides = new Map<CardId, readonly [PrintedSide, PrintedSide]>();
/** By the copy of an event. */
const events = new Map<CardId, HeldEvent>();

/** Called once for each hero, by content/heroes/index.ts. Cards of the same name in two decks must be the same card. */
export function register(deck: Deck): void {
  decks.set(deck.hero, deck);
  for (const card of deck.cards) {
    cards.set(card.id, card);
    if (card.kind !== 'event') {
      const [first, second] = card.kind === 'equipment' ? [card, card] : card.sides;
      sides.set(card.id, [printedSide(card, first), printedSide(card, second)]);
      continue;
    }
    const event = { id: card.id, effect: named(card.effect, card.id, 'play') };
    for (const copy of copiesOf(card, deck.hero)) events.set(copy, event);
  }
}

export const cardOf = (id: CardId): Card => cards.get(id) as Card;
export const deckOf = (hero: HeroId): Deck => decks.get(hero) as Deck;
export const isCard = (id: CardId): boolean => cards.has(id);
export const equipmentOf = (id: CardId): Equipment => cardOf(id) as Equipment;

/** The printed side of a card in play. */
export const sideOf = (card: Pick<CardInPlay, 'id' | 'level'>): PrintedSide =>
  (sides.get(card.id) as readonly [PrintedSide, PrintedSide])[card.level - 1] as PrintedSide;

/** The physical event cards: `rest.bjorn.2` is the second Rest of Bjorn's deck. */
export const copiesOf = (event: EventCard, hero: HeroId): CardId[] =>
  Array.from({ length: event.copies }, (_, i) => `${event.id}.${hero}.${i + 1}`);
export const titleOf = (copy: CardId): CardId => {
  const event = events.get(copy);
  if (event) return event.id;
  const dot = copy.indexOf('.');
  return dot < 0 ? copy : copy.slice(0, dot);
};
export const eventOf = (copy: CardId): HeldEvent => events.get(copy) as HeldEvent;
