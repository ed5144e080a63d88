import { games } from '@wyrdhall/games';
import { Fault, type Game } from '@wyrdhall/kernel';
import { playerNamed } from '@wyrdhall/players';
import type { Begin } from './begin.ts';
import { addCounts, type Counts } from './counts.ts';
import { playThrough, seedOf, type Watch } from './playthrough.ts';
import { seatAnew } from './seating.ts';
import { threadSeconds } from './thread-seconds.ts';

/** Some of the games of a simulation, as they are sent to a worker. */
export interface Chunk extends Watch, Begin {
  readonly game: string;
  /** A bot's name for each seat. */
  readonly bots: readonly string[];
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
  readonly grades: number;
  readonly gradeSquares: number;
  readonly errors: readonly Problem[];
  readonly deadEnds: readonly Problem[];
  readonly busySeconds: number;
  readonly counts: Counts;
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
  const { options, seed, first, games: count, shuffle } = chunk;
  const bots = chunk.bots.map(playerNamed);
  const began = threadSeconds();
  const sums = { won: 0, lost: 0, decisions: 0, rounds: 0, grades: 0, gradeSquares: 0 };
  const counts: Counts = {};
  const errors: Problem[] = [];
  const deadEnds: Problem[] = [];
  for (let index = first; index < first + count; index++) {
    const gameSeed = seedOf(seed, index);
    const begin = shuffle ? { options: seatAnew(game, options, shuffle, gameSeed) } : chunk;
    const played = playThrough(game, begin, gameSeed, bots, chunk);
    const { won, grade, problem } = played;
    for (const [name, sum] of Object.entries(played.figures ?? {})) {
      addCounts(counts, { [name]: { games: 1, won: won ? 1 : 0, sum, squares: sum * sum } });
    }
    sums.decisions += played.decisions;
    sums.rounds += played.rounds;
    if (problem) {
      const list = problem.kind === 'error' ? errors : deadEnds;
      list.push({ index, seed: gameSeed, message: problem.message });
      continue;
    }
    sums.grades += grade;
    sums.gradeSquares += grade * grade;
    if (won) sums.won++;
    else sums.lost++;
  }
  return { ...sums, counts, errors, deadEnds, busySeconds: threadSeconds() - began };
}
