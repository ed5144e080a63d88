import type { Seed } from './chance.ts';
import { Refusal } from './fault.ts';
import { MOST_CHANGES, MOST_ENTRIES, MOST_MOVED, MOST_RECORD } from './limits.ts';
import type { Choice, Seat } from './prompt.ts';

/** What a step is run with: an answer, or what happened between answers. */
export type Entry =
  | { readonly seat: Seat; readonly print: string; readonly choice: Choice }
  /** Chance was seeded anew, because an undo went back across a roll or a reveal; for one seat alone, or for all. */
  | { readonly reseed: Seed; readonly seat?: Seat }
  /** After a change of the rules, answers were dropped, and these questions are asked anew. */
  | { readonly anew: readonly string[]; readonly dropped: number };

export type AnswerEntry = Extract<Entry, { readonly print: string }>;

/**
 * A change of a table. The list of its changes is the record of a table: it only ever grows, and everything else
 * follows from it.
 */
export type Change =
  | Entry
  /** So many entries stay; where a seat is named, of those after them only the seat's own go. */
  | { readonly undo: number; readonly seat?: Seat; readonly reseed?: Seed }
  | { readonly redo: true }
  | { readonly remake: string; readonly options: Readonly<Record<string, unknown>> };

export const isAnswer = (change: Change): change is AnswerEntry => 'print' in change;
const isUndo = (change: Change): change is Extract<Change, { undo: number }> => 'undo' in change;

/** What must be true when a step begins: a replay finds it again, or has gone astray. */
export interface Milestone {
  /** How many entries come before it. */
  readonly entries: number;
  readonly hash: string;
}

/** What an undo took back: so many entries stay before it; where a seat is named, it took back its own alone. */
export interface Undone {
  readonly keep: number;
  readonly tail: readonly Entry[];
  readonly seat: Seat | undefined;
}

/** With the changes after which each of its entries was there. */
interface UndoneSince extends Undone {
  readonly since: readonly number[];
}

/** The entries that count, by the changes so far. */
export class Journal {
  readonly entries: Entry[] = [];
  /** What can be done again, the nearest last. */
  readonly undone: UndoneSince[] = [];
  readonly milestones: Milestone[] = [];
  /** Entries that undos and redos have moved. */
  moved = 0;
  /** After how many changes each entry was there. */
  readonly added: number[] = [];
  /** The last change after which everything was asked anew, and for single seats the last one of theirs. */
  anewSince = 0;
  readonly anewFor = new Map<Seat, number>();
  private changes = 0;
  /** A remake ends the segment. */
  isRemade = false;

  add(change: Change): void {
    const { entries, undone } = this;
    if (this.isRemade)
      throw new Refusal('The journal is damaged: it goes on after a remake.', { id: 'journal' });
    this.changes++;
    if (isUndo(change)) {
      const { undo: keep, seat, reseed } = change;
      const tail = entries.slice(keep);
      const since = this.added.slice(keep);
      this.cutTo(keep, tail.length);
      if (!tail.some((entry) => isAnswer(entry) && (seat === undefined || entry.seat === seat))) {
        throw new Refusal('The journal is damaged: an undo undoes nothing.', { id: 'journal' });
      }
      undone.push({ keep, tail, seat, since });
      tail.forEach((entry, i) => {
        if (staysWithout(entry, seat)) this.push(entry, since[i]);
      });
      if (reseed !== undefined) this.push(seat === undefined ? { reseed } : { reseed, seat });
      this.askAnew(seat);
    } else if ('redo' in change) {
      const last = undone.pop();
      if (!last) throw new Refusal('There is nothing to redo.', { id: 'nothing-to-redo' });
      this.cutTo(last.keep, last.tail.length);
      // Where one seat alone does again, nobody else is asked anew.
      last.tail.forEach((entry, i) => {
        this.push(entry, staysWithout(entry, last.seat) ? last.since[i] : undefined);
      });
      this.askAnew(last.seat);
    } else if ('remake' in change) this.isRemade = true;
    else {
      undone.length = 0;
      this.push(change);
      if (!isAnswer(change)) this.anewSince = this.changes;
    }
    if (entries.length > MOST_ENTRIES) throw tooLong(`${MOST_ENTRIES} answers`);
  }

