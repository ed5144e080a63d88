import type { Game, OptionSpec } from '@wyrdhall/kernel';
import type { Result } from '../store/results.ts';

/** How often something was played, and how often it was won. */
export interface Tally {
  /** A hero, a number of players, a value of an option, a person. */
  readonly id: string;
  readonly played: number;
  readonly won: number;
}

/** Results by what they have in common; one may count under several ids, or none. */
export function tallyBy(results: readonly Result[], idsOf: (result: Result) => readonly string[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const result of results) {
    for (const id of new Set(idsOf(result))) {
      const { played, won } = tallies.get(id) ?? { played: 0, won: 0 };
      tallies.set(id, { id, played: played + 1, won: won + (result.won ? 1 : 0) });
    }
  }
  return [...tallies.values()];
}

/** The options by which one game is harder than another: heroes and fine points of the rules are none of them. */
export const difficultyOptions = ({ options }: Pick<Game, 'options'>): readonly string[] =>
  Object.entries(options)
    .filter(([, spec]) => tellsDifficulty(spec))
    .map(([name]) => name);

const tellsDifficulty = (spec: OptionSpec): boolean =>
  !spec.fine && (spec.kind === 'choice' || spec.effect === 'harder' || spec.effect === 'easier');

/** In the order in which the game lists the values of an option; what it no longer lists comes last. */
export function inOrderOf(tallies: readonly Tally[], values: readonly string[]): readonly Tally[] {
  const place = ({ id }: Tally): number => (values.includes(id) ? values.indexOf(id) : values.length);
  return [...tallies].sort((one, other) => place(one) - place(other));
}

/** What the dice gave, of what so many dice give on average: 1 is neither luck nor bad luck. Undefined without dice. */
export function luckIn(results: readonly Result[]): number | undefined {
  let got = 0;
  let expected = 0;
  for (const { luck } of results) {
    got += luck?.got ?? 0;
    expected += luck?.expected ?? 0;
  }
  return expected > 0 ? got / expected : undefined;
}
