import type { Die } from '@wyrdhall/kernel';

export interface Chance {
  readonly value: number;
  /** Above 0, at most 1. */
  readonly chance: number;
}

/**
 * How likely each sum of n such dice is, by rising sum, where `worth` gives each face a whole number: with 1 for one
 * face and 0 for the others, how likely each number of that face. Exact up to the last division while faces ** n
 * stays below 2 ** 53 (20 six-sided dice); beyond that to within rounding.
 */
export function chances<F extends string>(die: Die<F>, n: number, worth: (face: F) => number): Chance[] {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`${n} is no number of dice`);
  if (die.faces.length === 0) throw new RangeError(`the die ${die.id} has no faces`);
  const one = new Map<number, number>();
  for (const face of die.faces) add(one, worth(face), 1);
  let ways = new Map([[0, 1]]);
  for (let i = 0; i < n; i++) ways = convolve(ways, one);
  const total = die.faces.length ** n;
  return [...ways].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, chance: count / total }));
}

export function expectedValue(of: readonly Chance[]): number {
  return of.reduce((sum, { value, chance }) => sum + value * chance, 0);
}

type Ways = Map<number, number>;

function convolve(a: Ways, b: Ways): Ways {
  const sums: Ways = new Map();
  for (const [valueA, waysA] of a) {
    for (const [valueB, waysB] of b) add(sums, valueA + valueB, waysA * waysB);
  }
  return sums;
}

function add(ways: Ways, value: number, count: number): void {
  ways.set(value, (ways.get(value) ?? 0) + count);
}
