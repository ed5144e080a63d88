import type { Checkpoint, Segment } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import { type Game, type Options, readOptions } from './game.ts';
import { type Entry, isReseed, pack, unpack } from './journal.ts';
import { hashState, type Json } from './json.ts';
import { Run, type Settings } from './run.ts';
import type { Told } from './told.ts';

export const SAVE_FORMAT = 'wyrdhall-save';
const SCHEMA = 1;

/** A saved game: one JSON document. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly schema: number;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly settings: Settings;
  readonly revision: number;
  readonly checkpoint: Checkpoint;
  /** Packed entries since the checkpoint. */
  readonly answers: string;
  /** What was taken back and can be done again, the nearest last; counted from the checkpoint. */
  readonly undone?: readonly SavedUndone[];
  /** All that came before it, kept for ever: what a replay plays. */
  readonly journal: readonly Segment[];
  /** Free for whoever stores it: a name, a date. */
  readonly label?: Json;
  /** Sums over the head (all but the journal) and over the journal. */
  readonly sums: { readonly head: string; readonly journal: string };
}

interface SavedUndone {
  readonly at: number;
  /** Packed. */
  readonly entries: string;
}

/** A save without its journal: what it costs does not grow with the game. */
export interface SaveHead extends Omit<Save, 'journal' | 'sums'> {
  readonly sums: { readonly head: string };
}

/** Does not depend on the order of keys, which some stores do not keep. */
const sum = (value: unknown): string => hashState(value).toString(36);

export function saveHead<S, E extends Told>(run: Run<S, E>, label?: Json): SaveHead {
  const undone = run.undoneSince.map(({ at, tail }) => ({ at, entries: pack(tail) }));
  const unsigned: Omit<SaveHead, 'sums'> = {
    format: SAVE_FORMAT,
    schema: SCHEMA,
    game: run.game.id,
    version: run.game.version,
    options: run.options,
    settings: run.settings,
    revision: run.revision,
    checkpoint: run.checkpoint(),
    answers: pack(run.entries.slice(run.before)),
    ...(undone.length > 0 && { undone }),
    ...(label !== undefined && { label }),
  };
  return { ...unsigned, sums: { head: sum(unsigned) } };
}

/** A save from what a store keeps apart. */
export function joinSave(head: SaveHead, journal: readonly Segment[]): Save {
  return { ...head, journal, sums: { head: head.sums.head, journal: sum(journal) } };
}

export function save<S, E extends Told>(run: Run<S, E>, label?: Json): Save {
  const last = run.past.at(-1) as Segment;
  const journal = run.past.with(-1, { ...last, entries: last.entries + run.packed() });
  return joinSave(saveHead(run, label), journal);
}

/** Reads a save from text. A damaged or foreign one throws a Refusal that says what is wrong. */
export function readSave(text: string): Save {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new Refusal(`This is not a saved game: it is no JSON document (${message}).`, {
      id: 'save-no-json',
      message,
    });
  }
  const read = checkSave(value);
  if (sum(read.journal) !== read.sums.journal) {
    throw new Refusal('This save is damaged: its journal does not match its sum.', { id: 'save-sum' });
  }
  return read;
}

