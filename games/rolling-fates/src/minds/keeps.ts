import { BAGS, type Bag, bagOf, MOST_DICE, numberOf, ROLLS, sizeOf } from '../rules/costs/bag.ts';
import { luckPays, waysToPay } from '../rules/costs/cost.ts';
import { type Hand, type Purchase, worthOfBags } from './spend.ts';

export interface Keep {
  /** Places of the dice that are kept, the locked ones included. */
  readonly places: readonly number[];
  /** What the bar is worth on average after all re-rolls, if every die is spent as well as possible. */
  readonly worth: number;
}

/** For so many dice: what each keep may become by a re-roll, as numbers of bags, and how likely. */
interface Becoming {
  readonly from: Int32Array;
  readonly to: Int16Array;
  readonly chance: Float64Array;
}

const BECOMING: readonly Becoming[] = ROLLS.map((_, dice) => {
  const from = new Int32Array(BAGS.length + 1);
  const to: number[] = [];
  const chances: number[] = [];
  for (const [i, kept] of BAGS.entries()) {
    for (const { bag, chance } of ROLLS[dice - sizeOf(kept)] ?? []) {
      to.push(numberOf(kept + bag));
      chances.push(chance);
    }
    from[i + 1] = to.length;
  }
  return { from, to: Int16Array.from(to), chance: Float64Array.from(chances) };
});

/** What is kept of the dice, and the others are rolled: the average of what comes of it. */
function averages(worth: Float64Array, dice: number): Float64Array {
  const { from, to, chance } = BECOMING[dice] as Becoming;
  const average = new Float64Array(BAGS.length);
  for (let kept = 0; kept < average.length; kept++) {
    let sum = 0;
    const end = from[kept + 1] as number;
    for (let i = from[kept] as number; i < end; i++)
      sum += (chance[i] as number) * (worth[to[i] as number] as number);
    average[kept] = sum;
  }
  return average;
}

const bagAt = (dice: readonly number[], places: readonly number[]): Bag =>
  bagOf(places.map((place) => dice[place] ?? 0));

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
    for (const part of partsWith(bag, locked)) most = Math.max(most, average[numberOf(part)] as number);
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
  const lockedBag = bagAt(dice, locked);
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
    const bag = bagAt(dice, places);
    if (!keeps.has(bag)) keeps.set(bag, { places, worth: worth[numberOf(bag)] as number });
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
  const kept = bagAt(dice, places);
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
