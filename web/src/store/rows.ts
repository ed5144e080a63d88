import {
  checkSave,
  Fault,
  type Options,
  type RecordPage,
  type Run,
  type Save,
  type SaveHead,
  type Segment,
  type SegmentHead,
  saveHead,
} from '@wyrdhall/kernel';
import { type KeptTable, labelOf } from './kept-table.ts';

/** A table as the shelf reads it: small, however long the game is. */
export interface TableHead extends KeptTable {
  /** What the game was set up with; unknown where an older hall's save cannot be read. */
  readonly options?: Options;
}

/** Where a table has come to, apart from its head: only who opens the table reads it. */
export interface StoredSave {
  readonly table: string;
  readonly save: SaveHead;
}

/** The head of a segment, stored once for each segment. */
export interface StoredSegment extends SegmentHead {
  readonly table: string;
  readonly segment: number;
}

/** Changes that were kept in one write. No row is ever changed, and a key can be added only once. */
export interface StoredPage extends RecordPage {
  readonly table: string;
  /** The table was cleared away at this revision: nobody can append to it any more. */
  readonly cleared?: true;
}

/** What one write brings to the store: all of it, or nothing. */
export interface Write {
  readonly table: TableHead;
  readonly save: SaveHead;
  readonly segments: readonly StoredSegment[];
  readonly pages: readonly StoredPage[];
}

/** What a store that holds everything up to a revision has to write. */
export function writeSince(table: KeptTable, run: Run, revision: number): Write {
  const { heads, pages } = run.recordSince(revision);
  return {
    table: { ...table, options: run.options },
    save: saveHead(run, labelOf(table)),
    segments: heads.map((head) => ({ ...head, table: table.id })),
    pages: pages.map((page) => ({ ...page, table: table.id })),
  };
}

/** A whole save as rows. */
export function rowsOf(table: KeptTable, { segments, sums, ...head }: Save): Write {
  const rows = segments.map(({ record, changes, ...segmentHead }, segment) => ({
    head: { ...segmentHead, table: table.id, segment },
    page: { table: table.id, segment, from: segmentHead.from, changes, text: record },
  }));
  return {
    table: { ...table, options: head.options },
    save: { ...head, sums: { head: sums.head } },
    segments: rows.map((row) => row.head),
    pages: rows.map((row) => row.page).filter(({ changes }) => changes > 0),
  };
}

/** The save that these rows hold; segments and pages come in order. Whether it is whole, `checkSave` says. */
export function joinRows({ save, segments, pages }: Write): Save {
  const own = segments.map((): RecordPage[] => []);
  for (const page of pages) own[page.segment]?.push(page);
  const joined = segments.map(({ table: _, segment, ...head }): Segment => {
    const written = own[segment] ?? [];
    return {
      ...head,
      changes: written.reduce((sum, { changes }) => sum + changes, 0),
      record: written.map(({ text }) => text).join(''),
    };
  });
  return { ...save, segments: joined };
}

const unread = new WeakSet<Segment>();

/** Whether the record of a segment still lies in the store. */
export const isUnread = (segment: Segment): boolean => unread.has(segment);

/**
 * The save of a table of which only the pages of the last segment were read: enough to play on. Whoever asks for the
 * record of an earlier segment meets a Fault, so that no file is ever written without its past.
 */
export function joinRecent(stored: Write): Save {
  const { save, segments } = stored;
  const last = segments.length - 1;
  const joined = joinRows(stored).segments.map((segment, i) => {
    const next = segments[i + 1];
    return next ? { ...segment, changes: next.from - segment.from } : segment;
  });
  const read = checkSave({ ...save, segments: joined });
  return { ...read, segments: read.segments.map((segment, i) => (i < last ? leftThere(segment) : segment)) };
}

function leftThere(segment: Segment): Segment {
  const locked = Object.defineProperty({ ...segment }, 'record', {
    enumerable: true,
    get(): string {
      throw new Fault('The record of an earlier chapter was not read from the store.');
    },
  });
  unread.add(locked);
  return locked;
}
