import type { Checkpoint } from './checkpoint.ts';
import type { Options } from './options.ts';

/**
 * A stretch of a game: a chapter, what was played by one version of the rules, or between two remakes. Undo stays
 * within it.
 */
export interface SegmentHead {
  readonly version: number;
  readonly options: Options;
  readonly chapter?: string;
  /** Where it begins; undefined for the opening of the game. */
  readonly start?: Checkpoint;
  /** How many changes came before it. */
  readonly from: number;
}

export interface Segment extends SegmentHead {
  readonly changes: number;
  /** The changes, one a line (see changes.ts). */
  readonly record: string;
}

/** A part of a segment's record that a store appends. */
export interface RecordPage {
  /** The index of its segment. */
  readonly segment: number;
  /** Changes of the table before it. */
  readonly from: number;
  readonly changes: number;
  readonly text: string;
}

/** What a store that holds everything up to a revision has to append: segments that began since, and pages. */
export function sinceRevision(
  segments: readonly Segment[],
  revision: number,
): {
  readonly heads: readonly (SegmentHead & { readonly segment: number })[];
  readonly pages: readonly RecordPage[];
} {
  const heads: (SegmentHead & { readonly segment: number })[] = [];
  const pages: RecordPage[] = [];
  segments.forEach((whole, segment) => {
    const end = whole.from + whole.changes;
    // One that ends right here may be empty, and unknown to the store. A segment is told again as long as it goes on,
    // so that its chapter is known as soon as it has a name.
    if (end < revision) return;
    const head = headOf(whole);
    heads.push({ ...head, segment });
    const from = Math.max(revision, head.from);
    if (from < end)
      pages.push({ segment, from, changes: end - from, text: afterChanges(whole.record, from - head.from) });
  });
  return { heads, pages };
}

/** A store that opens a table may leave the records of earlier segments where they are. */
const headOf = ({ version, options, chapter, start, from }: Segment): SegmentHead => ({
  version,
  options,
  ...(chapter !== undefined && { chapter }),
  ...(start && { start }),
  from,
});

/** The text after so many changes and their milestones. */
function afterChanges(record: string, count: number): string {
  if (count === 0) return record;
  let left = count;
  let i = 0;
  while (i < record.length) {
    if (record[i] !== '#' && left-- === 0) break;
    const end = record.indexOf('\n', i);
    i = end < 0 ? record.length : end + 1;
  }
  return record.slice(i);
}
