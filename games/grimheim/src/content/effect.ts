import type { Face } from '../rules/dice.ts';
import type { Running } from '../rules/effect.ts';
import type { Cost } from './cost.ts';
import type { Faction } from './monsters.ts';

/** Which monsters a card may be aimed at. */
export interface Aim {
  readonly within: 'adjacent' | 'range';
  /** GR-306: the lowest and the highest rank; a Legend has rank 4. */
  readonly ranks: readonly [lowest: number, highest: number];
  /** At most so much health left. */
  readonly healthLeft?: number;
  /** Nearer to Grimheim than the hero. */
  readonly nearer?: true;
}

/** What an effect does. */
export type Deed =
  /** GR-127: damage without dice. */
  | {
      readonly does: 'damage';
      readonly amount: number;
      readonly aim: Aim;
      /** Instead, to a monster in forest. */
      readonly inForest?: number;
      /** GR-293 */
      readonly unpreventable?: true;
    }
  /** GR-127: dice that are no attack action. */
  | { readonly does: 'roll'; readonly dice: number; readonly aim: Aim }
  /** GR-296: a kill is no damage. */
  | { readonly does: 'kill'; readonly aim: Aim }
  /** GR-355: damage, and the monster is shoved. */
  | { readonly does: 'kick'; readonly amount: number; readonly areas: 1 | 2; readonly aim: Aim }
  /** GR-352: no move of its own in the coming monster turn. */
  | { readonly does: 'hold'; readonly aim: Aim }
  /** GR-359: damage to the monster that attacked. */
  | { readonly does: 'strike-back'; readonly amount: number }
  /** GR-125: `near` is one hero, oneself or adjacent; `shared` goes over heroes and equipment; `each` over own cards. */
  | { readonly does: 'heal'; readonly amount: number; readonly whom: 'self' | 'near' | 'shared' | 'each' }
  /** GR-121: all damage from one card of equipment. */
  | { readonly does: 'repair' }
  /** GR-288 */
  | { readonly does: 'prevent'; readonly amount: number }
  /** GR-111: a movement of its own. */
  | { readonly does: 'move'; readonly steps: number }
  /** GR-111, GR-358: for this turn only (GR-155). */
  | { readonly does: 'lengthen'; readonly what: 'range' | 'move'; readonly amount: number }
  /** GR-104, GR-105: a full attack action. */
  | { readonly does: 'attack' }
  | { readonly does: 'draw'; readonly cards: number }
  /** `atThree`: instead, next to three mountain areas. */
  | { readonly does: 'gold'; readonly amount: number; readonly atThree?: number }
  /** 1 mana on a card of the player's choice. */
  | { readonly does: 'mana' }
  /** GR-051: a town piece. */
  | { readonly does: 'build' }
  /** GR-286: damage added to a roll; `hurts` is the unpreventable damage that it costs (GR-293). */
  | { readonly does: 'add'; readonly damage: number; readonly perRune?: true; readonly hurts?: number }
  /** GR-130 */
  | { readonly does: 'add-dice'; readonly dice: number }
  | { readonly does: 'reroll'; readonly faces: readonly Face[] };

/** When an effect may be used, or when it follows by itself. */
type When =
  /** In the hero's own turn between actions, or an event played there (GR-120). */
  | 'free'
  /** After a roll of the hero's own: any, or only one of an attack action (GR-287). */
  | 'roll'
  | 'attack'
  /** When the hero takes damage (GR-288). */
  | 'hit'
  /** When a monster has just attacked the hero (GR-359). */
  | 'attacked'
  /** In the monster turn, before the attacks. */
  | 'monsters-moved'
  | 'after-attack'
  | 'step'
  | 'end-move-action'
  | 'end-move'
  | 'turn-end';

/** What must hold besides. */
type Where =
  | 'town'
  | 'forest'
  /** GR-033: next to one, or on it. */
  | 'mountain'
  /** GR-357: in the hero's own turn. */
  | 'own-turn'
  /** A die of the roll shows a rune. */
  | 'rune'
  /** GR-359: the attacker is adjacent. */
  | 'adjacent-attacker';

/** An effect that is put together from deeds. */
export interface RegularEffect {
  readonly on: When;
  readonly deeds: readonly Deed[];
  readonly where?: Where;
  readonly cost?: Cost;
  /** Tells two uses of one card apart. */
  readonly use?: string;
  /** Shares the card's one use per turn with its other effects. */
  readonly exclusive?: true;
  /** GR-120: more than once per turn. */
  readonly often?: true;
  /** An order paid for inside a roll works once per turn (GR-128). */
  readonly oncePerTurn?: true;
  /** The player may decline. */
  readonly may?: true;
  /** Happens without being asked for. */
  readonly automatic?: true;
  /** The rule that events and questions name, where it is not the deed's own. */
  readonly rule?: string;
}

