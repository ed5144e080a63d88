import { readOptions } from '@wyrdhall/kernel';
import { playerNamed } from '@wyrdhall/players';
import { type Chunk, loadGame, type Problem, type Tally } from './chunk.ts';
import { playAll, threads } from './pool.ts';
import { wilson } from './wilson.ts';

export interface Simulation {
  /** A game's id in the manifest. */
  readonly game: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly games: number;
  readonly seed: number;
  readonly bot: string;
  /** Threads; all cores where it is not said. The figures do not depend on it. */
  readonly workers?: number;
  /** The number of the first game, to begin with another than the first one. */
  readonly first?: number;
  /** A game with more decisions counts as a dead end. */
  readonly mostDecisions?: number;
  /** Looks at the game's invariants before each decision; a broken one is an error. */
  readonly check?: boolean;
  readonly onProgress?: (gamesDone: number) => void;
}

export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** Of the games that ended. */
  readonly winRate: number;
  readonly interval: readonly [low: number, high: number];
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecondPerCore: number;
  /** The mean over the games that ended. */
  readonly rounds: number;
  readonly errors: readonly Problem[];
  readonly deadEnds: readonly Problem[];
}

/** Plays many games on worker threads. Throws a Refusal for an unknown bot or option. */
export async function simulate(simulation: Simulation): Promise<Figures> {
  const began = performance.now();
  const { game, bot, games, players, onProgress } = simulation;
  playerNamed(bot);
  const options = readOptions(await loadGame(game), {
    ...simulation.options,
    ...(players !== undefined && { players }),
  });
  const workers = threads(simulation.workers, games);
  const tallies = await playAll(chunksOf(simulation, options, workers), workers, onProgress);
  const seconds = (performance.now() - began) / 1000;
  return figures({ game, bot, games, players: options.players }, tallies, seconds);
}

/** Several for each worker, so that none waits long for the others at the end. */
function chunksOf(simulation: Simulation, options: Chunk['options'], workers: number): Chunk[] {
  const { game, bot, seed, games, first = 0, mostDecisions = 100_000, check = false } = simulation;
  const size = Math.min(500, Math.max(1, Math.ceil(games / (workers * 16))));
  const chunks: Chunk[] = [];
  for (let at = 0; at < games; at += size) {
    const count = Math.min(size, games - at);
    chunks.push({ game, options, bot, seed, mostDecisions, check, first: first + at, games: count });
  }
  return chunks;
}

function figures(
  head: { readonly game: string; readonly bot: string; readonly games: number; readonly players: number },
  tallies: readonly Tally[],
  seconds: number,
): Figures {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const won = sum((t) => t.won);
  const lost = sum((t) => t.lost);
  const decisions = sum((t) => t.decisions);
  const ended = won + lost;
  return {
    ...head,
    won,
    lost,
    winRate: ended > 0 ? won / ended : 0,
    interval: wilson(won, ended),
    decisions,
    seconds,
    decisionsPerSecondPerCore:
      decisions /
      Math.max(
        1e-9,
        sum((t) => t.busySeconds),
      ),
    rounds: ended > 0 ? sum((t) => t.rounds) / ended : 0,
    errors: tallies.flatMap((t) => t.errors),
    deadEnds: tallies.flatMap((t) => t.deadEnds),
  };
}
