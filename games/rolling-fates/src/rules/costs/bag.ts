/**
 * Up to five Action dice without an order (RF-093), as one number: how many dice show v stands at the digit
 * v − 1 of a number to the base 6. So taking dice out of a bag is a subtraction.
 */
export type Bag = number;

export const MOST_DICE = 5;
const BASE = MOST_DICE + 1;
const BAGS_WITH_GAPS = BASE ** 6;

/** One die that shows v; nothing for 0, where no die lies. */
const ONE: readonly Bag[] = [0, 1, BASE, BASE ** 2, BASE ** 3, BASE ** 4, BASE ** 5];

export const one = (face: number): Bag => ONE[face] as Bag;

export function bagOf(dice: readonly number[]): Bag {
  let bag = 0;
  for (const face of dice) bag += ONE[face] as Bag;
  return bag;
}

export const count = (bag: Bag, face: number): number => Math.floor(bag / one(face)) % BASE;

/** Ascending. */
export function facesOf(bag: Bag): number[] {
  const faces: number[] = [];
  for (let face = 1; face <= 6; face++) for (let n = count(bag, face); n > 0; n--) faces.push(face);
  return faces;
}

export function sizeOf(bag: Bag): number {
  let size = 0;
  for (let rest = bag; rest > 0; rest = Math.floor(rest / BASE)) size += rest % BASE;
  return size;
}

/** Whether all dice of `part` are in the bag. */
export function holds(bag: Bag, part: Bag): boolean {
  for (let face = 1; face <= 6; face++) if (count(bag, face) < count(part, face)) return false;
  return true;
}

/** All ways to take `n` dice out of the bag. */
export function partsOf(bag: Bag, n: number): Bag[] {
  const parts: Bag[] = [];
  const take = (face: number, left: number, part: Bag): void => {
    if (left === 0) {
      parts.push(part);
      return;
    }
    if (face > 6) return;
    for (let k = Math.min(left, count(bag, face)); k >= 0; k--)
      take(face + 1, left - k, part + k * one(face));
  };
  take(1, n, 0);
  return parts;
}

/** All bags of `n` dice. */
const bagsOf = (n: number): Bag[] => {
  const bags: Bag[] = [];
  const add = (face: number, left: number, bag: Bag): void => {
    if (face === 6) {
      bags.push(bag + left * one(6));
      return;
    }
    for (let k = left; k >= 0; k--) add(face + 1, left - k, bag + k * one(face));
  };
  add(1, n, 0);
  return bags;
};

/** The 462 bags of 0 to 5 dice, smaller ones first. */
export const BAGS: readonly Bag[] = [0, 1, 2, 3, 4, MOST_DICE].flatMap(bagsOf);

const NUMBER: Int16Array = new Int16Array(BAGS_WITH_GAPS);
for (const [i, bag] of BAGS.entries()) NUMBER[bag] = i;

/** The number of a bag in that list. */
export const numberOf = (bag: Bag): number => NUMBER[bag] as number;

const FACTORIAL = [1, 1, 2, 6, 24, 120];

/** What `n` rolled dice can be, each with its chance. */
export const ROLLS: readonly (readonly { readonly bag: Bag; readonly chance: number }[])[] = [
  0,
  1,
  2,
  3,
  4,
  MOST_DICE,
].map((n) =>
  bagsOf(n).map((bag) => {
    let orders = FACTORIAL[n] as number;
    for (let face = 1; face <= 6; face++) orders /= FACTORIAL[count(bag, face)] as number;
    return { bag, chance: orders / 6 ** n };
  }),
);
