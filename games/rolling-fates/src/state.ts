import type { Seat, Table } from '@wyrdhall/kernel';
import type { Values } from '@wyrdhall/story';
import type { AdventureId, EnemyKind, HeroId, Status, TraitId, TreasureId } from './ids.ts';
import type { RollingFatesTold } from './told.ts';

export * from './ids.ts';

/** What a hero did, for the statistics: src/seen/tally.ts counts it as it is told. */
export interface Tally {
  /** Damage of all hits, and the Life that they cost. */
  damage: number;
  dealt: number;
  best: number;
  kills: number;
  taken: number;
  prevented: number;
  poison: number;
  healed: number;
  wasted: number;
  afflicted: number;
  withstood: number;
  /** Action dice: rolled, what they showed in all, kept before the re-roll, not spent. */
  rolled: number;
  pips: number;
  kept: number;
  unspent: number;
  /** Fate Phases in which the hero rolled, and uses of something that asks for luck. */
  fates: number;
  lucky: number;
  found: number;
  refused: number;
}

export interface Hero {
  id: HeroId;
  /** The row of the board, from 1. */
  level: number;
  life: number;
  /** What events added to the maximum Life of the board. */
  extraLife: number;
  statuses: Status[];
  /** Statuses that begin with the next combat (RF-140). */
  statusNext: Status[];
  treasures: TreasureId[];
  traits: TraitId[];
  /** Traits without effect until the end of the zone. */
  muted: TraitId[];
  /** Shield Mate: the seat that is protected, or -1. */
  mate: Seat;
  /** The bar: five places for Action dice, 0 where none lies. */
  dice: number[];
  /** The Luck die on the bar, 0 where it does not lie there. */
  luck: number;
  /** The place of the die that stays from before (Patient), or -1. */
  stayed: number;
  /** Places of the dice that were kept in this Fate Phase. */
  kept: number[];
  /** RF-131: lost the roll, so uses no ability in the next Character Phase. */
  barred: boolean;
  /** Passed in this Character Phase (RF-060). */
  passed: boolean;
  /** Defence until the end of the next Enemy Phase. */
  guard: number;
  /** RF-094: attacks choose this hero until the end of the next Enemy Phase. */
  taunts: boolean;
  /** What may be used once and was: by turn, Fate Phase, combat, zone. */
  used: { turn: string[]; fate: string[]; combat: string[]; zone: string[] };
  tally: Tally;
}

export interface Enemy {
  /** `gutter-imp-2`: its kind and a number within the combat. */
  id: string;
  kind: EnemyKind;
  life: number;
  maxLife: number;
  /** Armour until its next step. */
  guard: number;
  /** Damage that it gained for the combat. */
  fury: number;
  /** The next step of its script. */
  step: number;
  statuses: Status[];
  /** RF-125: investigated. */
  known: boolean;
  /** Was hit in this round. */
  hit: boolean;
  /** Its next heavy step was announced. */
  telegraphed: boolean;
  /** Whom it damaged in the last Enemy Phase. */
  hurt: Seat[];
  /** Came back once (twins). */
  returned: boolean;
  /** RF-142 `afterFate`: passes over its next activation. */
  skips: boolean;
}

/** The parts of a Fate Phase; '' while none is running (RF-041 to RF-048). */
export type FateStep = '' | 'upkeep' | 'enemy-upkeep' | 'roll' | 'luck' | 'keep' | 'clumsy' | 'again';

export interface Combat {
  round: number;
  /** A Fate Phase is running while `fate` is not ''. */
  phase: 'fate' | 'character' | 'enemy';
  /** In order of appearance, which is the order of acting (RF-114). */
  enemies: Enemy[];
  /** Enemies still to act in this Enemy Phase. */
  queue: string[];
  /** Twins that come back with the next Fate Phase. */
  returning: Enemy[];
  /** How many of each kind have appeared: numbers their ids. */
  appeared: { [kind: EnemyKind]: number };
}

