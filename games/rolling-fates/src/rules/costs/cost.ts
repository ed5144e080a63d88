import type { Cost } from '../../content/kinds.ts';
import { type Bag, bagOf, count, facesOf, holds, numberOf, one, partsOf } from './bag.ts';

/** Cards that help to pay, each once a turn; as bits, both together are 3. */
export const QUICKSILVER = 1;
export const AMBIDEXTROUS = 2;
export type Help = 0 | 1 | 2 | 3;

/** One legal way to pay the Action dice of a cost. */
export interface Way {
  /** The dice that are spent. */
  readonly paid: Bag;
  /** The same dice, as what they count for. */
  readonly counts: Bag;
  /** `2-2`; `2-3as2` where a 3 is taken for a 2. */
  readonly name: string;
  readonly help: Help;
}

/** RF-080 to RF-090, without help: what can be taken from the bag, each once. */
function payments(cost: Cost, bag: Bag, distinctGroups: boolean): Bag[] {
  const exact = bagOf(cost.exact); // RF-082, RF-085
  if (!holds(bag, exact)) return [];
  const found = new Set<Bag>();
  const payGroups = (group: number, left: Bag, paid: Bag, values: readonly number[]): void => {
    const size = cost.same[group];
    if (size === undefined) {
      for (const part of partsOf(left, cost.any)) found.add(paid + part); // RF-080, RF-089
      return;
    }
    for (let face = 1; face <= 6; face++) {
      if (count(left, face) < size) continue;
      if (distinctGroups && values.includes(face)) continue; // RF-091
      payGroups(group + 1, left - size * one(face), paid + size * one(face), [...values, face]);
    }
  };
  payGroups(0, bag - exact, exact, []);
  return [...found];
}

const nameOf = (paid: Bag): string => facesOf(paid).join('-');

/** Quicksilver Band: one die counts as 1 higher or lower. Ways that need no help are not repeated. */
function shifted(cost: Cost, bag: Bag, distinctGroups: boolean, help: Help): Way[] {
  const ways: Way[] = [];
  for (let face = 1; face <= 6; face++) {
    if (count(bag, face) === 0) continue;
    for (const as of [face - 1, face + 1]) {
      if (as < 1 || as > 6) continue;
      for (const payment of payments(cost, bag - one(face) + one(as), distinctGroups)) {
        if (count(payment, as) === 0) continue;
        const others = nameOf(payment - one(as));
        const name = others ? `${others}-${face}as${as}` : `${face}as${as}`;
        ways.push({ paid: payment - one(as) + one(face), counts: payment, name, help });
      }
    }
  }
  return ways;
}

function findWays(cost: Cost, bag: Bag, help: Help, distinctGroups: boolean): Way[] {
  const plain = (of: Cost, by: Help): Way[] =>
    payments(of, bag, distinctGroups).map((paid) => ({ paid, counts: paid, name: nameOf(paid), help: by }));
  const ways = plain(cost, 0);
  if (help & QUICKSILVER) ways.push(...shifted(cost, bag, distinctGroups, QUICKSILVER));
  if (help & AMBIDEXTROUS && cost.any > 1) {
    const cheaper = { ...cost, any: cost.any - 1 };
    ways.push(...plain(cheaper, AMBIDEXTROUS));
    if (help & QUICKSILVER) ways.push(...shifted(cheaper, bag, distinctGroups, 3));
  }
  const seen = new Set<Bag>();
  return ways.filter(({ paid }) => !seen.has(paid) && seen.add(paid));
}

/** By cost and distinctGroups; then by bag and help. Found only once, the same for any game. */
type Known = WeakMap<Cost, (readonly Way[])[]>;
const known: readonly [Known, Known] = [new WeakMap(), new WeakMap()];

function knownWays(cost: Cost, distinctGroups: boolean): (readonly Way[])[] {
  const costs = known[distinctGroups ? 1 : 0];
  const found = costs.get(cost);
  if (found) return found;
  const ways: (readonly Way[])[] = [];
  costs.set(cost, ways);
  return ways;
}

/** Every legal way to pay the Action dice of the cost, those without help first (RF-092). */
export function waysToPay(cost: Cost, bag: Bag, help: Help, distinctGroups: boolean): readonly Way[] {
  const known = knownWays(cost, distinctGroups);
  const key = numberOf(bag) * 4 + help;
  let ways = known[key];
  if (!ways) {
    ways = findWays(cost, bag, help, distinctGroups);
    known[key] = ways;
  }
  return ways;
}

/** RF-086, RF-088; with Wild Talent one face above or below pays as well. */
export const luckPays = (cost: Cost, luck: number, wild: boolean): boolean =>
  cost.luck === 0 || (luck > 0 && Math.abs(cost.luck - luck) <= (wild ? 1 : 0));
