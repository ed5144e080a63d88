import type { Die } from '@wyrdhall/kernel';
import { addOdds, certain, type Odds } from '../odds/odds.ts';

/**
 * The sum of n such dice, where `worth` gives each face a whole number from 0: with 1 for one face and 0 for the
 * others, how often that face comes up.
 */
export function rollOdds<F extends string>(die: Die<F>, n: number, worth: (face: F) => number): Odds {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`${n} is no number of dice`);
  if (die.faces.length === 0) throw new RangeError(`the die ${die.id} has no faces`);
  const worths = die.faces.map(worth);
  const one = Array<number>(Math.max(...worths) + 1).fill(0);
  worths.forEach((value, i) => {
    if (!Number.isInteger(value) || value < 0) {
      throw new RangeError(`the face ${die.faces[i]} of the die ${die.id} is worth ${value}`);
    }
    one[value] = (one[value] as number) + 1 / worths.length;
  });
  let odds = certain(0);
  for (let i = 0; i < n; i++) odds = addOdds(odds, one);
  return odds;
}
