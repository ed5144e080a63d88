import { isAnswer, readJournal } from './changes.ts';
import { type Checkpoint, sameCheckpoint } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { notPlain, outOfBounds } from './json.ts';
import { type Options, readOptions } from './options.ts';
import { Run } from './run.ts';
import type { Save } from './save.ts';
import type { Segment } from './segment.ts';
import type { Told } from './told.ts';

export interface Resumed<S, E extends Told> {
  readonly run: Run<S, E>;
  /** Questions whose saved answer no longer fits the rules, and that are asked anew. */
  readonly askedAnew: readonly string[];
}

/**
 * Goes on with a saved game. What was played by these rules counts only as far as its record leads there; what was
 * played by older rules is upgraded, looked at, and goes on from its checkpoint.
 */
export function resume<S, E extends Told>(game: Game<S, E>, saved: Save): Resumed<S, E> {
  checkGame(game, saved);
  const last = saved.segments.at(-1) as Segment;
  return last.version === game.version && saved.version === game.version
    ? { run: again(game, saved, last), askedAnew: [] }
    : takeUp(game, saved);
}

export function checkGame<S, E extends Told>(game: Game<S, E>, saved: Save): void {
  if (saved.game !== game.id) {
    throw new Refusal(`This is a saved game of "${saved.game.slice(0, 80)}", not of "${game.id}".`);
  }
  const version = Math.max(saved.version, ...saved.segments.map((segment) => segment.version));
  if (version > game.version) {
    throw new Refusal(
      `This save was made by version ${version} of ${game.name}; this is version ${game.version}.`,
      { id: 'save-later', game: game.name },
    );
  }
}

function again<S, E extends Told>(game: Game<S, E>, saved: Save, segment: Segment): Run<S, E> {
  const { record, changes: _, ...head } = segment;
  const read = readJournal(record);
  const options = readOptions(game, head.options);
  if (head.start) believe(game, head.start as Checkpoint<S>, options);
  const run = refusingFaults(() =>
    Run.again<S, E>(game, saved.settings, saved.segments.slice(0, -1), head, read),
  );
  if (!sameCheckpoint(run.checkpoint(), saved.checkpoint)) {
    throw new Refusal('The journal of this save does not lead to where it says that the game is.', {
      id: 'journal-astray',
    });
  }
  return run;
}

/** Other rules: what was played so far stays as it is, and a new segment of the record begins. */
function takeUp<S, E extends Told>(game: Game<S, E>, saved: Save): Resumed<S, E> {
  readJournal(saved.segments.at(-1)?.record ?? '');
  const { state, options } = upgraded(game, saved.version, saved.options, saved.checkpoint.state);
  const checkpoint = { ...saved.checkpoint, state };
  believe(game, checkpoint, options);
  const run = refusingFaults(() => Run.from(game, options, saved.settings, checkpoint, saved.segments));
  const { entries } = readJournal(saved.answers).journal;
  for (const [i, entry] of entries.entries()) {
    const asked = run.prompts.map((prompt) => prompt.question.id);
    try {
      run.give(entry);
    } catch {
      // It no longer fits, or the rules fail on it: it is asked anew.
      run.give({ anew: asked, dropped: entries.slice(i).filter(isAnswer).length });
      return { run, askedAnew: asked };
    }
  }
  return { run, askedAnew: [] };
}

/** State and options as this version of the game has them. */
export function upgraded<S, E extends Told>(
  game: Game<S, E>,
  version: number,
  options: Readonly<Record<string, unknown>>,
  state: unknown,
): { readonly state: S; readonly options: Options } {
  const older = { state, options };
  const result = version === game.version || !game.upgrade ? older : game.upgrade(older, version);
  return { state: result.state as S, options: readOptions(game, result.options) };
}

/** Looks at a state that comes from outside; throws a Refusal that says what is wrong with it. */
export function believe<S, E extends Told>(
  game: Game<S, E>,
  checkpoint: Checkpoint<S>,
  options: Options,
): void {
  const { state } = checkpoint;
  const wrong = notPlain(state) ?? outOfBounds(state) ?? brokenBy(game, state);
  if (wrong) throw new Refusal(`The state of this save is damaged: ${wrong}.`, { id: 'save-state', wrong });
  const stranger = Object.keys(checkpoint.passes).find((seat) => Number(seat) >= options.players);
  if (stranger)
    throw new Refusal(`The state of this save is damaged: seat ${stranger} is not at the table.`, {
      id: 'save-state',
    });
}

function brokenBy<S, E extends Told>(game: Game<S, E>, state: S): string | undefined {
  try {
    return game.broken?.(state);
  } catch (error) {
    return `it cannot be read (${(error as Error).message})`;
  }
}

/** Rules that fail on what a file says are told as a fault of the file. */
export function refusingFaults<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { message } = error as Error;
    throw new Refusal(`The rules fail on this save: ${message}`, { id: 'save-fails', message });
  }
}