/** Damage that every attack action gains by itself. */
export interface AttackBonus {
  readonly on: 'bonus';
  readonly damage: number;
  /** For each area to the target, or for each monster adjacent to the hero (GR-358). */
  readonly per?: 'area' | 'adjacent-monster';
  /** The target is at least so far away. */
  readonly far?: number;
  readonly against?: Faction;
}

/** Dice that attack actions of another card gain. */
export interface ExtraDice {
  readonly on: 'dice';
  readonly dice: number;
  readonly from: string;
}

/** What using a card is worth to a bot, in its own terms. */
type Worth =
  /** Pieces of the town. */
  | number
  | { readonly steps: number }
  /** 1 damage to each of so many monsters. */
  | { readonly hits: number };

/** Effects that no other card has: a flow beside the facts, and words in each language. */
export type OwnEffect = Running & {
  readonly own: OwnId;
  /** The numbers in its words. */
  readonly numbers?: readonly number[];
  readonly worth?: Worth;
};
export type OwnId =
  | 'bone-bane-bow'
  | 'cape-mana'
  | 'hail-of-arrows'
  | 'hail-of-arrows-2'
  | 'multi-shot'
  | 'nailed-together'
  | 'nailed-together-2'
  | 'portable-smithy'
  | 'preparations'
  | 'prey'
  | 'queen-of-the-hill'
  | 'reaper-swing'
  | 'seek-shelter'
  | 'smiterbiter-spend'
  | 'smiterbiter-store'
  | 'sophisticated'
  | 'suppressive-fire'
  | 'suppressive-fire-2'
  | 'sure-shot-2'
  | 'sweeping-strike'
  | 'tiara'
  | 'treetreader'
  | 'windbite';

export type Effect = RegularEffect | AttackBonus | ExtraDice | OwnEffect;

type More = Omit<RegularEffect, 'on' | 'deeds'>;
const when =
  (on: When) =>
  (deeds: Deed | readonly Deed[], cost?: Cost, more: More = {}): RegularEffect => ({
    on,
    deeds: 'does' in deeds ? [deeds] : deeds,
    ...(cost && { cost }),
    ...more,
  });

export const free = when('free');
export const afterRoll = when('roll');
export const inAttack = when('attack');
export const whenHit = when('hit');
export const whenAttacked = when('attacked');
export const monstersMoved = when('monsters-moved');
export const afterAttack = when('after-attack');
export const eachStep = when('step');
export const afterMoveAction = when('end-move-action');
export const afterMovement = when('end-move');
export const endOfTurn = when('turn-end');

const ANY = [1, 4] as const;
export const adjacent: Aim = { within: 'adjacent', ranks: ANY };
export const inRange: Aim = { within: 'range', ranks: ANY };

export const damage = (amount: number, aim: Aim, more: { inForest?: number; unpreventable?: true } = {}) =>
  ({ does: 'damage', amount, aim, ...more }) as const;
export const roll = (dice: number, aim: Aim) => ({ does: 'roll', dice, aim }) as const;
export const kill = (aim: Aim) => ({ does: 'kill', aim }) as const;
export const kick = (amount: number, areas: 1 | 2, aim: Aim) =>
  ({ does: 'kick', amount, areas, aim }) as const;
export const hold = (aim: Aim) => ({ does: 'hold', aim }) as const;
export const strikeBack = (amount: number) => ({ does: 'strike-back', amount }) as const;
export const heal = (amount: number, whom: 'self' | 'near' | 'shared' | 'each' = 'self') =>
  ({ does: 'heal', amount, whom }) as const;
export const repair: Deed = { does: 'repair' };
export const prevent = (amount: number) => ({ does: 'prevent', amount }) as const;
export const move = (steps: number) => ({ does: 'move', steps }) as const;
export const lengthen = (what: 'range' | 'move', amount: number) =>
  ({ does: 'lengthen', what, amount }) as const;
export const attack: Deed = { does: 'attack' };
export const draw = (cards: number) => ({ does: 'draw', cards }) as const;
export const gold = (amount: number, more: { atThree?: number } = {}) =>
  ({ does: 'gold', amount, ...more }) as const;
export const manaOfChoice: Deed = { does: 'mana' };
export const build: Deed = { does: 'build' };
export const add = (damage: number, more: { perRune?: true; hurts?: number } = {}) =>
  ({ does: 'add', damage, ...more }) as const;
export const addDice = (dice: number) => ({ does: 'add-dice', dice }) as const;
export const reroll = (...faces: Face[]) => ({ does: 'reroll', faces }) as const;
export const bonus = (damage: number, more: Omit<AttackBonus, 'on' | 'damage'> = {}): AttackBonus => ({
  on: 'bonus',
  damage,
  ...more,
});
export const moreDice = (dice: number, from: string): ExtraDice => ({ on: 'dice', dice, from });
