import type { Chunk, Problem, Tally } from './chunk.ts';
import { addCounts, type Counts } from './counts.ts';

/** Problems beyond these are counted, but no longer kept. */
const MOST_PROBLEMS = 1000;

/** What many tallies come to; takes as much room for a million of them as for one. */
export class Totals {
  /** Those that were played. */
  games = 0;
  won = 0;
  lost = 0;
  decisions = 0;
  rounds = 0;
  grades = 0;
  gradeSquares = 0;
  busySeconds = 0;
  errorCount = 0;
  deadEndCount = 0;
  readonly counts: Counts = {};
  readonly errors: Problem[] = [];
  readonly deadEnds: Problem[] = [];

  get ended(): number {
    return this.won + this.lost;
  }

  add({ games }: Chunk, tally: Tally): void {
    this.games += games;
    this.won += tally.won;
    this.lost += tally.lost;
    this.decisions += tally.decisions;
    this.rounds += tally.rounds;
    this.grades += tally.grades;
    this.gradeSquares += tally.gradeSquares;
    this.busySeconds += tally.busySeconds;
    this.errorCount += tally.errors.length;
    this.deadEndCount += tally.deadEnds.length;
    this.errors.push(...tally.errors.slice(0, MOST_PROBLEMS - this.errors.length));
    this.deadEnds.push(...tally.deadEnds.slice(0, MOST_PROBLEMS - this.deadEnds.length));
    addCounts(this.counts, tally.counts);
  }
}
