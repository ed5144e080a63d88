import type { Flow, Reason, Seat, Table } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import type { Cost } from '../content/cost.ts';
import type { Face } from './dice.ts';
import type { CardId, CardInPlay, Grimheim, Hero, Monster } from './state.ts';
import type { GrimheimTold } from './told.ts';

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
  /** GR-292: the hero was knocked out by the price of a card, and the attack ends. */
  over: boolean;
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
interface RollEffect extends Used {
  readonly on: 'roll' | 'attack';
  /** Does nothing but add damage: not offered where the target dies anyway and leftover damage is lost. */
  readonly damageOnly?: boolean;
  /** An order paid for inside a roll works once per turn (GR-128). */
  readonly oncePerTurn?: boolean;
  closed?(u: RollUser): Reason | undefined;
  run(u: RollUser): Flow;
}

/** Prevents damage to the hero, once for each damage (GR-288). */
interface HitEffect extends Used {
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
interface BonusEffect {
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
interface ShareEffect {
  readonly on: 'share';
  run(u: RollUser, total: number): Flow<readonly { readonly monster: string; readonly amount: number }[]>;
}

/** After the damage of an attack action was dealt (Bone Bane Bow). */
interface DealtEffect {
  readonly on: 'dealt';
  run(u: RollUser): Flow;
}

/** Leftover damage of a kill in an attack action (GR-297): gives what is left of it. */
interface LeftoverEffect {
  readonly on: 'leftover';
  /** Takes only what no other card took (Smiterbiter). */
  readonly last?: boolean;
  run(u: RollUser, dead: { readonly at: Cell; readonly left: number }): Flow<number>;
}

/** An effect as the rules run it. */
export type Running =
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
