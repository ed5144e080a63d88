import type { Seat, Told } from '@wyrdhall/kernel';
import type { AbilityId, AdventureId, EnemyKind, Status, TraitId, TreasureId } from './ids.ts';

type Event<Kind extends string, Fields = unknown> = Told & { readonly kind: Kind } & Readonly<Fields>;

/** Ids of enemies are `gutter-imp-2`; a hero is named by the seat. -1 is nobody. */
export type RollingFatesTold = CombatTold | FateTold | CharacterTold | EnemyTold | LifeTold | JourneyTold;

/** The frame of a combat. */
type CombatTold =
  | Event<'combat', { enemies: readonly { id: string; kind: EnemyKind; life: number }[] }>
  | Event<'phase', { phase: 'fate' | 'character' | 'enemy'; round: number }>
  | Event<'combat-won', { rounds: number }>
  | Event<'appears', { enemy: string; of: EnemyKind; life: number; by: string }>
  | Event<'returns', { enemy: string; life: number }>;

/** What the dice do (section C of the rulebook). */
type FateTold =
  | Event<'no-roll', { seat: Seat }>
  | Event<'stays', { seat: Seat; face: number }>
  | Event<'roll', { seat: Seat; dice: readonly number[]; luck: number }>
  /** The Luck die is turned or rolled again by a card. */
  | Event<'luck', { seat: Seat; from: number; to: number; by: string }>
  /** Something takes the Luck die off the bar; `by` is '' until that is known. */
  | Event<'luck-lost', { seat: Seat; by: string }>
  | Event<'keep', { seat: Seat; kept: readonly number[]; from: readonly number[]; to: readonly number[] }>
  | Event<'again', { seat: Seat; from: readonly number[]; to: readonly number[]; by: string }>
  | Event<'bar', { seat: Seat; dice: readonly number[]; luck: number }>;

/** What heroes do to enemies and for each other. */
type CharacterTold =
  | Event<
      'use',
      { seat: Seat; ability: AbilityId; paid: readonly number[]; luck: number; by: readonly string[] }
    >
  | Event<'pass', { seat: Seat; unspent: number }>
  | Event<'recall', { seat: Seat; by: Seat }>
  | Event<'set-aside', { seat: Seat; treasure: TreasureId }>
  /**
   * One hit (RF-073): `damage` was dealt, `weak` doubles it, `armour` was taken off, `lost` is the Life lost.
   * `mechanic` names the hidden mechanic that changed it; '?' where that is not known ("something weakened
   * the blow"), '' where none did.
   */
  | Event<
      'hit',
      {
        seat: Seat;
        enemy: string;
        damage: number;
        weak: boolean;
        armour: number;
        lost: number;
        mechanic: string;
      }
    >
  | Event<'afflicts', { seat: Seat; enemy: string; status: Status }>
  /** `why` is '?' until the enemy is investigated. */
  | Event<'withstands', { seat: Seat; enemy: string; status: Status; why: 'immune' | 'resistant' | '?' }>
  | Event<'investigates', { seat: Seat; enemy: string; by: string }>
  | Event<'enemy-dies', { enemy: string; of: EnemyKind; seat: Seat; by: 'hit' | 'poison' }>
  | Event<'heal', { seat: Seat; by: Seat; amount: number; wasted: number; from: string }>
  | Event<'taunts', { seat: Seat; from: string }>
  /** RF-097: the stake after the throw, 0 where it is lost. */
  | Event<'gambles', { seat: Seat; face: number; damage: number }>
  /** RF-095: a die on the bar of `seat` is turned. */
  | Event<'turns', { seat: Seat; by: Seat; from: number; to: number; with: string }>
  | Event<'guard', { seat: Seat; by: Seat; amount: number; from: string }>
  | Event<'cleanse', { seat: Seat; by: Seat; status: Status; from: string }>;

/** What enemies do (section G). */
type EnemyTold =
  /** The line of the enemy's kind: a hint of what comes (RF-112). */
  | Event<'telegraph', { enemy: string; of: EnemyKind }>
  | Event<'attack', { enemy: string; targets: readonly Seat[]; damage: number; status: Status | '' }>
  | Event<'waits', { enemy: string }>
  | Event<'skips', { enemy: string }>
  | Event<'mends', { enemy: string; by: string; amount: number; why: 'script' | 'mechanic' }>
  | Event<'fury', { enemy: string; amount: number }>
  | Event<'armours', { enemy: string; amount: number }>
  | Event<'enemy-poison', { enemy: string; amount: number }>;