/** A scene of the story: replayed from its knot with these choices. */
export interface Scene {
  knot: string;
  choices: number[];
  /** The hero whom it is addressed to (RF-024), or -1. */
  hero: Seat;
  /** What was known when it began, where that has changed since. */
  values?: Values;
}

/** What an encounter prepares for a combat that comes later. */
export interface Omens {
  /** Enemies that stay away, kinds that come in addition, Treasures for each hero when it is won. */
  fewer: number;
  reinforced: EnemyKind[];
  reward: number;
  /** All enemies are stunned in the first Enemy Phase. */
  stunned: boolean;
  /** The next combat does not take place. */
  skip: boolean;
  /** All enemies of the next zone boss are investigated. */
  insight: boolean;
}

/** Where the party is outside combat; src/rules/journey/travel.ts says what the parts mean. */
export interface Journey {
  adventure: AdventureId;
  /** Index of the zone, from 0. */
  zone: number;
  node: string;
  /** The part of the node that comes next; '' is its beginning. */
  part: '' | 'prologue' | 'enter' | 'scene' | 'won' | 'leave';
  /** Which line-up and which telling of this node (drawn on arrival). */
  variant: number;
  /** The scene that is being told, or was told last. */
  story: Scene | null;
  /** Scenes that follow in this node. */
  scenes: Scene[];
  /** Treasures that were drawn and lie open, until it is decided who keeps what. */
  drawn: TreasureId[];
  /** Treasures won in this node, which a gamble may take back. */
  winnings: TreasureId[];
  /** The way on that was chosen: an index into the ways of the node, or -1. */
  way: number;
  /** Kinds of an ambush that ends the scene, as line-up; '' where there is none. */
  ambush: string;
  omens: Omens;
  flags: string[];
  /** Nodes behind the party. */
  path: string[];
}

export interface Settings {
  /** Players roll and keep boards at the table; the app runs enemies and story. */
  companion: boolean;
  /** RF-027 */
  openingFate: 'always' | 'carry';
  /** RF-137 */
  statusRemoval: 'd6' | 'coin';
  /** RF-142 */
  enemyStun: 'nextActivation' | 'afterFate';
  /** RF-091 */
  distinctGroups: boolean;
  /** RF-104 */
  statusNeedsDamage: boolean;
  /** RF-147 */
  simultaneousFateWin: boolean;
  mercy: 'standard' | 'mercy' | 'retry';
  /** The next step of every enemy is shown. */
  intents: boolean;
  /** RF-188 */
  twoTraits: boolean;
}

/** `retry`: what stood when the zone began. */
export interface ZoneStart {
  heroes: Hero[];
  treasures: TreasureId[];
  traits: TraitId[];
  aside: string[];
  journey: Journey;
}

export interface RollingFates {
  settings: Settings;
  heroes: Hero[];
  /** Decks: the last card is the top one. */
  treasures: TreasureId[];
  traits: TraitId[];
  /** Treasures and traits set aside for the rest of the adventure (RF-163). */
  aside: string[];
  journey: Journey;
  fate: FateStep;
  combat: Combat | null;
  /** '' while the game runs. */
  ending: '' | 'won' | 'fallen' | 'gave-up';
  /** Whoever fell (RF-190), or -1. */
  fallen: Seat;
  /** `mercy`: somebody was spared in this zone. */
  spared: boolean;
  /** `retry`: how often a zone was begun again. */
  retries: number;
  zoneStart: ZoneStart | null;
}

export type FateTable = Table<RollingFates, RollingFatesTold>;

/** RF-190, RF-191 */
export const isLost = ({ ending }: RollingFates): boolean => ending === 'fallen' || ending === 'gave-up';

/** A seat always has its hero. */
export const heroAt = <H extends Hero>(s: { readonly heroes: readonly H[] }, seat: Seat): H =>
  s.heroes[seat] as H;
