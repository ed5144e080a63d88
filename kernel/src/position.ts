import { pack, readJournal } from './changes.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import { Run } from './run.ts';
import type { Settings } from './settings.ts';
import type { Told } from './told.ts';

/** Where a game has come to, without its past: enough to play on from there, for a bot in another thread. */
export interface Position<State = unknown> {
  readonly options: Options;
  readonly settings: Settings;
  readonly checkpoint: Checkpoint<State>;
  /** The entries since, one a line. */
  readonly answers: string;
}

export function positionOf<S, E extends Told>(run: Run<S, E>): Position<S> {
  const { options, settings } = run;
  return { options, settings, checkpoint: run.checkpoint(), answers: pack(run.entriesSince) };
}

/** Throws a Refusal where the rules no longer lead there. */
export function runAt<S, E extends Told>(game: Game<S, E>, position: Position<S>): Run<S, E> {
  const run = Run.from(game, position.options, position.settings, position.checkpoint);
  for (const entry of readJournal(position.answers).journal.entries) run.give(entry);
  return run;
}
