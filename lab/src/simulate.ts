import type { Position, Save } from '@wyrdhall/kernel';
import { botsBySeat } from '@wyrdhall/players';
import { type Begin, readBegin } from './begin.ts';
import { loadGame, type Problem } from './chunk.ts';
import { chunksOf } from './chunks.ts';
import { type Mean, meanOf } from './counts.ts';
import { playAll, threads } from './pool.ts';
import { Totals } from './totals.ts';
import { wilson } from './wilson.ts';

export interface Simulation {
  /** A game's id in the manifest. */
  readonly game: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Begins here instead of at the opening, each game with other dice; there the options are those of the save. */
  readonly from?: Save | Position;
  readonly games: number;
  readonly seed: number;
  /** One name for all seats, or one a seat: `1=planner:50,2=hasty`. */
  readonly bot: string;
  /** Threads; all cores where it is not said. The figures do not depend on it. */
  readonly workers?: number;
  /** The number of the first game, to begin with another than the first one. */
  readonly first?: number;
  /** A game with more decisions counts as a dead end. */
  readonly mostDecisions?: number;
  /** Looks at the game's invariants before each decision; a broken one is an error. */
  readonly check?: boolean;
  /** Adds up what the game counts (Game.figures). */
  readonly measure?: boolean;
  /** Stops it; the figures are then those of the games played so far. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (gamesDone: number) => void;
}

/** What the game counts under a name. */
export interface Counted extends Mean {
  readonly won: number;
}

export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  /** Those that were played: fewer than were asked for where it was stopped. */
  readonly games: number;
  readonly stopped: boolean;
  readonly won: number;
  readonly lost: number;
  /** Of the games that ended. */
  readonly winRate: number;
  readonly interval: readonly [low: number, high: number];
  /** How good the ends were (Outcome.grade), from 0 to 1. */
  readonly grade: Mean;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecondPerCore: number;
  /** The mean over the games that ended. */
  readonly rounds: number;
  /** The first ones; there may be more than are kept. */
  readonly errors: readonly Problem[];
  readonly errorCount: number;
  readonly deadEnds: readonly Problem[];
  readonly deadEndCount: number;
  /** Where it was measured: what the game counts, by name. */
  readonly counts?: Readonly<Record<string, Counted>>;
}

/** Plays many games on worker threads. Throws a Refusal for an unknown bot or option. */
export async function simulate(simulation: Simulation): Promise<Figures> {
  const began = performance.now();
  const { game: id, bot, games, seed, first = 0, signal, onProgress } = simulation;
  const { mostDecisions = 100_000, check = false, measure = false } = simulation;
  const game = await loadGame(id);
  const begin: Begin = readBegin(game, simulation);
  const bots = botsBySeat(bot, begin.options.players);
  const totals = new Totals();
  const chunks = chunksOf({ ...begin, game: id, bots, seed, first, games, mostDecisions, check, measure });
  await playAll(chunks, {
    workers: threads(simulation.workers, games),
    onTally: (chunk, tally) => totals.add(chunk, tally),
    onProgress,
    signal,
  });
  const seconds = (performance.now() - began) / 1000;
  const stopped = totals.games < games;
  return { game: id, bot, players: begin.options.players, stopped, ...figures(totals, measure), seconds };
}

function figures(totals: Totals, measure: boolean) {
  const { games, won, lost, ended, decisions, busySeconds, errors, deadEnds } = totals;
  return {
    games,
    won,
    lost,
    winRate: ended > 0 ? won / ended : 0,
    interval: wilson(won, ended),
    grade: meanOf({ games: ended, sum: totals.grades, squares: totals.gradeSquares }),
    decisions,
    decisionsPerSecondPerCore: decisions / Math.max(1e-9, busySeconds),
    rounds: ended > 0 ? totals.rounds / ended : 0,
    errors,
    errorCount: totals.errorCount,
    deadEnds,
    deadEndCount: totals.deadEndCount,
    ...(measure && { counts: counted(totals) }),
  };
}

const counted = ({ counts }: Totals): Record<string, Counted> =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, { ...meanOf(count), won: count.won }]),
  );
