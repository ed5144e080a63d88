import type { AbilityId, EnemyKind, HeroId, Status, TraitId, TreasureId } from '../state.ts';

/** What is paid for an ability (section E): the parts are paid with different dice (RF-087). */
export interface Cost {
  /** Action dice of any value (RF-080). */
  readonly any: number;
  /** Groups of equal Action dice, by size: a pair is [2], a full house [3, 2] (RF-081, RF-083, RF-084). */
  readonly same: readonly number[];
  /** Action dice with these values, ascending (RF-082, RF-085). */
  readonly exact: readonly number[];
  /** The face of the Luck die, 0 where it is not asked for (RF-086). */
  readonly luck: number;
}

export type Targets = 1 | 2 | 'all';

/**
 * What damage may grow with (RF-096): 5 Life that the hero has; the hero's Defence; Treasures that the hero carries;
 * free places in the Inventory; statuses on the target; whether the target is investigated.
 */
export type Measure = 'fives' | 'defence' | 'treasures' | 'room' | 'statuses' | 'known';

/** One package of an ability: everything in it goes to the same targets (RF-069 to RF-071). */
export type Effect =
  | {
      readonly kind: 'strike';
      readonly targets: Targets;
      /** 0 where only statuses are put on the target, or it is investigated. */
      readonly damage: number;
      readonly statuses: readonly Status[];
      readonly investigate: boolean;
      /** RF-096: so much more for each of these. */
      readonly more?: { readonly each: number; readonly of: Measure };
    }
  /** RF-097: a stake that may be doubled, or lost. */
  | { readonly kind: 'gamble'; readonly stake: number }
  | { readonly kind: 'heal'; readonly targets: 1 | 'all'; readonly amount: number }
  | { readonly kind: 'guard'; readonly targets: 1 | 'all'; readonly amount: number }
  | { readonly kind: 'cleanse' }
  /** RF-094: attacks choose the hero who uses it. */
  | { readonly kind: 'taunt' }
  /** RF-095: a die on the bar of any hero shows one more or one less. */
  | { readonly kind: 'turn' }
  /** RF-098: the hero who uses it loses Life. */
  | { readonly kind: 'price'; readonly life: number };