/** Checks the form and the head of a save; the journal is checked by readSave and by a replay. */
export function checkSave(value: unknown): Save {
  const refuse = (what: string) =>
    new Refusal(`This is not a saved game of Wyrdhall: ${what}.`, { id: 'save-foreign' });
  if (typeof value !== 'object' || value === null) throw refuse('it is no object');
  const read = value as Partial<Save>;
  if (read.format !== SAVE_FORMAT) throw refuse(`its format is ${JSON.stringify(read.format) ?? 'missing'}`);
  if (typeof read.schema !== 'number' || read.schema > SCHEMA) {
    throw new Refusal(
      `This save was written by a newer Wyrdhall (schema ${read.schema}, known up to ${SCHEMA}).`,
      { id: 'save-newer' },
    );
  }
  const forms: Record<string, boolean> = {
    game: typeof read.game === 'string',
    version: Number.isInteger(read.version),
    options: isRecord(read.options),
    settings: isRecord(read.settings) && Number.isInteger(read.settings.seed),
    revision: Number.isInteger(read.revision),
    checkpoint: isRecord(read.checkpoint) && 'state' in read.checkpoint && isRandom(read.checkpoint.random),
    answers: typeof read.answers === 'string',
    undone: read.undone === undefined || (Array.isArray(read.undone) && read.undone.every(isUndone)),
    journal: Array.isArray(read.journal) && read.journal.length > 0 && read.journal.every(isSegment),
    sums: isRecord(read.sums),
  };
  const wrong = Object.keys(forms).find((field) => !forms[field]);
  if (wrong) {
    throw new Refusal(`This save is damaged: its "${wrong}" is missing or malformed.`, {
      id: 'save-part',
      part: wrong,
    });
  }
  const { sums, journal: _, ...head } = read as Save;
  if (sum(head) !== sums.head) {
    throw new Refusal('This save is damaged: its content does not match its sum.', { id: 'save-sum' });
  }
  return read as Save;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRandom = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 4 && value.every((n) => Number.isInteger(n));
const isSegment = (value: unknown): boolean =>
  isRecord(value) && Number.isInteger(value.version) && typeof value.entries === 'string';
const isUndone = (value: unknown): boolean =>
  isRecord(value) && Number.isInteger(value.at) && Number(value.at) >= 0 && typeof value.entries === 'string';

export interface Resumed<S, E extends Told> {
  readonly run: Run<S, E>;
  /** Questions whose saved answer no longer fits the rules, and that are asked anew. */
  readonly askedAnew: readonly string[];
}

/** Goes on with a saved game, at the cost of its last step, however long it is. */
export function resume<S, E extends Told>(game: Game<S, E>, saved: Save): Resumed<S, E> {
  if (saved.game !== game.id) {
    throw new Refusal(`This is a saved game of "${saved.game}", not of "${game.id}".`);
  }
  if (saved.version > game.version) {
    throw new Refusal(
      `This save was made by version ${saved.version} of ${game.name}; this is version ${game.version}.`,
      { id: 'save-later', game: game.name },
    );
  }
  const { entries } = unpack(saved.answers);
  const options = readOptions(game as Game, saved.options);
  const checkpoint = saved.checkpoint as Checkpoint<S>;
  if (saved.version === game.version) {
    const run = Run.from(game, options, saved.settings, checkpoint, saved.journal);
    const askedAnew = giveAll(run, entries);
    run.revision = saved.revision;
    if (askedAnew.length === 0) {
      run.recallUndone(
        (saved.undone ?? []).map((one) => ({ at: one.at, tail: unpack(one.entries).entries })),
      );
    }
    return { run, askedAnew };
  }
  // Other rules: what was played so far stays as it is, and a new segment of the journal begins.
  const state = game.upgrade ? game.upgrade(checkpoint.state, saved.version) : checkpoint.state;
  const upgraded = { ...checkpoint, state };
  const journal = [...saved.journal, { version: game.version, start: upgraded, entries: '' }];
  const run = Run.from(game, options, saved.settings, upgraded, journal);
  const askedAnew = giveAll(run, entries);
  run.revision = saved.revision + 1;
  return { run, askedAnew };
}

/** Gives the entries up to the first that no longer fits; the questions of those that were dropped. */
function giveAll<S, E extends Told>(run: Run<S, E>, entries: readonly Entry[]): string[] {
  for (let i = 0; i < entries.length; i++) {
    const asked = run.prompts.map((prompt) => prompt.question.id);
    try {
      run.give(entries[i] as Entry);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const dropped = entries.slice(i).filter((entry) => !isReseed(entry));
      run.tellAskedAnew(asked, dropped.length);
      return asked;
    }
  }
  return [];
}
