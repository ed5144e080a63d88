import { Random } from '../chance.ts';
import type { Game } from '../game.ts';
import { mix } from '../json.ts';
import { figureCount, type OptionSpec, type Options, readOptions } from '../options.ts';
import type { Answer } from '../play.ts';

/** A number decides which prompt is answered, and how: anything from 0 to this. */
export const MOST = 999_999;

/** Where a game that is stopped early is stopped at the latest. */
const STOP = 80;

export interface Plan {
  readonly game: Game;
  /** The ids that the rulebook has. */
  readonly rules: ReadonlySet<string>;
  readonly seed: number;
  readonly options: Options;
  /** More answers than any game takes. */
  readonly longest: number;
}

/** One game to be looked at: a random one, or one that a list of numbers decides. */
export interface Trial extends Plan {
  /** What decided so far, and the answers that came of it. */
  readonly numbers: number[];
  readonly answers: Answer[];
  /** The number for the next answer; undefined where the list ends. */
  next(): number | undefined;
  /** Whether to look closely after so many answers: now and then, rarer as the game grows longer. */
  isPoint(answers: number): boolean;
  /** After so many answers a check on a game with memory stops: seven in eight end early. */
  readonly stop: number;
  /** Chance for the looker, apart from the game's. */
  readonly random: Random;
  /** What all trials of a check come to together. */
  readonly tally: Tally;
}

/** How often a check had something to compare where it must, and how often it could. */
export interface Tally {
  needed: number;
  compared: number;
  /** What is said where it never could. */
  fault?: (needed: number) => string;
}

/** What must hold for every game; throws a Fault where it does not. */
export type Properties = { readonly [name: string]: (trial: Trial) => void };

export function randomTrial(plan: Plan, tally: Tally): Trial {
  const decisions = Random.fromSeed(mix(plan.seed + 1));
  const random = Random.fromSeed(mix(plan.seed + 2));
  let point = random.below(40);
  return {
    ...plan,
    numbers: [],
    answers: [],
    next: () => decisions.below(MOST + 1),
    isPoint: (answers) => {
      if (answers < point) return false;
      point = answers + 1 + random.below(60 + 3 * answers);
      return true;
    },
    stop: random.below(8) === 0 ? plan.longest + 1 : random.below(STOP),
    random,
    tally,
  };
}

/** The game that the numbers decide. It is looked at closely where it begins and where they end. */
export function givenTrial(plan: Plan, numbers: readonly number[]): Trial {
  let given = 0;
  return {
    ...plan,
    numbers: [],
    answers: [],
    next: () => numbers[given++],
    isPoint: (answers) => answers === 0,
    stop: plan.longest + 1,
    random: Random.fromSeed(mix(plan.seed + 2)),
    tally: { needed: 0, compared: 0 },
  };
}

export function randomOptions(game: Game, fixed: Readonly<Record<string, unknown>>, random: Random): Options {
  const { min, max } = game.players;
  const players = fixed.players === undefined ? min + random.below(max - min + 1) : Number(fixed.players);
  const drawn: Record<string, unknown> = { players };
  for (const [name, spec] of Object.entries(game.options))
    drawn[name] = randomOption(spec, players, min, random);
  return readOptions(game, { ...drawn, ...fixed });
}

function randomOption(spec: OptionSpec, players: number, fewest: number, random: Random): unknown {
  switch (spec.kind) {
    case 'flag':
      return random.below(2) === 1;
    case 'number':
      return spec.min + random.below(spec.max - spec.min + 1);
    case 'choice':
      return random.of(spec.values);
    case 'seats': {
      const values = [...spec.values];
      random.shuffle(values);
      // A variant of somebody who sits there already is no other figure.
      const names = values.map((value) => value.split('+')[0]);
      const different = values.filter((_, i) => names.indexOf(names[i]) === i);
      return different.slice(0, figureCount(spec, players, fewest));
    }
    case 'set':
      return spec.values.filter(() => random.below(2) === 1);
  }
}
