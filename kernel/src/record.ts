import { type Change, packChange } from './changes.ts';
import { Fault, Refusal } from './fault.ts';
import { countValues } from './json.ts';
import {
  LONG_SEGMENT,
  MOST_CHANGES,
  MOST_ENTRIES,
  MOST_KEPT,
  MOST_MOVED,
  MOST_RECORD,
  MOST_SEGMENTS,
  MOST_VALUES,
} from './limits.ts';
import { type Segment, type SegmentHead, sinceRevision } from './segment.ts';

/** Longer than any answer. */
const LONGEST_LINE = 2 ** 16;

/** As long as a change is at the most, but for rare ones. */
const USUAL_LINE = 64;

/** All changes of a table, in segments: it only ever grows. */
export class TableRecord {
  /** The segments that are closed: no undo leads there. */
  past: readonly Segment[];
  head: SegmentHead;
  private lines: string[] = [];
  private changes = 0;
  /** Characters of the running segment. */
  private written = 0;
  /** Whether the segments that are closed leave no room for another one. */
  private isPastFull: boolean;
  /** Entries that undos and redos of the running segment have moved. */
  private moved = 0;
  /** The milestone at which the segment begins. */
  private beginning: string | undefined;
  /** Whether the text is kept; a run that nobody saves only counts. */
  private readonly keeps: boolean;

  constructor(
    past: readonly Segment[],
    head: Omit<SegmentHead, 'from'>,
    keeps: boolean,
    beginning: string | undefined,
  ) {
    this.past = past;
    this.beginning = beginning;
    const last = past.at(-1);
    this.head = { ...head, from: last ? last.from + last.changes : 0 };
    this.keeps = keeps;
    this.isPastFull = past.length > 0 && isTooMuch(past, this.revision);
  }

  /** The number of changes so far: grows by one with each, and never falls. */
  get revision(): number {
    return this.head.from + this.changes;
  }

  /** A change, and the hash of the state where a step began with it. */
  add(change: Change, milestone: string | undefined, moved = 0): void {
    this.changes++;
    this.moved += moved;
    if (!this.keeps) return;
    const before = this.lines.length === 0 ? lineOf(this.beginning) : '';
    const line = `${before}${packChange(change)}\n${lineOf(milestone)}`;
    this.written += line.length;
    this.lines.push(line);
  }

  /** Whether the segment should be closed after the next change, where that is possible. */
  get growsLong(): boolean {
    return this.changes + 1 >= LONG_SEGMENT || this.written > MOST_RECORD / 2 || this.moved > MOST_MOVED / 2;
  }

  /** Whether a loader would refuse more than this. */
  get isFull(): boolean {
    return this.isPastFull || this.revision >= MOST_CHANGES || this.written > MOST_RECORD - LONGEST_LINE;
  }

  /** Whether a loader would refuse another undo or redo in this segment. */
  get hasMovedMuch(): boolean {
    return this.moved > MOST_MOVED - MOST_ENTRIES;
  }

  /** Takes over lines that were recorded before. */
  recall(lines: readonly string[], moved: number): void {
    this.moved = moved;
    this.lines = [...lines];
    this.changes = lines.length;
    this.written = lines.reduce((sum, line) => sum + line.length, 0);
  }

  /** Another segment begins. */
  begin(head: Omit<SegmentHead, 'from'>, beginning: string | undefined): void {
    this.past = this.segments;
    this.head = { ...head, from: this.revision };
    this.lines = [];
    this.changes = 0;
    this.written = 0;
    this.beginning = beginning;
    this.moved = 0;
    this.isPastFull = isTooMuch(this.past, this.revision);
  }

  get segments(): readonly Segment[] {
    if (!this.keeps) throw new Fault('A run that remembers only its last step has no record.');
    return [...this.past, { ...this.head, changes: this.changes, record: this.lines.join('') }];
  }

  since(revision: number): ReturnType<typeof sinceRevision> {
    const { head, changes } = this;
    if (!this.keeps || revision <= head.from) return sinceRevision(this.segments, revision);
    const text = this.lines.slice(revision - head.from).join('');
    const segment = this.past.length;
    const page = { segment, from: revision, changes: this.revision - revision, text };
    return { heads: [{ ...head, segment }], pages: changes > revision - head.from ? [page] : [] };
  }
}

/** Whether a loader would refuse one segment more. The records may still lie in a store: they are reckoned by changes. */
function isTooMuch(past: readonly Segment[], revision: number): boolean {
  const starts = JSON.stringify(past.map(({ start }) => start));
  return (
    past.length >= MOST_SEGMENTS - 1 ||
    starts.length + USUAL_LINE * revision > MOST_KEPT ||
    countValues(starts, MOST_VALUES) > MOST_VALUES / 2
  );
}

const lineOf = (milestone: string | undefined): string => (milestone === undefined ? '' : `#${milestone}\n`);

export const recordFull = (): Refusal =>
  new Refusal('The record of this table is full: nothing more can be played here.', { id: 'record-full' });
