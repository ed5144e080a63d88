import { isRandomState } from './chance.ts';
import { countChanges, pack } from './changes.ts';
import type { Checkpoint } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import { countValues, hashState, type Json, MOST_DEPTH, tooDeep } from './json.ts';
import { MOST_CHANGES, MOST_LINES, MOST_SEGMENTS, MOST_TEXT, MOST_VALUES } from './limits.ts';
import type { Options } from './options.ts';
import type { Run } from './run.ts';
import { fromSchema1 } from './save-schema-1.ts';
import type { Segment, SegmentHead } from './segment.ts';
import { isSettings, type Settings } from './settings.ts';
import type { Told } from './told.ts';

const SAVE_FORMAT = 'wyrdhall-save';
const SCHEMA = 2;

/** A saved game: one JSON document. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly schema: number;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly settings: Settings;
  readonly revision: number;
  /** Where it has come to: a check on the record, and where other rules take it up. */
  readonly checkpoint: Checkpoint;
  /** The entries since the checkpoint, one a line. */
  readonly answers: string;
  /** All that was ever changed, kept for ever. */
  readonly segments: readonly Segment[];
  /** Free for whoever stores it: a name, a date. */
  readonly label?: Json;
  /**
   * Sums over the head (all but the segments) and, in a file, over the segments: they find accidents, not forgeries.
   * A store that appends keeps no sum of the segments, so that loading costs the same in a late chapter as in the first.
   */
  readonly sums: { readonly head: string; readonly segments?: string };
}

/** A save without its record: what it costs does not grow with the game. */
export type SaveHead = Omit<Save, 'segments'>;

/** Does not depend on the order of keys, which some stores do not keep. */
const sum = (value: unknown): string => hashState(value).toString(36);

export function saveHead<S, E extends Told>(run: Run<S, E>, label?: Json): SaveHead {
  const unsigned: Omit<SaveHead, 'sums'> = {
    format: SAVE_FORMAT,
    schema: SCHEMA,
    game: run.game.id,
    version: run.game.version,
    options: run.options,
    settings: run.settings,
    revision: run.revision,
    checkpoint: run.checkpoint(),
    answers: pack(run.entriesSince),
    ...(label !== undefined && { label }),
  };
  return { ...unsigned, sums: { head: sum(unsigned) } };
}

/** A whole save, for a file. Where a store has kept the records of earlier segments to itself, it brings them. */
export function save<S, E extends Told>(
  run: Run<S, E>,
  label?: Json,
  segments: readonly Segment[] = run.segments,
): Save {
  return forFile({ ...saveHead(run, label), segments });
}

/** What a store has kept, with the sum that a file has. */
export const forFile = (stored: Save): Save => ({
  ...stored,
  sums: { ...stored.sums, segments: sum(stored.segments) },
});

/** Reads a save from text. A damaged or foreign one throws a Refusal that says what is wrong. */
export function readSave(text: string): Save {
  if (text.length > MOST_TEXT || countValues(text, MOST_VALUES) > MOST_VALUES)
    throw new Refusal('This is not a saved game: it is too long.', { id: 'save-long' });
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
  if (sum(read.segments) !== read.sums.segments) {
    throw new Refusal('This save is damaged: its journal does not match its sum.', { id: 'save-sum' });
  }
  if (read.segments.some(({ changes, record }) => changes !== countChanges(record)))
    throw damaged('segments');
  return read;
}

