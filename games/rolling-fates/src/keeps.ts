import { BAGS, type Bag, bagOf, MOST_DICE, NUMBER, ROLLS, sizeOf } from './bag.ts';
import type { Cost } from './content/kinds.ts';
import { AMBIDEXTROUS, type Help, luckPays, QUICKSILVER, waysToPay } from './cost.ts';

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

export interface Keep {
  /** Places of the dice that are kept, the locked ones included. */
  readonly places: readonly number[];
  /** What the bar is worth on average after all re-rolls, if every die is spent as well as possible. */
  readonly worth: number;
}

/** Bits of what is still there to be used once: the Luck die, helping cards, then one-shots. */
const LUCK = 4;
const FIRST_ONE_SHOT = 8;
/** More one-shots than these are not told apart. */
const MOST_ONE_SHOTS = 3;

interface Priced {
  readonly cost: Cost;
  readonly worth: number;
  readonly needs: number;
}

function price({ purchases, luck }: Hand): { priced: Priced[]; all: number } {
  let shots = 0;
  const priced: Priced[] = [];
  for (const { cost, worth, once, wild } of purchases) {
    if (worth <= 0 || !luckPays(cost, luck, wild ?? false)) continue;
    const shot = once ? FIRST_ONE_SHOT << Math.min(shots++, MOST_ONE_SHOTS - 1) : 0;
    priced.push({ cost, worth, needs: shot | (cost.luck > 0 ? LUCK : 0) });
  }
  return { priced, all: shots };
}

/** What each bag of up to five dice is worth, spent as well as possible, with everything still there. */
export function worthOfBags(hand: Hand): Float64Array {
  const { priced, all: shots } = price(hand);
  const layers = FIRST_ONE_SHOT << Math.min(shots, MOST_ONE_SHOTS);
  const none = Number.NaN;
  const worth = new Float64Array(BAGS.length * layers).fill(none);
  const best = (bag: Bag, left: number): number => {
    const at = (NUMBER[bag] as number) * layers + left;
    const found = worth[at] as number;
    if (!Number.isNaN(found)) return found;
    let most = 0;
    for (const { cost, worth: gain, needs } of priced) {
      if ((left & needs) !== needs) continue;
      const help = (left & (QUICKSILVER | AMBIDEXTROUS)) as Help;
      for (const way of waysToPay(cost, bag, help, hand.distinctGroups)) {
        const total = gain + best(bag - way.paid, left & ~(needs | way.help));
        if (total > most) most = total;
      }
    }
    worth[at] = most;
    return most;
  };
  const everything = (layers - FIRST_ONE_SHOT) | (hand.luck > 0 ? LUCK : 0) | hand.help;
  return Float64Array.from(BAGS, (bag) => best(bag, everything));
}

/** What is kept of five dice, and the others are rolled: the average of what comes of it. */
function averages(worth: Float64Array, dice: number): Float64Array {
  const average = new Float64Array(BAGS.length);
  for (const [i, kept] of BAGS.entries()) {
    let sum = 0;
    const rolls = ROLLS[dice - sizeOf(kept)];
    if (!rolls) continue;
    for (const { bag, chance } of rolls) sum += chance * (worth[NUMBER[kept + bag] as number] as number);
    average[i] = sum;
  }
  return average;
}

/** The bags that `kept` can be while the locked dice stay in it. */
function* subsets(dice: readonly number[], locked: readonly number[]): Generator<number[]> {
  const free = dice.flatMap((face, place) => (face > 0 && !locked.includes(place) ? [place] : []));
  for (let bits = (1 << free.length) - 1; bits >= 0; bits--) {
    yield free.filter((_, i) => bits & (1 << i));
  }
}

/** After one more re-roll of any dice, the locked ones excepted. */
function rerolled(worth: Float64Array, dice: number, locked: Bag): Float64Array {
  const average = averages(worth, dice);
  const next = worth.slice();
  for (const [i, bag] of BAGS.entries()) {
    if (sizeOf(bag) !== dice) continue;
    let most = 0;
    for (const part of partsWith(bag, locked))
      most = Math.max(most, average[NUMBER[part] as number] as number);
    next[i] = most;
  }
  return next;
}

const parts = new Map<number, readonly Bag[]>();

/** All parts of the bag that contain the locked die, if there is one. */
function partsWith(bag: Bag, locked: Bag): readonly Bag[] {
  const key = bag * 46656 + locked;
  let found = parts.get(key);
  if (!found) {
    found = BAGS.filter((part) => contains(bag, part) && contains(part, locked));
    parts.set(key, found);
  }
  return found;
}

function contains(bag: Bag, part: Bag): boolean {
  for (let a = bag, b = part; b > 0; a = Math.floor(a / 6), b = Math.floor(b / 6)) {
    if (a % 6 < b % 6) return false;
  }
  return true;
}

/**
 * What each keep is worth on average after all re-rolls, by the number of its bag. It does not depend on how
 * the dice fell, only on how many there are and which one is locked.
 */
export function worthOfKeeps(hand: Hand): Float64Array {
  const { dice, locked } = hand;
  const size = dice.filter((face) => face > 0).length;
  const lockedBag = bagOf(locked.map((place) => dice[place] as number));
  let worth = worthOfBags(hand);
  for (let i = 0; i < hand.rerolls; i++) worth = rerolled(worth, size, lockedBag);
  return averages(worth, size);
}

/** Every keep of the rolled dice with its exact worth, the best one first; equal bags only once (RF-044). */
export function weighKeeps(hand: Hand, worth = worthOfKeeps(hand)): Keep[] {
  const { dice, locked, mostKept } = hand;
  const keeps = new Map<Bag, Keep>();
  for (const chosen of subsets(dice, locked)) {
    if (chosen.length > mostKept) continue;
    const places = [...locked, ...chosen].sort((a, b) => a - b);
    const bag = bagOf(places.map((place) => dice[place] as number));
    if (!keeps.has(bag)) keeps.set(bag, { places, worth: worth[NUMBER[bag] as number] as number });
  }
  return [...keeps.values()].sort((a, b) => b.worth - a.worth);
}

/** The chance that each cost can be paid if these dice are kept and the others are rolled once (RF-045). */
export function chancesToPay(
  hand: Pick<Hand, 'dice' | 'luck' | 'help' | 'distinctGroups'>,
  places: readonly number[],
  wanted: readonly Pick<Purchase, 'cost' | 'wild'>[],
): number[] {
  const { dice, luck, help, distinctGroups } = hand;
  const kept = bagOf(places.map((place) => dice[place] as number));
  const rolls = ROLLS[Math.min(MOST_DICE, dice.filter((face) => face > 0).length) - places.length] ?? [];
  return wanted.map(({ cost, wild }) => {
    if (!luckPays(cost, luck, wild ?? false)) return 0;
    let sum = 0;
    for (const { bag, chance } of rolls) {
      if (waysToPay(cost, kept + bag, help, distinctGroups).length > 0) sum += chance;
    }
    return sum;
  });
}
