import { type Change, countChanges, pack, readJournal, unpack } from './changes.ts';
import { Refusal } from './fault.ts';

/** The first form of saves kept answers since the checkpoint, what was undone, and a journal of what counted. */
interface Schema1 {
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly checkpoint: unknown;
  readonly answers: string;
  readonly undone?: readonly { readonly at: number; readonly entries: string }[];
  readonly journal: readonly {
    readonly version: number;
    readonly start?: unknown;
    readonly entries: string;
  }[];
  readonly sums: { readonly head: string; readonly journal: string };
}

/** More than anybody took back at once. */
const MOST_UNDONE = 500;

/** The same game in the present form. What can be done again is recorded as done and undone. */
export function fromSchema1(value: Record<string, unknown>, sum: (value: unknown) => string): unknown {
  const old = value as unknown as Schema1;
  const { journal, sums, undone, answers, settings, ...head } = old;
  const isForm =
    Array.isArray(journal) &&
    journal.length > 0 &&
    journal.every((part) => typeof part?.entries === 'string') &&
    typeof answers === 'string' &&
    (undone === undefined ||
      (Array.isArray(undone) &&
        undone.length <= MOST_UNDONE &&
        undone.every((one) => Number.isInteger(one?.at) && one.at >= 0 && typeof one.entries === 'string')));
  if (!isForm)
    throw new Refusal('This save is damaged: its "journal" is missing or malformed.', {
      id: 'save-part',
      part: 'journal',
    });
  if (sum(journal) !== sums.journal && sums.journal !== undefined) {
    throw new Refusal('This save is damaged: its journal does not match its sum.', { id: 'save-sum' });
  }
  let from = 0;
  const segments = journal.map((part, i) => {
    const isLast = i === journal.length - 1;
    const record = isLast ? withUndone(part.entries, answers, undone ?? []) : part.entries;
    const changes = countChanges(record);
    const segment = {
      version: part.version,
      options: old.options,
      ...(part.start !== undefined && { start: part.start }),
      from,
      changes,
      record,
    };
    from += changes;
    return segment;
  });
  const all = typeof settings === 'object' && settings !== null ? { ...settings, ownCards: false } : settings;
  const unsigned = { ...head, schema: 2, settings: all, answers, revision: from };
  return { ...unsigned, segments, sums: { head: sum(unsigned), segments: sum(segments) } };
}

/** Entries that count, then those that were taken back, and the undos that took them. */
function withUndone(entries: string, answers: string, undone: NonNullable<Schema1['undone']>): string {
  const text = entries + answers;
  if (undone.length === 0) return text;
  const before = readJournal(entries).journal.entries.length;
  // Backwards from now: what there was before each undo.
  let now = readJournal(text).journal.entries as Change[];
  const undos: Change[] = [];
  for (const { at, entries: tail } of undone.toReversed()) {
    const keep = before + at;
    const next = now[keep];
    const reseed = next && 'reseed' in next && !('undo' in next) ? next.reseed : undefined;
    undos.push({ undo: keep, ...(reseed !== undefined && { reseed }) });
    now = [
      ...now.slice(0, keep),
      ...[...unpack(tail)].filter((change): change is Change => !('hash' in change)),
    ];
  }
  return pack([...now, ...undos.reverse()]);
}