export interface Ability {
  readonly id: AbilityId;
  readonly name: string;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface Row {
  readonly life: number;
  readonly defence: number;
  readonly inventory: number;
}

export interface HeroBoard {
  readonly id: HeroId;
  readonly name: string;
  readonly role: 'bruiser' | 'archer' | 'healer' | 'mage' | 'gambler' | 'affliction' | 'guardian' | 'scholar';
  /** 1 is easy to play, 3 is not. */
  readonly complexity: 1 | 2 | 3;
  /** The rows of level 1 to 4. */
  readonly rows: readonly Row[];
  /** The Luck ability is the last one (RF-064). */
  readonly abilities: readonly Ability[];
}

/** What a card does without being used. */
export interface Passive {
  readonly defence?: number;
  readonly inventory?: number;
  readonly maxLife?: number;
  readonly immune?: Status;
  /** Additional re-rolls in every Fate Phase. */
  readonly rerolls?: number;
  /** Added to the damage of all abilities, for each target. */
  readonly damage?: number;
  /** Added to damage that the hero suffers, before Defence. */
  readonly suffers?: number;
  /** Added to heals that the hero gives. */
  readonly heals?: number;
  /** Added to heals that the hero receives. */
  readonly healed?: number;
  /** Life that Poison takes, instead of 2. */
  readonly poison?: number;
  /** Attempts to remove a status succeed from this face on, instead of 4. */
  readonly removal?: number;
  /** Does something of its own, where the rules ask for the card by its id. */
  readonly special?: true;
}

export interface Treasure {
  readonly id: TreasureId;
  readonly name: string;
  readonly value: number;
  readonly tier: 1 | 2 | 3;
  /** How it is used like an ability (RF-066); cards without a cost work by themselves (RF-173). */
  readonly ability?: Ability;
  /** RF-172 */
  readonly oneShot?: true;
  readonly passive?: Passive;
}

export interface Trait {
  readonly id: TraitId;
  readonly name: string;
  readonly sign: 'good' | 'mixed' | 'bad';
  readonly passive: Passive;
}

/** How an enemy chooses the heroes that it attacks (RF-116). */
export type Aim = 'random' | 'lowest-life' | 'highest-life' | 'lowest-defence';

/** One action of an enemy's script (RF-113, RF-117). */
export type Step =
  | {
      readonly kind: 'attack';
      readonly targets: Targets;
      readonly damage: number;
      readonly status?: Status;
      /** Announced one Enemy Phase earlier. */
      readonly heavy?: true;
    }
  | { readonly kind: 'wait' }
  | { readonly kind: 'mend'; readonly amount: number }
  | { readonly kind: 'mend-all'; readonly amount: number }
  | { readonly kind: 'fury'; readonly amount: number }
  | { readonly kind: 'armour'; readonly amount: number }
  | { readonly kind: 'summon'; readonly enemy: EnemyKind };

/** What is hidden in an enemy until somebody investigates it (RF-108, RF-125). */
export type Mechanic =
  /** The first hit of a round passes through. */
  | { readonly kind: 'first-hit' }
  /** Even, or odd, damage is halved. */
  | { readonly kind: 'even-hide' | 'odd-hide' }
  /** Hits below `least` do nothing. */
  | { readonly kind: 'threshold'; readonly least: number }
  /** One hit takes at most `most` Life. */
  | { readonly kind: 'cap'; readonly most: number }
  /** Whoever damages it loses Life. */
  | { readonly kind: 'thorns'; readonly loss: number }
  /** A status that does not take hold goes to the attacker. */
  | { readonly kind: 'reflect' }
  /** Poison mends it instead of taking hold. */
  | { readonly kind: 'poison-heals'; readonly amount: number }
  /** More damage below half Life. */
  | { readonly kind: 'enrage'; readonly damage: number }
  /** From half Life on: no armour, more damage. */
  | { readonly kind: 'cornered'; readonly damage: number }
  /** More damage for each other one of its kind, up to `most`. */
  | { readonly kind: 'pack'; readonly most: number }
  /** Recovers half of the Life that it takes. */
  | { readonly kind: 'leech' }
  /** Recovers Life in each Fate Phase while it has no status. */
  | { readonly kind: 'regenerate'; readonly amount: number }
  /** On its death every hero suffers damage. */
  | { readonly kind: 'bomb'; readonly damage: number }
  /** Killed by a hit of `least` or more it leaves two others. */
  | { readonly kind: 'split'; readonly least: number; readonly into: EnemyKind }
  /** Returns once while its twin lives. */
  | { readonly kind: 'twin'; readonly other: EnemyKind; readonly life: number }
  /** Luck dice with this face are taken off when they are placed. */
  | { readonly kind: 'luck-drain'; readonly face: number }
  /** What one sees is all there is: its armour, its script. */
  | { readonly kind: 'plate' | 'countdown' };

export interface EnemyFacts {
  readonly id: EnemyKind;
  readonly name: string;
  readonly tier: 1 | 2 | 3 | 4;
  readonly life: number;
  /** Great enemies only: more Life for each hero after the first (RF-119). */
  readonly lifePerHero: number;
  readonly armour: number;
  readonly script: readonly Step[];
  readonly aim: Aim;
  /** The enemy like which it fights, where an adventure calls it otherwise. */
  readonly like?: EnemyKind;
  /** How it is drawn, if not as itself. */
  readonly figure?: string;
  /** There is only one of it, so that it needs no number. */
  readonly alone?: true;
  readonly resistant: readonly Status[];
  readonly immune: readonly Status[];
  readonly mechanic: Mechanic | null;
  readonly telegraph: string;
}
