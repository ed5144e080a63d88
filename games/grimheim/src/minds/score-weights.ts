import { HERO_IDS } from '../rules/state.ts';

/** Monsters that would enter, in pieces. */
interface Entering<T> {
  /** By the turn in which they would enter, and by how many turns the game then still has: 0, 1, 2 or more. */
  readonly byTurn: readonly (readonly T[])[];
  /** By the turn, for each health above 3. */
  readonly tough: readonly T[];
  /** Those that enter within two turns, beyond the number of heroes. */
  readonly tooMany: T;
}

/** For the rest of the game: what lasts. */
const LASTING = [
  ...HERO_IDS,
  'health',
  'strength',
  'range',
  'armour',
  'move',
  'card',
  'secondSide',
  'manaLasting',
  'gold',
  'nearUpgrade',
  'handLasting',
  'progress',
] as const;
/** Here and now. */
const AT_ONCE = [
  'knockOut',
  'expected',
  'damage',
  'mana',
  'hand',
  'inTown',
  'inRange',
  'beside',
  'far',
] as const;
type OfHero = (typeof LASTING)[number] | (typeof AT_ONCE)[number];

/** Something for each thing that is weighed: its weight in pieces lost, or its place. */
interface Weighed<T> {
  readonly heroesStay: Entering<T>;
  readonly heroesLeave: Entering<T>;
  readonly monster: T;
  readonly turn: T;
  readonly turnSquared: T;
  readonly yellow: T;
  readonly red: T;
  readonly toAct: T;
  readonly hero: { readonly [what in OfHero]: T };
}
export type Weights = Weighed<number>;
export type EnteringShares = Entering<number>;

/** Builds one by calling `next` for each thing in turn. */
export function weighed<T>(next: () => T): Weighed<T> {
  const entering = (turns: number): Entering<T> => ({
    byTurn: Array.from({ length: turns }, () => [next(), next(), next()]),
    tough: Array.from({ length: turns }, next),
    tooMany: next(),
  });
  return {
    heroesStay: entering(4),
    heroesLeave: entering(7),
    monster: next(),
    turn: next(),
    turnSquared: next(),
    yellow: next(),
    red: next(),
    toAct: next(),
    hero: Object.fromEntries([...LASTING, ...AT_ONCE].map((what) => [what, next()])) as Record<OfHero, T>,
  };
}

let places = 0;
/** The place of each thing in a flat list. */
export const INDEX: Weighed<number> = weighed(() => places++);

export function flat(weights: Weights): Float64Array {
  const list = new Float64Array(places);
  const fill = (index: unknown, value: unknown): void => {
    if (typeof index === 'number') list[index] = value as number;
    else
      for (const [key, at] of Object.entries(index as object))
        fill(at, (value as Record<string, unknown>)[key]);
  };
  fill(INDEX, weights);
  return list;
}
