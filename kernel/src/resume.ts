import { type Entry, isAnswer, readJournal } from './changes.ts';
import { type Checkpoint, sameCheckpoint } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { notPlain, outOfBounds } from './json.ts';
import { MOST_SEGMENTS } from './limits.ts';
import { type Options, readOptions } from './options.ts';
import { type Prompt, publicId, type Seat } from './prompt.ts';
import { recordFull } from './record.ts';
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
 * played by older rules is upgraded, looked at, and goes on from its checkpoint. `own` says that the save comes from a
 * store of our own: where its record no longer leads there, because the rules were mended within a version, it goes on
 * from its checkpoint too, and the log says so.
 */
export function resume<S, E extends Told>(
  game: Game<S, E>,
  saved: Save,
  { own = false }: { readonly own?: boolean } = {},
): Resumed<S, E> {
  checkGame(game, saved);
  const last = saved.segments.at(-1) as Segment;
  if (last.version !== game.version || saved.version !== game.version) return takeUp(game, saved, 'upgraded');
  try {
    return { run: again(game, saved, last), askedAnew: [] };
  } catch (error) {
    if (!own || !(error instanceof Refusal)) throw error;
    return takeUp(game, saved, 'mended');
  }
}

export function checkGame<S, E extends Told>(game: Game<S, E>, saved: Save): void {
  if (saved.game !== game.id) {
    throw new Refusal(`This is a saved game of "${saved.game.slice(0, 80)}", not of "${game.id}".`);
  }
  const version = saved.segments.reduce((most, segment) => Math.max(most, segment.version), saved.version);
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
  const stranger = strangerAsked(run);
  if (stranger) throw damagedState(stranger);
  return run;
}

/** Other rules: what was played so far stays as it is, and a new segment of the record begins. */
function takeUp<S, E extends Told>(game: Game<S, E>, saved: Save, why: 'upgraded' | 'mended'): Resumed<S, E> {
  if (saved.segments.length >= MOST_SEGMENTS) throw recordFull();
  readJournal(saved.segments.at(-1)?.record ?? '');
  const { state, options } = upgraded(game, saved.version, saved.options, saved.checkpoint.state);
  const checkpoint = { ...saved.checkpoint, state };
  believe(game, checkpoint, options);
  const run = refusingFaults(() => Run.from(game, options, saved.settings, checkpoint, saved.segments));
  const { entries } = readJournal(saved.answers).journal;
  const { askedAnew, dropped } = refusingFaults(() => giveWhatFits(run, entries));
  // A sound state of which the file says, say, that the table is still being laid leads to one that is not.
  const wrong = brokenBy(game, run.state, options) ?? strangerAsked(run);
  if (wrong) throw damagedState(wrong);
  if (dropped > 0 || why === 'mended') run.give({ anew: askedAnew, dropped });
  return { run, askedAnew };
}

interface Dropped {
  readonly askedAnew: readonly string[];
  readonly dropped: number;
}

/**
 * Gives the entries that still fit. Where seats choose at the same time, a seat whose answer no longer fits, or on
 * which the rules fail, loses its own from there on; anywhere else all that came later goes with it.
 */
function giveWhatFits<S, E extends Told>(run: Run<S, E>, entries: readonly Entry[]): Dropped {
  const lost = new Set<Seat>();
  let dropped = 0;
  const idsOf = (prompts: readonly Prompt[]) => prompts.map(({ question }) => publicId(question));
  for (const [i, entry] of entries.entries()) {
    const isLost = isAnswer(entry) && lost.has(entry.seat);
    if (isLost || !fits(run, entry)) {
      const asked = run.prompts.filter(
        ({ seat, how }) => isAnswer(entry) && seat === entry.seat && how === 'all',
      );
      if (asked.length === 0 || !isAnswer(entry)) {
        return { askedAnew: idsOf(run.prompts), dropped: dropped + entries.slice(i).filter(isAnswer).length };
      }
      lost.add(entry.seat);
      dropped++;
    }
  }
  return { askedAnew: idsOf(run.prompts.filter(({ seat }) => lost.has(seat))), dropped };
}

/** Gives an entry, if it fits and the rules do not fail on it. */
function fits<S, E extends Told>(run: Run<S, E>, entry: Entry): boolean {
  try {
    run.give(entry);
    return true;
  } catch {
    return false;
  }
}

/** State and options as this version of the game has them. */
export function upgraded<S, E extends Told>(
  game: Game<S, E>,
  version: number,
  options: Readonly<Record<string, unknown>>,
  state: unknown,
): { readonly state: S; readonly options: Options } {
  return refusingFaults(() => {
    const older = { state, options };
    const result = version === game.version || !game.upgrade ? older : game.upgrade(older, version);
    return { state: result.state as S, options: readOptions(game, result.options) };
  });
}

/** Looks at a state that comes from outside; throws a Refusal that says what is wrong with it. */
export function believe<S, E extends Told>(
  game: Game<S, E>,
  checkpoint: Checkpoint<S>,
  options: Options,
): void {
  const { state } = checkpoint;
  const wrong = notPlain(state) ?? outOfBounds(state) ?? brokenBy(game, state, options);
  if (wrong) throw damagedState(wrong);
  const stranger = Object.keys(checkpoint.passes).find((seat) => !isSeatOf(Number(seat), options));
  if (stranger) throw damagedState(`seat ${stranger} is not at the table`);
}

const damagedState = (wrong: string): Refusal =>
  new Refusal(`The state of this save is damaged: ${wrong}.`, { id: 'save-state', wrong });

const isSeatOf = (seat: unknown, { players }: Options): boolean =>
  Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < players;

/** A seat that is asked something, and is none of the players. */
function strangerAsked<S, E extends Told>({ prompts, options }: Run<S, E>): string | undefined {
  const stranger = prompts.find(({ seat }) => !isSeatOf(seat, options));
  return stranger && `seat ${String(stranger.seat).slice(0, 40)} is asked, and only ${options.players} play`;
}

function brokenBy<S, E extends Told>(game: Game<S, E>, state: S, options: Options): string | undefined {
  try {
    return game.broken?.(state, options);
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
