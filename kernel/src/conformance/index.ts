import { Random } from '../chance.ts';
import { Fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { mix } from '../json.ts';
import { readRulebook } from '../rulebook.ts';
import type { Told } from '../told.ts';
import { asking } from './asking.ts';
import { durability } from './durability.ts';
import { keeping } from './keeping.ts';
import { knowing } from './knowing.ts';
import { lawful } from './lawful.ts';
import { loading } from './loading.ts';
import { order } from './order.ts';
import { ownChance } from './own-chance.ts';
import { remaking } from './remaking.ts';
import { secrecy } from './secrecy.ts';
import { shrink } from './shrink.ts';
import { speaking } from './speaking.ts';
import { type Plan, randomOptions, randomTrial, type Tally } from './trial.ts';
import { undoing } from './undoing.ts';

export { checkKept } from './kept.ts';
export { retrace, type Trace } from './shrink.ts';
export { randomOptions } from './trial.ts';
export { questionsIn, WordsCheck } from './words.ts';

export interface Setup {
  /** The text of the game's rulebook. */
  readonly rulebook: string;
  /** How many random games each check looks at: 100 unless said otherwise. */
  readonly games?: number;
  /** What is not drawn at random: the number of players, any option. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Options to begin with, drawn for each game: so that trials begin in the middle too. */
  readonly starts?: readonly Readonly<Record<string, unknown>>[];
  /** Other games for another seed. */
  readonly seed?: number;
  /** A game that takes more answers than this does not end: 20,000 unless said otherwise. */
  readonly longest?: number;
}

export interface Check {
  readonly name: string;
  /** Throws a Fault that names what is wrong, with the shortest game found that shows it. */
  readonly run: () => void;
}

/** What holds for every game, over all that random players can do. */
const properties = {
  ...lawful,
  ...asking,
  ...keeping,
  ...loading,
  ...durability,
  ...undoing,
  ...order,
  ...ownChance,
  ...secrecy,
  ...knowing,
  ...speaking,
  ...remaking,
};

/** Positions of which none need to be comparable. */
const FEW = 20;

const neverDealtAnew = (positions: number): string =>
  `it has secrets, but of ${positions} positions none could be compared with one in which they are others: does redeal deal them anew?`;

/**
 * Everything that a game must pass, one check a property:
 *
 *     for (const check of checks(game, { rulebook })) test(check.name, check.run);
 */
export function checks<S, E extends Told>(game: Game<S, E>, setup: Setup): Check[] {
  const { rules, problems } = readRulebook(setup.rulebook);
  const ids = new Set(rules.map((rule) => rule.id));
  const plans = (): Plan[] =>
    Array.from({ length: setup.games ?? 100 }, (_, i) => {
      const seed = mix((setup.seed ?? 0) + i);
      const random = Random.fromSeed(seed);
      const start = setup.starts && setup.starts.length > 0 ? random.of(setup.starts) : {};
      const options = randomOptions(game as Game, { ...setup.options, ...start }, random);
      return { game: game as Game, rules: ids, seed, options, longest: setup.longest ?? 20_000 };
    });
  const rulebook: Check = {
    name: 'the rulebook is in order',
    run: () => {
      if (problems.length > 0) throw new Fault(`${game.name}: the rulebook: ${problems.join(' ')}`);
    },
  };
  return [
    rulebook,
    ...Object.entries(properties).map(([name, holds]) => ({
      name,
      run: () => {
        const tally: Tally = { needed: 0, compared: 0 };
        for (const plan of plans()) {
          const trial = randomTrial(plan, tally);
          try {
            holds(trial);
          } catch (error) {
            throw shrink(plan, holds, trial, error);
          }
        }
        if (tally.needed > FEW && tally.compared === 0) {
          throw new Fault(`${game.name}: ${(tally.fault ?? neverDealtAnew)(tally.needed)}`);
        }
      },
    })),
  ];
}

/** Runs all checks; throws the first fault. */
export function conformance<S, E extends Told>(game: Game<S, E>, setup: Setup): void {
  for (const check of checks(game, setup)) check.run();
}
