import { type Game, type Options, Refusal, readOptions } from '@wyrdhall/kernel';
import { botsBySeat } from '@wyrdhall/players';
import { type Chunk, loadGame } from './chunk.ts';
import { chunksOf } from './chunks.ts';
import { type Counts, type Mean, meanOf } from './counts.ts';
import { playAll, threads } from './pool.ts';
import { seatOptions } from './seating.ts';
import { Totals } from './totals.ts';

export interface Survey {
  /** A game's id in the manifest. */
  readonly game: string;
  /** The options whose values are compared, each combination with every number of players. */
  readonly vary: string | readonly string[];
  /** One of the values alone: of the only option, or by name. */
  readonly only?: string | Readonly<Record<string, string>>;
  /** One number of players alone. */
  readonly players?: number;
  /** Games for each of them. */
  readonly games: number;
  readonly seed: number;
  /** One name for all seats, or one a seat: `1=planner:50,2=hasty`. */
  readonly bot: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly workers?: number;
  /** Stops it; the cells then hold the games played so far. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (gamesDone: number, inAll: number) => void;
}

/** One combination of values with one number of players. */
export interface Cell {
  /** The value; of several options, all of them: `crown, hard`. */
  readonly value: string;
  /** By option. */
  readonly values: Readonly<Record<string, string>>;
  readonly players: number;
  /** Those that came to their end. */
  readonly games: number;
  readonly won: number;
  /** Games that did not come to their end. */
  readonly failed: number;
  readonly grade: Mean;
  readonly counts: Counts;
}

function valuesOf(game: Game, option: string): readonly string[] {
  const spec = game.options[option];
  if (spec?.kind === 'choice') return spec.values;
  if (spec?.kind === 'flag') return ['no', 'yes'];
  throw new Refusal(`${game.name} has no option "${option}" with values that could be compared.`);
}

/** The values that are asked for: all of them, or one alone. */
function valuesAsked(game: Game, option: string, only: string | undefined): readonly string[] {
  const values = valuesOf(game, option);
  if (only === undefined) return values;
  if (values.includes(only)) return [only];
  throw new Refusal(`${game.name} has no ${option} "${only}". There are: ${values.join(', ')}.`);
}

/** All combinations of the values that are asked for. */
function combinations(game: Game, { vary, only }: Survey): Record<string, string>[] {
  const names = typeof vary === 'string' ? [vary] : vary;
  if (names.length === 0) throw new Refusal('There is no option whose values could be compared.');
  const stranger =
    typeof only === 'object' ? Object.keys(only).find((name) => !names.includes(name)) : undefined;
  if (stranger !== undefined) throw new Refusal(`The option "${stranger}" is not varied.`);
  const onlyOf = (name: string): string | undefined => {
    if (typeof only !== 'string') return only && Object.hasOwn(only, name) ? only[name] : undefined;
    if (names.length > 1) throw new Refusal(`Say of which option "${only}" is a value.`);
    return only;
  };
  let found: Record<string, string>[] = [{}];
  for (const name of names) {
    const values = valuesAsked(game, name, onlyOf(name));
    found = found.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  }
  return found;
}

function sizesAsked({ players: { min, max } }: Game, { players }: Survey): readonly number[] {
  return players === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players];
}

interface Setting {
  readonly values: Readonly<Record<string, string>>;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly totals: Totals;
}

/**
 * Plays a whole table of balance on worker threads; who sits where is drawn anew for each game.
 * Throws a Refusal for what the game does not have: an option, a value, a number of players, a bot.
 */
export async function survey(of: Survey): Promise<Cell[]> {
  const game = await loadGame(of.game);
  const settings = combinations(game, of).flatMap((values): Setting[] =>
    sizesAsked(game, of).map((players) => ({
      values,
      options: readOptions(game, { ...of.options, ...values, players }),
      bots: botsBySeat(of.bot, players, game.players.max),
      totals: new Totals(),
    })),
  );
  const byOptions = new Map(settings.map(({ options, totals }) => [options, totals]));
  const inAll = settings.length * of.games;
  await playAll(chunksOfAll(of, game, settings), {
    workers: threads(of.workers, inAll),
    onTally: (chunk, tally) => byOptions.get(chunk.options)?.add(chunk, tally),
    onProgress: (done) => of.onProgress?.(done, inAll),
    signal: of.signal,
  });
  return settings.map(({ values, options, totals }) => {
    const { won, ended, games, counts, grades, gradeSquares } = totals;
    return {
      value: Object.values(values).join(', '),
      values,
      players: options.players,
      games: ended,
      won,
      failed: games - ended,
      grade: meanOf({ games: ended, sum: grades, squares: gradeSquares }),
      counts,
    };
  });
}

function* chunksOfAll(of: Survey, game: Game, settings: readonly Setting[]): Generator<Chunk> {
  const { seed, games } = of;
  const shuffle = seatOptions(game);
  for (const { options, bots } of settings) {
    const which = { game: of.game, options, bots, seed, first: 0, games };
    yield* chunksOf({ ...which, mostDecisions: 100_000, measure: true, shuffle });
  }
}
