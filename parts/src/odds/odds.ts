/** How likely each whole number is: `odds[2]` is the chance of a 2. The entries sum to 1. */
export type Odds = readonly number[];

/** This number and no other. */
export function certain(n: number): Odds {
  return [...Array<number>(n).fill(0), 1];
}

/** The sum of two independent numbers. */
export function addOdds(a: Odds, b: Odds): Odds {
  const odds = Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      odds[i + j] = (odds[i + j] as number) + p * q;
    });
  });
  return odds;
}

/** The number plus `by`, but never below 0: a bonus, or armour as a negative number. */
export function shiftOdds(odds: Odds, by: number): Odds {
  if (by === 0) return odds;
  if (by > 0) return [...Array<number>(by).fill(0), ...odds];
  const nothing = odds.slice(0, 1 - by).reduce((total, p) => total + p, 0);
  return [nothing, ...odds.slice(1 - by)];
}

export function meanOf(odds: Odds): number {
  return odds.reduce((total, p, n) => total + p * n, 0);
}

/** The greatest number that is listed. */
export function mostOf(odds: Odds): number {
  return odds.length - 1;
}

export function chanceOfAtLeast(odds: Odds, least: number): number {
  return odds.reduce((total, p, n) => (n >= least ? total + p : total), 0);
}
