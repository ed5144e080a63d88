import { parseArgs } from 'node:util';
import { Refusal } from '@wyrdhall/kernel';

/** What can be fuzzed, and how much of it unless said otherwise. */
const COUNTS = { changes: 1_000_000, answers: 400_000, damaged: 200_000, crafted: 200_000 } as const;
export type What = keyof typeof COUNTS;

export interface FuzzArguments {
  readonly what: What;
  readonly games: readonly string[];
  readonly count: number;
  readonly seed: number;
}

export const usage = (
  games: readonly string[],
): string => `npm run fuzz -- WHAT [--game ID] [--count N] [--seed N]

Throws random or damaged input at games, and fails where one is lost, looped or broken by it.

  changes        answers, undos, redos, remakes, failing writes and reloads
  answers        wrong answers, which must be refused and change nothing
  damaged        saves with random damage
  crafted        saves that somebody forged, with their sums made anew

  --game ID      one of ${games.join(', ')}; without it, all of them
  --count N      how many, of changes and answers over all games, of files for each: ${Object.values(COUNTS).join(', ')}
  --seed N       other input for another seed: 1
  --help         this text`;

/** Undefined where help is wanted. Throws a Refusal that says what is wrong. */
export function readArguments(args: readonly string[], games: readonly string[]): FuzzArguments | undefined {
  const { positionals, values } = parsed(args);
  if (values.help) return undefined;
  const [what, ...more] = positionals;
  if (!isWhat(what)) throw new Refusal(`Say what to fuzz: ${Object.keys(COUNTS).join(', ')}.`);
  if (more.length > 0) throw new Refusal(`One thing at a time: "${more.join(' ')}" is too much.`);
  if (values.game !== undefined && !games.includes(values.game))
    throw new Refusal(`There is no game "${values.game}". There are: ${games.join(', ')}.`);
  return {
    what,
    games: values.game === undefined ? games : [values.game],
    count: whole('count', values.count, 1) ?? COUNTS[what],
    seed: whole('seed', values.seed, 0) ?? 1,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        count: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

function isWhat(word: string | undefined): word is What {
  return word !== undefined && Object.hasOwn(COUNTS, word);
}

function whole(name: string, given: string | undefined, least: number): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,12}$/.test(given) && Number(given) >= least) return Number(given);
  throw new Refusal(`--${name} is a whole number from ${least}, not "${given}".`);
}