/** Life and statuses of heroes; `face` 0 stands for a coin. */
type LifeTold =
  | Event<
      'hurt',
      { seat: Seat; by: string; damage: number; weak: boolean; defence: number; lost: number; life: number }
    >
  | Event<'loses', { seat: Seat; by: string; amount: number; life: number }>
  | Event<'afflicted', { seat: Seat; status: Status; by: string }>
  | Event<'immune', { seat: Seat; status: Status; by: string }>
  | Event<'removal', { seat: Seat; enemy: string; status: Status; face: number; removed: boolean }>
  | Event<'statuses-gone', { seat: Seat; statuses: readonly Status[] }>
  | Event<'spared', { seat: Seat }>
  | Event<'falls', { seat: Seat; by: string }>
  | Event<'gives-up', { seat: Seat }>
  | Event<'retry', { zone: number; retries: number }>
  /** RF-015: what the players do on their own boards, where the app keeps none. */
  | Event<
      'at-the-table',
      {
        seat: Seat;
        what: 'damage' | 'loss' | 'heal' | 'status' | 'fate' | 'luck' | 'statuses-gone';
        amount: number;
        status: Status | '';
        by: string;
      }
    >;

/**
 * Draw a Treasure; look at so many and take one; give Treasures worth so much, one, or as many as you like;
 * give up the one of least value; give back what was won; sell for so much each; draw a Trait and go up a
 * level; change the latest Trait; ignore a bad one; raise or lower maximum Life; begin the next combat with
 * Poison.
 */
export type Instruction =
  | 'treasure'
  | 'look'
  | 'pay-value'
  | 'pay-one'
  | 'pay-any'
  | 'forfeit'
  | 'return'
  | 'barter'
  | 'level'
  | 'retrain'
  | 'mute'
  | 'max-life'
  | 'status-next'
  | 'roll-damage';

/** Outside combat. */
type JourneyTold =
  | Event<'zone', { adventure: AdventureId; zone: number }>
  | Event<'node', { node: string; of: string }>
  /** The adventure, paragraph by paragraph, as references into its texts; `title` is '' where it goes on. */
  | Event<'story', { knot: string; title: string; text: readonly string[] }>
  /** What was chosen in a scene, or what the dice chose; `text` is a reference. */
  | Event<'choice', { knot: string; choice: string; text: string; seat: Seat }>
  /** Dice that decide in a scene: Action dice, or the Luck die (0 where it was not rolled). */
  | Event<'check', { seat: Seat; dice: readonly number[]; luck: number }>
  /** Treasures given away in a scene, and what they were worth. */
  | Event<'pays', { treasures: readonly TreasureId[]; value: number }>
  | Event<'avoids', { seat: Seat; by: string }>
  | Event<'spoils', { seat: Seat; face: number; found: boolean }>
  | Event<
      'omen',
      { omen: 'fewer' | 'reinforced' | 'reward' | 'stunned' | 'skip' | 'insight' | 'ambush'; amount: number }
    >
  /** RF-015: what the players do with their own cards, where the app keeps none; seat -1 is the party. */
  | Event<'instruct', { seat: Seat; what: Instruction; amount: number }>
  | Event<'flag', { flag: string }>
  | Event<'treasure', { seat: Seat; treasure: TreasureId; by: string }>
  | Event<'no-treasure', { seat: Seat }>
  | Event<'refuses', { seat: Seat; treasure: TreasureId }>
  | Event<'swaps', { seat: Seat; gets: TreasureId; drops: TreasureId }>
  | Event<'discards', { seat: Seat; treasure: TreasureId; by: string }>
  | Event<'gives', { seat: Seat; to: Seat; treasure: TreasureId }>
  | Event<'level', { seat: Seat; level: number; life: number }>
  | Event<'trait', { seat: Seat; trait: TraitId }>
  /** RF-189: a second bad Trait goes aside. */
  | Event<'spares-trait', { seat: Seat; trait: TraitId }>
  | Event<'loses-trait', { seat: Seat; trait: TraitId }>
  | Event<'mutes', { seat: Seat; trait: TraitId }>
  | Event<'max-life', { seat: Seat; amount: number; by: string }>
  | Event<'mate', { seat: Seat; mate: Seat }>
  | Event<'status-next', { seat: Seat; status: Status }>
  | Event<'rest', { amount: number }>
  | Event<'won', { adventure: string }>;