  private askAnew(seat: Seat | undefined): void {
    if (seat === undefined) this.anewSince = this.changes;
    else this.anewFor.set(seat, this.changes);
  }

  private push(entry: Entry, since = this.changes): void {
    this.entries.push(entry);
    this.added.push(since);
  }

  reach(hash: string): void {
    this.milestones.push({ entries: this.entries.length, hash });
  }

  private cutTo(keep: number, moved: number): void {
    this.moved += moved;
    if (this.moved > MOST_MOVED) throw tooLong(`${MOST_MOVED} answers undone`);
    this.entries.length = Math.min(this.entries.length, keep);
    this.added.length = this.entries.length;
    while ((this.milestones.at(-1)?.entries ?? 0) > keep) this.milestones.pop();
  }
}

const tooLong = (most: string): Refusal =>
  new Refusal(`The journal of this save is too long: it has more than ${most}.`, { id: 'journal-long' });

/** Whether an entry stays when a seat takes back its own; without a seat none does. */
export const staysWithout = (entry: Entry, seat: Seat | undefined): boolean =>
  seat !== undefined && (!('seat' in entry) || entry.seat !== seat);

// ── As text: one change a line ─────────────────────────────────────────────────────────────────────────

/** An id stands as it is, unless it could be taken for JSON or for two lines. */
const packChoice = (choice: Choice): string =>
  typeof choice === 'string' && PLAIN_ID.test(choice) ? choice : JSON.stringify(choice);
const PLAIN_ID = /^[^[{"\n][^\n]*$/;

/**
 * `SEAT PRINT CHOICE` an answer, `!SEED` or `!SEED @SEAT` chance anew, `<KEEP` an undo (`@SEAT`, `!SEED`), `>` a redo,
 * `*JSON` a remake, `?JSON` asked anew. A line `#HASH` says which state a step began with.
 */
export function packChange(change: Change): string {
  if (isAnswer(change)) return `${change.seat} ${change.print} ${packChoice(change.choice)}`;
  if (isUndo(change)) {
    const { undo, seat, reseed } = change;
    return `<${undo}${seat === undefined ? '' : ` @${seat}`}${reseed === undefined ? '' : ` !${reseed}`}`;
  }
  if ('redo' in change) return '>';
  if ('remake' in change) return `*${JSON.stringify(change)}`;
  if ('anew' in change) return `?${JSON.stringify(change)}`;
  return `!${change.reseed}${change.seat === undefined ? '' : ` @${change.seat}`}`;
}

export const pack = (changes: readonly Change[]): string =>
  changes.map((change) => `${packChange(change)}\n`).join('');

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (to > from) yield text.slice(from, to);
    from = to + 1;
  }
}

/** Reads changes one by one; a line that is none throws a Refusal. */
export function* unpack(text: string): Generator<Change | { readonly hash: string }> {
  if (text.length > MOST_RECORD) throw tooLong(`${MOST_RECORD} characters`);
  let count = 0;
  /** Whether the last line was a milestone: a change leads to one at the most. */
  let isMarked = false;
  for (const line of linesOf(text)) {
    const hash = HASH.exec(line)?.[1];
    const change = hash === undefined ? readLine(line) : undefined;
    if (change && ++count > MOST_CHANGES) throw tooLong(`${MOST_CHANGES} changes`);
    if (!change && (hash === undefined || isMarked))
      throw damagedAt(hash === undefined ? count + 1 : count, line);
    isMarked = !change;
    yield change ?? { hash: hash ?? '' };
  }
}

function damagedAt(count: number, line: string): Refusal {
  const shown = line.slice(0, 60);
  const message = `The journal is damaged at change ${count}: "${shown}".`;
  return new Refusal(message, { id: 'journal', answer: count, line: shown });
}

export interface ReadJournal {
  readonly journal: Journal;
  /** The text of each change, with the milestone after it; that of the beginning comes before the first. */
  readonly lines: readonly string[];
}

/** The journal that these changes lead to. */
export function readJournal(text: string): ReadJournal {
  const journal = new Journal();
  const lines: string[] = [];
  let beginning = '';
  for (const change of unpack(text)) {
    if ('hash' in change) {
      journal.reach(change.hash);
      const line = `#${change.hash}\n`;
      if (lines.length === 0) beginning = line;
      else lines.push(`${lines.pop()}${line}`);
    } else {
      journal.add(change);
      lines.push(`${lines.length === 0 ? beginning : ''}${packChange(change)}\n`);
    }
  }
  return { journal, lines };
}

/** How many changes a text has. */
export function countChanges(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; ) {
    if (text[i] !== '#' && text[i] !== '\n') count++;
    const end = text.indexOf('\n', i);
    if (end < 0) break;
    i = end + 1;
  }
  return count;
}

