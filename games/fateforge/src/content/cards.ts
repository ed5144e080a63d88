import type { Deed } from './deed.ts';
import type { Gain, Need } from './results.ts';

export const HERO_IDS = ['forest-guard', 'rogue', 'nobleman', 'shaman', 'mercenary', 'alchemist'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export type SkillId = string;
export type ItemId = string;

/** What works by itself, by the name that the rules ask for; `n` is how much. */
export type Passive =
  | 'skill-shot-range'
  | 'trap-any-result'
  | 'keep-result'
  | 'keep-focus'
  | 'handy'
  | 'lock-picking'
  | 'lamp-lit'
  | 'trap-removed'
  | 'riposte'
  | 'charm-reroll'
  | 'take-over'
  | 'grudge'
  | 'thick-skin'
  | 'thicker-skin'
  | 'plunder'
  | 'goggles'
  | 'antidote'
  | 'chain-reaction'
  | 'shots-range'
  | 'counter-shot'
  | 'no-dash-from-enemies'
  | 'no-yellow-dice'
  | 'ignore-difficult'
  | 'recover-energy'
  | 'no-dash-penalty'
  | 'ignore-first-fear'
  | 'ignore-first-stun'
  | 'better-food'
  | 'free-wrong-step'
  | 'max-health';

/** FF-085, FF-086: what is spent, what is gained, what is done. */
export interface Use {
  readonly when: 'turn' | 'preparation' | 'reactions' | 'any-time' | 'outside' | 'story';
  readonly cost: readonly Need[];
  readonly gain: readonly Gain[];
  readonly deeds: readonly Deed[];
  /** FF-092: all deeds, in this order, or none. */
  readonly chain: boolean;
  /** FF-091 */
  readonly twoWay: boolean;
  /** One of the deeds. */
  readonly either: boolean;
  readonly only: 'hidden-at-start' | 'lone-enemy' | '';
}

/** FF-082 to FF-084, FF-106, FF-114 */
export type Limit = 'recurring' | 'single' | 'passive' | 'consumed' | 'charged';

export interface Skill {
  readonly id: SkillId;
  readonly code: string;
  readonly hero: HeroId;
  readonly name: string;
  /** 0 is owned from the start (FF-025). */
  readonly level: 0 | 1 | 2;
  readonly cost: number;
  readonly limit: Limit;
  readonly use: Use | null;
  readonly passive: Passive | '';
  readonly n: number;
  /** FF-408: the skill whose place it takes. */
  readonly upgrades: SkillId;
}

const SLOTS = ['primary', 'secondary', 'cumbersome', 'clothing', 'equipment'] as const;
type Slot = (typeof SLOTS)[number];

export const TRAITS = [
  'perception',
  'guile',
  'charm',
  'spirit',
  'might',
  'lore',
  'agility',
  'resolve',
] as const;
export type Trait = (typeof TRAITS)[number];

export interface Item {
  readonly id: ItemId;
  readonly number: number;
  readonly name: string;
  readonly slot: Slot;
  /** 0: cannot be bought. */
  readonly cost: number;
  readonly tier: 0 | 1 | 2 | 3;
  readonly copies: number;
  readonly limit: Limit;
  readonly use: Use | null;
  /** FF-116, FF-119 */
  readonly die: 'melee' | 'ranged' | '';
  readonly special: Use | null;
  readonly armour: number;
  readonly trait: Trait | '';
  readonly passive: Passive | '';
  readonly n: number;
  readonly potion: boolean;
  readonly hero: HeroId | '';
}
