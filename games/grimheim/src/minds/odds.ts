import { attackDie, countHits } from '../rules/dice.ts';

/** How likely each number is: `odds[2]` is the chance of a 2. */
export type Odds = readonly number[];

const NOTHING: Odds = [1];

/** The sum of two things that happen by themselves. */
export function sum(a: Odds, b: Odds): Odds {
  const odds = Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      odds[i + j] = (odds[i + j] as number) + p * q;
    });
  });
  return odds;
}

/** GR-283, GR-285, GR-286: the hits of so many dice; `rune` is what a rune is worth to the attacker. */
export function hitOdds(dice: number, cover: boolean, rune: number): Odds {
  const one = Array<number>(Math.max(1, rune) + 1).fill(0);
  for (const face of attackDie.faces) {
    const hits = countHits([face], cover, rune);
    one[hits] = (one[hits] as number) + 1 / attackDie.faces.length;
  }
  let odds = NOTHING;
  for (let i = 0; i < dice; i++) odds = sum(odds, one);
  return odds;
}

/** GR-303: what gets past the armour. */
export function pastArmour(odds: Odds, armour: number): Odds {
  if (armour === 0) return odds;
  const stopped = odds.slice(0, armour + 1).reduce((total, p) => total + p, 0);
  return [stopped, ...odds.slice(armour + 1)];
}

export const mean = (odds: Odds): number => odds.reduce((total, p, n) => total + p * n, 0);
export const most = (odds: Odds): number => odds.length - 1;
/** How likely it is that much or more. */
export const atLeast = (odds: Odds, least: number): number =>
  odds.reduce((total, p, n) => (n >= least ? total + p : total), 0);
