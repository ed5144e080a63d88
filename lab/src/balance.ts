import { type Game, type Options, Refusal, readOptions } from '@wyrdhall/kernel';
import { playerNamed } from '@wyrdhall/players';
import { addCounts, type Chunk, type Counts, loadGame } from './chunk.ts';
import { playAll, threads } from './pool.ts';

export interface Survey {
  /** A game's id in the manifest. */
  readonly game: string;
  /** The option whose values are compared, each with every number of players. */
  readonly vary: string;
  /** One of the values alone. */
  readonly only?: string;
  /** One number of players alone. */
  readonly players?: number;
  /** Games for each of them. */
  readonly games: number;
  readonly seed: number;
  readonly bot: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly workers?: number;
  readonly onProgress?: (gamesDone: number, inAll: number) => void;
}

/** One value of the option with one number of players. */
export interface Cell {
  readonly value: string;
  readonly players: number;
  readonly games: number;
  readonly won: number;
  /** Games that did not come to their end. */
  readonly failed: number;
  readonly counts: Counts;
}

const CHUNK = 50;

function valuesOf(game: Game, option: string): readonly string[] {
  const spec = game.options[option];
  if (spec?.kind === 'choice') return spec.values;
  if (spec?.kind === 'flag') return ['no', 'yes'];
  throw new Refusal(`${game.name} has no option "${option}" with values that could be compared.`);
}

const seatsOf = (game: Game): string[] =>
  Object.keys(game.options).filter((name) => game.options[name]?.kind === 'seats');

/** The values that are asked for: all of them, or one alone. */
function valuesAsked(game: Game, { vary, only }: Survey): readonly string[] {
  const values = valuesOf(game, vary);
  if (only === undefined) return values;
  if (values.includes(only)) return [only];
  throw new Refusal(`${game.name} has no ${vary} "${only}". There are: ${values.join(', ')}.`);
}

function sizesAsked({ players: { min, max } }: Game, { players }: Survey): readonly number[] {
  return players === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players];
}

interface Table {
  readonly value: string;
  readonly options: Options;
}

/**
 * Plays a whole table of balance on worker threads; who sits where is drawn anew for each game.
 * Throws a Refusal for what the game does not have: an option, a value, a number of players, a bot.
 */
export async function survey(of: Survey): Promise<Cell[]> {
  const game = await loadGame(of.game);
  playerNamed(of.bot);
  const sizes = sizesAsked(game, of);
  const tables = valuesAsked(game, of).flatMap((value): Table[] =>
    sizes.map((players) => ({
      value,
      options: readOptions(game, { ...of.options, [of.vary]: value, players }),
    })),
  );
  const chunks = tables.flatMap(({ options }) => chunksOf(of, options, seatsOf(game)));
  const inAll = tables.length * of.games;
  const tallies = await playAll(chunks, threads(of.workers, chunks.length), (done) =>
    of.onProgress?.(done, inAll),
  );
  return tables.map(({ value, options }) => {
    const counts: Counts = {};
    let won = 0;
    let lost = 0;
    tallies.forEach((tally, i) => {
      if (chunks[i]?.options !== options) return;
      addCounts(counts, tally.counts);
      won += tally.won;
      lost += tally.lost;
    });
    return { value, players: options.players, games: won + lost, won, failed: of.games - won - lost, counts };
  });
}

function chunksOf({ game, bot, seed, games }: Survey, options: Options, shuffle: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let first = 0; first < games; first += CHUNK) {
    const count = Math.min(CHUNK, games - first);
    const which = { game, options, bot, seed, first, games: count };
    chunks.push({ ...which, mostDecisions: 100_000, measure: true, shuffle });
  }
  return chunks;
}
