import { type Entry, type Milestone, readJournal } from './changes.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Game } from './game.ts';
import { believe, checkGame, upgraded } from './resume.ts';
import { Run } from './run.ts';
import type { Save } from './save.ts';
import type { Segment } from './segment.ts';
import type { Told } from './told.ts';

/** Where a replay no longer gives what the record says. */
export interface Divergence {
  /** How many entries of the segment were given before. */
  readonly entries: number;
  readonly why: string;
}

export interface Replayed<S, E extends Told> {
  /** The segment that was played: `run.fork(n)` goes to anywhere in it. Undefined where the rules cannot begin it. */
  readonly run: Run<S, E> | undefined;
  /** The version of the rules by which it was played. */
  readonly version: number;
  readonly chapter?: string;
  /** The first point at which the state is another one than it was, though all answers still fit. */
  readonly changed?: Divergence;
  /** Where it stops, because an answer no longer fits. */
  readonly diverged?: Divergence;
}

/**
 * Plays a saved game again, one result for each of its segments. Under other rules than its own a segment may come
 * to other states, and stops where an answer no longer fits; the next one begins at its own checkpoint.
 */
export function replay<S, E extends Told>(game: Game<S, E>, saved: Save): Replayed<S, E>[] {
  checkGame(game, saved);
  return saved.segments.map((segment) => replaySegment(game, saved, segment));
}

/** One segment of it: what is played of the others need not be in memory at the same time. */
export function replaySegment<S, E extends Told>(
  game: Game<S, E>,
  saved: Save,
  segment: Segment,
): Replayed<S, E> {
  const { version, chapter } = segment;
  const named = { version, ...(chapter !== undefined && { chapter }) };
  try {
    const { journal } = readJournal(segment.record);
    const run = beginSegment(game, saved, segment);
    return { run, ...named, ...giveChecked(run, journal.entries, journal.milestones) };
  } catch (error) {
    return { run: undefined, ...named, diverged: { entries: 0, why: (error as Error).message } };
  }
}

function beginSegment<S, E extends Told>(game: Game<S, E>, saved: Save, segment: Segment): Run<S, E> {
  const { start, version } = segment;
  const { state, options } = upgraded(game, version, segment.options, start?.state);
  if (!start) return Run.start(game, options, saved.settings);
  const checkpoint = { ...start, state } as Checkpoint<S>;
  believe(game, checkpoint, options);
  return Run.from(game, options, saved.settings, checkpoint);
}

function giveChecked<S, E extends Told>(
  run: Run<S, E>,
  entries: readonly Entry[],
  milestones: readonly Milestone[],
): { readonly changed?: Divergence; readonly diverged?: Divergence } {
  const expected = new Map(milestones.map((milestone) => [milestone.entries, milestone.hash]));
  let changed: Divergence | undefined;
  for (let i = 0; ; i++) {
    const hash = expected.get(i);
    const found = hash === undefined ? undefined : run.milestone;
    if (hash !== undefined && hash !== found) {
      changed ??= {
        entries: i,
        why: `the state is another one (expected ${hash}, found ${found ?? 'no step here'})`,
      };
    }
    const entry = entries[i];
    if (!entry) return changed ? { changed } : {};
    try {
      run.give(entry);
    } catch (error) {
      return { ...(changed && { changed }), diverged: { entries: i, why: (error as Error).message } };
    }
  }
}