/** Checks the form and the head of a save; an older schema is read as this one. */
export function checkSave(value: unknown): Save {
  const refuse = (what: string) =>
    new Refusal(`This is not a saved game of Wyrdhall: ${what}.`, { id: 'save-foreign' });
  if (!isRecord(value)) throw refuse('it is no object');
  const { format } = value;
  if (format !== SAVE_FORMAT) {
    throw refuse(
      typeof format === 'string' ? `its format is "${format.slice(0, 80)}"` : 'it names no format',
    );
  }
  if (tooDeep(value)) {
    throw new Refusal(`This save is damaged: it is nested more than ${MOST_DEPTH} deep.`, {
      id: 'save-deep',
    });
  }
  const { schema } = value;
  if (!Number.isInteger(schema) || Number(schema) < 1) throw damaged('schema');
  if (Number(schema) > SCHEMA) {
    throw new Refusal(
      `This save was written by a newer Wyrdhall (schema ${schema}, known up to ${SCHEMA}).`,
      {
        id: 'save-newer',
      },
    );
  }
  checkSum(value);
  const read = (schema === 1 ? fromSchema1(value, sum) : value) as Partial<Save>;
  const wrong = wrongPart(read);
  if (wrong) throw damaged(wrong);
  return read as Save;
}

const damaged = (part: string): Refusal =>
  new Refusal(`This save is damaged: its "${part}" is missing or malformed.`, { id: 'save-part', part });

function checkSum(value: Record<string, unknown>): void {
  const { sums, segments: _, journal: __, ...head } = value;
  if (!isRecord(sums)) throw damaged('sums');
  if (sum(head) !== sums.head) {
    throw new Refusal('This save is damaged: its content does not match its sum.', { id: 'save-sum' });
  }
}

function wrongPart(read: Partial<Save>): string | undefined {
  const forms: Record<string, boolean> = {
    game: typeof read.game === 'string',
    version: isCount(read.version),
    options: isOptions(read.options),
    settings: isSettings(read.settings),
    revision: isCount(read.revision),
    checkpoint: isCheckpoint(read.checkpoint),
    answers: typeof read.answers === 'string',
    segments:
      Array.isArray(read.segments) &&
      read.segments.length > 0 &&
      read.segments.length <= MOST_SEGMENTS &&
      read.segments.every(isSegment),
    sums: isRecord(read.sums),
  };
  const wrong = Object.keys(forms).find((field) => !forms[field]);
  if (wrong) return wrong;
  const { segments = [], revision = 0 } = read;
  let from = 0;
  for (const [i, segment] of segments.entries()) {
    // Only a game has an opening, and only once.
    if (segment.from !== from || (i > 0 && !segment.start)) return 'segments';
    if (segment.start && tellsTooMuch(segment.start, from)) return 'segments';
    from += segment.changes;
  }
  if (from !== revision || revision > MOST_CHANGES) return 'revision';
  if (read.checkpoint && tellsTooMuch(read.checkpoint, revision)) return 'checkpoint';
  // Those before it are counted where a whole file is read, so that loading from a store costs the same in every chapter.
  const last = segments.at(-1);
  return last && last.changes === countChanges(last.record) ? undefined : 'segments';
}

/** Whether more lines were told than so many changes can tell. */
const tellsTooMuch = ({ log }: Checkpoint, changes: number): boolean => log > (changes + 1) * MOST_LINES;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

const isOptions = (value: unknown): boolean => isRecord(value) && isCount(value.players);

const isCheckpoint = (value: unknown): boolean =>
  isRecord(value) &&
  'state' in value &&
  isRandomState(value.random) &&
  isRecord(value.passes) &&
  Object.entries(value.passes).every(
    ([seat, until]) => /^\d{1,3}$/.test(seat) && typeof until === 'string',
  ) &&
  isCount(value.log) &&
  typeof value.setup === 'boolean';

const isSegmentHead = (value: unknown): value is SegmentHead =>
  isRecord(value) &&
  isCount(value.version) &&
  isOptions(value.options) &&
  (value.chapter === undefined || typeof value.chapter === 'string') &&
  (value.start === undefined || isCheckpoint(value.start)) &&
  isCount(value.from);

const isSegment = (value: unknown): boolean =>
  isSegmentHead(value) &&
  'record' in value &&
  typeof value.record === 'string' &&
  'changes' in value &&
  isCount(value.changes);
