import { countPacked, joinSave, type Page, type Save, type SaveHead, type Segment } from '@wyrdhall/kernel';

/** A part of a table's journal, as it lies in the store. */
export interface StoredPage extends Page {
  readonly table: string;
  readonly segment: number;
}

/** A segment of the journal without its entries: they lie in pages. */
export type SegmentHead = Omit<Segment, 'entries'>;

/** A save as the store keeps it: what changes with every answer, and what only grows. */
export interface SplitSave {
  readonly save: SaveHead;
  readonly segments: readonly SegmentHead[];
  readonly pages: readonly StoredPage[];
}

export const headOf = ({ entries: _, ...head }: Segment): SegmentHead => head;

export function splitSave(table: string, { journal, sums, ...head }: Save): SplitSave {
  const pages = journal.map(({ entries }, segment) => {
    return { table, segment, at: 0, end: countPacked(entries), text: entries };
  });
  return {
    save: { ...head, sums: { head: sums.head } },
    segments: journal.map(headOf),
    pages: pages.filter(({ end }) => end > 0),
  };
}

/** The pages come in order. */
export function joinPages({ save, segments, pages }: SplitSave): Save {
  const journal = segments.map((head, segment): Segment => {
    const own = pages.filter((page) => page.segment === segment);
    return { ...head, entries: own.map(({ text }) => text).join('') };
  });
  return joinSave(save, journal);
}
