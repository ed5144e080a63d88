import type { Cost } from '../content/kinds.ts';
import { BAGS, type Bag, bagOf, MOST_DICE, numberOf, partsOf } from '../rules/costs/bag.ts';
import { AMBIDEXTROUS, type Help, luckPays, QUICKSILVER, waysToPay } from '../rules/costs/cost.ts';

/** Something that dice can be spent on, and what one use of it is worth. */
export interface Purchase {
  readonly cost: Cost;
  readonly worth: number;
  /** Can be used a single time: one-shot Treasures. */
  readonly once?: boolean;
  /** Wild Talent works for this cost. */
  readonly wild?: boolean;
}

export interface Hand {
  /** Five places, 0 where no die lies. */
  readonly dice: readonly number[];
  /** The Luck die, 0 where there is none. */
  readonly luck: number;
  readonly purchases: readonly Purchase[];
  readonly help: Help;
  readonly distinctGroups: boolean;
  /** Additional re-rolls after the usual one (RF-047). */
  readonly rerolls: number;
  /** Places of dice that cannot be rolled (Patient). */
  readonly locked: readonly number[];
  /** How many dice may be kept at the most (Jinxed). */
  readonly mostKept: number;
}

/** Bits of what is still there to be used once: helping cards (as in Help), the Luck die, then one-shots. */
const LUCK = 4;
const FIRST_ONE_SHOT = 8;
/** More one-shots than these are not told apart. */
const MOST_ONE_SHOTS = 3;

/** All ways to pay a cost, for the bags by their numbers: what is left of each bag, and the help that it took. */
interface Changes {
  /** Where the ways of a bag begin; those of the next bag follow. */
  readonly from: Int32Array;
  readonly left: Int16Array;
  readonly help: Uint8Array;
}

const known = new WeakMap<Cost, Map<number, Changes>>();

/** Found only once for each cost: everything else here is arithmetic. */
function changesOf(cost: Cost, help: Help, distinctGroups: boolean): Changes {
  const ofCost = known.get(cost) ?? new Map<number, Changes>();
  known.set(cost, ofCost);
  const key = help * 2 + (distinctGroups ? 1 : 0);
  const found = ofCost.get(key);
  if (found) return found;
  const from = new Int32Array(BAGS.length + 1);
  const left: number[] = [];
  const helped: number[] = [];
  for (const [i, bag] of BAGS.entries()) {
    for (const way of waysToPay(cost, bag, help, distinctGroups)) {
      left.push(numberOf(bag - way.paid));
      helped.push(way.help);
    }
    from[i + 1] = left.length;
  }
  const changes = { from, left: Int16Array.from(left), help: Uint8Array.from(helped) };
  ofCost.set(key, changes);
  return changes;
}

const ALL: readonly number[] = BAGS.map((_, i) => i);

/** The numbers of all parts of a bag. */
const within = (bag: Bag): number[] =>
  [0, 1, 2, 3, 4, MOST_DICE].flatMap((n) => partsOf(bag, n)).map((part) => numberOf(part));

interface Priced {
  /** Which of the purchases it is. */
  readonly of: number;
  readonly cost: Cost;
  readonly worth: number;
  readonly needs: number;
}

function price({ purchases, luck }: Hand): Priced[] {
  let shots = 0;
  const priced: Priced[] = [];
  for (const [of, { cost, worth, once, wild }] of purchases.entries()) {
    if (worth <= 0 || !luckPays(cost, luck, wild ?? false)) continue;
    const shot = once ? FIRST_ONE_SHOT << Math.min(shots++, MOST_ONE_SHOTS - 1) : 0;
    priced.push({ of, cost, worth, needs: shot | (cost.luck > 0 ? LUCK : 0) });
  }
  return priced;
}

interface Spending {
  readonly priced: readonly Priced[];
  /** What the bags are worth by their numbers, with what is left of the things that are used once. */
  readonly worth: (left: number) => Float64Array;
  /** All of those things. */
  readonly everything: number;
}

/** How dice are spent as well as possible. `bags` are the numbers of those that can come up, smaller ones first. */
function spending(hand: Hand, bags: readonly number[]): Spending {
  const priced = price(hand);
  const everything = priced.reduce((all, { needs }) => all | needs, hand.help as number);
  const layers: Float64Array[] = [];
  const worth = (left: number): Float64Array => {
    const found = layers[left];
    if (found) return found;
    const layer = new Float64Array(BAGS.length);
    // What is left of a bag comes before it in the list, and what it takes of the rest is in another layer.
    layers[left] = layer;
    const buys = priced
      .filter(({ needs }) => (left & needs) === needs)
      .map(({ cost, worth: gain, needs }) => {
        const help = (left & (QUICKSILVER | AMBIDEXTROUS)) as Help;
        const then = [0, 1, 2, 3].map((by) => ((help & by) === by ? worth(left & ~(needs | by)) : layer));
        return { gain, then, ...changesOf(cost, help, hand.distinctGroups) };
      });
    for (const bag of bags) {
      let most = 0;
      for (const { gain, then, from, left: rest, help } of buys) {
        const end = from[bag + 1] as number;
        for (let i = from[bag] as number; i < end; i++) {
          const after = then[help[i] as number] as Float64Array;
          const total = gain + (after[rest[i] as number] as number);
          if (total > most) most = total;
        }
      }
      layer[bag] = most;
    }
    return layer;
  };
  return { priced, worth, everything };
}

/** What each bag of up to five dice is worth, spent as well as possible, with everything still there. */
export function worthOfBags(hand: Hand): Float64Array {
  const { worth, everything } = spending(hand, ALL);
  return worth(everything);
}

/**
 * What the dice are worth if one thing is bought first, for each of the purchases: by the ways to pay for it, while
 * the rest is spent as well as possible. Nothing where it cannot be paid, or is worth nothing.
 */
export function worthOfUses(hand: Hand): ReadonlyMap<string, number>[] {
  const bag = bagOf(hand.dice);
  const { priced, worth, everything } = spending(hand, within(bag));
  const uses = hand.purchases.map(() => new Map<string, number>());
  for (const { of, cost, worth: gain, needs } of priced) {
    for (const way of waysToPay(cost, bag, hand.help, hand.distinctGroups)) {
      const after = worth(everything & ~(needs | way.help));
      uses[of]?.set(way.name, gain + (after[numberOf(bag - way.paid)] as number));
    }
  }
  return uses;
}
