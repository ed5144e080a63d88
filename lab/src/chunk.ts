import { readFileSync } from 'node:fs';
import { games } from '@wyrdhall/games';
import { Fault, type Game, type Options, Random } from '@wyrdhall/kernel';
import { playerNamed } from '@wyrdhall/players';
import { playThrough, seedOf, type Watch } from './playthrough.ts';

/** Some of the games of a simulation, as they are sent to a worker. */
export interface Chunk extends Watch {
  readonly game: string;
  readonly options: Options;
  readonly bot: string;
  readonly seed: number;
  /** Draws anew for each game who sits where: options of the kind `seats`. */
  readonly shuffle?: readonly string[];
  /** Number of the first game, and how many. */
  readonly first: number;
  readonly games: number;
}

/** A game that did not come to its end. Its seed begins it again. */
export interface Problem {
  readonly index: number;
  readonly seed: number;
  readonly message: string;
}

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly decisions: number;
  /** The sum over all games that ended. */
  readonly rounds: number;
  readonly errors: readonly Problem[];
  readonly deadEnds: readonly Problem[];
  readonly busySeconds: number;
  readonly counts: Counts;
}

/** For each name: the games that had it, those of them that were won, and the sum of the amounts. */
export interface Counts {
  [name: string]: { games: number; won: number; sum: number };
}

export function addCounts(to: Counts, from: Counts): void {
  for (const [name, { games, won, sum }] of Object.entries(from)) {
    const count = to[name] ?? { games: 0, won: 0, sum: 0 };
    to[name] = count;
    count.games += games;
    count.won += won;
    count.sum += sum;
  }
}

export async function loadGame(id: string): Promise<Game> {
  const box = games.find((b) => b.id === id);
  if (!box) throw new Fault(`There is no game "${id}" on the shelf.`);
  return box.load();
}

export async function playChunk(chunk: Chunk): Promise<Tally> {
  const game = await loadGame(chunk.game);
  return tally(game, chunk);
}

export function tally(game: Game, chunk: Chunk): Tally {
  const { options, bot, seed, first, games: count } = chunk;
  const player = playerNamed(bot);
  const began = threadSeconds();
  const sums = { won: 0, lost: 0, decisions: 0, rounds: 0 };
  const counts: Counts = {};
  const errors: Problem[] = [];
  const deadEnds: Problem[] = [];
  for (let index = first; index < first + count; index++) {
    const gameSeed = seedOf(seed, index);
    const seated = chunk.shuffle ? seatAnew(game, options, chunk.shuffle, gameSeed) : options;
    const { won, decisions, rounds, problem, figures } = playThrough(game, seated, gameSeed, player, chunk);
    for (const [name, sum] of Object.entries(figures ?? {})) {
      addCounts(counts, { [name]: { games: 1, won: won ? 1 : 0, sum } });
    }
    sums.decisions += decisions;
    sums.rounds += rounds;
    if (problem) {
      const list = problem.kind === 'error' ? errors : deadEnds;
      list.push({ index, seed: gameSeed, message: problem.message });
    } else if (won) sums.won++;
    else sums.lost++;
  }
  return { ...sums, counts, errors, deadEnds, busySeconds: threadSeconds() - began };
}

/** The same options with other values on the seats. */
function seatAnew(game: Game, options: Options, names: readonly string[], seed: number): Options {
  const random = Random.fromSeed(`seats ${seed}`);
  const drawn = names.map((name) => {
    const spec = game.options[name];
    const values = spec?.kind === 'seats' ? [...spec.values] : [];
    random.shuffle(values);
    return [name, values.slice(0, options.players)] as const;
  });
  return { ...options, ...Object.fromEntries(drawn) };
}

/** Seconds of work of this thread: on Linux its own, elsewhere those that passed. */
function threadSeconds(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}