const HASH = /^#([0-9a-z]{1,13})$/;
const ANSWER = /^(\d{1,3}) ([0-9a-z]{1,13}) (.+)$/s;
const RESEED = /^!(-?\d{1,16}|[0-9a-f]{32})(?: @(\d{1,3}))?$/;
const UNDO = /^<(\d{1,7})(?: @(\d{1,3}))?(?: !(-?\d{1,16}|[0-9a-f]{32}))?$/;

function readLine(line: string): Change | undefined {
  switch (line[0]) {
    case '!':
      return readReseed(line);
    case '<':
      return readUndo(line);
    case '>':
      return line === '>' ? { redo: true } : undefined;
    case '*':
      return readRemake(line.slice(1));
    case '?':
      return readAnew(line.slice(1));
    default:
      return readAnswer(line);
  }
}

function readAnswer(line: string): Change | undefined {
  const [, seat, print, said] = ANSWER.exec(line) ?? [];
  if (seat === undefined || print === undefined || said === undefined) return undefined;
  const choice = PLAIN_ID.test(said) ? said : parsed(said);
  return isChoice(choice) ? { seat: Number(seat), print, choice } : undefined;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'string' ||
  (Array.isArray(value)
    ? value.every((id) => typeof id === 'string')
    : isRecord(value) && Object.values(value).every((amount) => typeof amount === 'number'));

/** A seed as a line of the record says it; undefined where it could not be read again. */
function readSeed(text: string): Seed | undefined {
  if (text.length === 32) return text;
  return Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}

function readReseed(line: string): Change | undefined {
  const [, text, seat] = RESEED.exec(line) ?? [];
  const reseed = text === undefined ? undefined : readSeed(text);
  return reseed === undefined ? undefined : { reseed, ...(seat !== undefined && { seat: Number(seat) }) };
}

function readUndo(line: string): Change | undefined {
  const [, keep, seat, text] = UNDO.exec(line) ?? [];
  const reseed = text === undefined ? undefined : readSeed(text);
  if (keep === undefined || (text !== undefined && reseed === undefined)) return undefined;
  return {
    undo: Number(keep),
    ...(seat !== undefined && { seat: Number(seat) }),
    ...(reseed !== undefined && { reseed }),
  };
}

function readRemake(text: string): Change | undefined {
  const value = parsed(text);
  if (!isRecord(value) || typeof value.remake !== 'string' || !isRecord(value.options)) return undefined;
  return { remake: value.remake, options: value.options };
}

function readAnew(text: string): Change | undefined {
  const value = parsed(text);
  if (!isRecord(value) || !Array.isArray(value.anew) || !Number.isInteger(value.dropped)) return undefined;
  if (!value.anew.every((id) => typeof id === 'string')) return undefined;
  return { anew: value.anew, dropped: Number(value.dropped) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
