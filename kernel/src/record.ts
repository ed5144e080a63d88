import { type Change, packChange } from './changes.ts';
import { Fault } from './fault.ts';
import { type Segment, type SegmentHead, sinceRevision } from './segment.ts';

/** All changes of a table, in segments: it only ever grows. */
export class TableRecord {
  /** The segments that are closed: no undo leads there. */
  past: readonly Segment[];
  head: SegmentHead;
  private lines: string[] = [];
  private changes = 0;
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
  }

  /** The number of changes so far: grows by one with each, and never falls. */
  get revision(): number {
    return this.head.from + this.changes;
  }

  /** A change, and the hash of the state where a step began with it. */
  add(change: Change, milestone: string | undefined): void {
    this.changes++;
    if (!this.keeps) return;
    const before = this.lines.length === 0 ? lineOf(this.beginning) : '';
    this.lines.push(`${before}${packChange(change)}\n${lineOf(milestone)}`);
  }

  /** Takes over lines that were recorded before. */
  recall(lines: readonly string[]): void {
    this.lines = [...lines];
    this.changes = lines.length;
  }

  /** Another segment begins. */
  begin(head: Omit<SegmentHead, 'from'>, beginning: string | undefined): void {
    this.past = this.segments;
    this.head = { ...head, from: this.revision };
    this.lines = [];
    this.changes = 0;
    this.beginning = beginning;
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

const lineOf = (milestone: string | undefined): string => (milestone === undefined ? '' : `#${milestone}\n`);
