import type { Checkpoint } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import { type Game, readOptions } from './game.ts';
import { type Entry, type Milestone, unpack } from './journal.ts';
import { Run } from './run.ts';
import type { Save } from './save.ts';
import type { Told } from './told.ts';

/** Where a replay no longer gives what the journal says. */
export interface Divergence {
  /** How many entries of the segment were given before. */
  readonly at: number;
  readonly why: string;
}

export interface Replayed<S, E extends Told> {
  /** The segment that was played, with all its checkpoints: `run.fork(at)` stands anywhere in it. */
  readonly run: Run<S, E>;
  /** The version of the rules by which it was played. */
  readonly version: number;
  readonly diverged?: Divergence;
}

/**
 * Plays a saved game again from its beginning, one result for each version of the rules it was played by.
 * Under other rules than its own a segment may diverge; the next one begins at its own checkpoint.
 */
export function replay<S, E extends Told>(game: Game<S, E>, saved: Save): Replayed<S, E>[] {
  if (saved.game !== game.id) {
    throw new Refusal(`This is a saved game of "${saved.game}", not of "${game.id}".`);
  }
  const options = readOptions(game as Game, saved.options);
  return saved.journal.map((segment, i): Replayed<S, E> => {
    const { entries, milestones } = unpack(segment.entries);
    const last = i === saved.journal.length - 1;
    if (last) entries.push(...unpack(saved.answers).entries);
    const start = segment.start as Checkpoint<S> | undefined;
    const run = start
      ? Run.from(game, options, saved.settings, start)
      : Run.start(game, saved.options, saved.settings);
    const diverged = giveChecked(run, entries, milestones);
    return { run, version: segment.version, ...(diverged && { diverged }) };
  });
}

function giveChecked<S, E extends Told>(
  run: Run<S, E>,
  entries: readonly Entry[],
  milestones: readonly Milestone[],
): Divergence | undefined {
  const expected = new Map(milestones.map(({ at, hash }) => [at, hash]));
  for (let at = 0; at <= entries.length; at++) {
    const hash = expected.get(at);
    const found = hash === undefined ? undefined : run.hashAt(at);
    if (hash !== undefined && hash !== found) {
      return { at, why: `the state is another one (expected ${hash}, found ${found ?? 'no step here'})` };
    }
    const entry = entries[at];
    if (!entry) break;
    try {
      run.give(entry);
    } catch (error) {
      return { at, why: (error as Error).message };
    }
  }
  return undefined;
}
