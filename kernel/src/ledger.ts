import { countPacked, type Entry } from './journal.ts';
import type { Run } from './run.ts';

/** A part of the journal's last segment, from one entry up to another. */
export interface Page {
  readonly at: number;
  readonly end: number;
  /** Packed. */
  readonly text: string;
}

/** What a store has to do so that it holds the journal up to the last checkpoint. */
export interface PageTurn {
  /** Pages that begin here or later hold what was taken back. */
  readonly cut?: number;
  readonly page?: Page;
  /** To be called when it is done. */
  done(): void;
}

type Kept = Pick<Run, 'entries' | 'before' | 'past' | 'packed'>;

interface Held {
  readonly at: number;
  readonly end: number;
  /** An entry is there only with all that came before it. */
  readonly last: Entry | undefined;
}

/**
 * Follows the journal of a run for a store that keeps it in pages: an answer adds a page, undo takes some
 * away, and nothing is written twice, however long the game is.
 */
export class Ledger {
  private readonly run: Kept;
  /** Entries that the run did not remember when it came. */
  private readonly early: number;
  private readonly held: Held[];

  constructor(run: Kept, pages: readonly Pick<Page, 'at' | 'end'>[]) {
    this.run = run;
    this.early = countPacked(run.past.at(-1)?.entries ?? '');
    this.held = pages.map(({ at, end }) => ({ at, end, last: this.entryBefore(end) }));
  }

  private get forgotten(): number {
    return this.run.past.at(-1)?.entries ? this.early : 0;
  }

  private entryBefore(end: number): Entry | undefined {
    return this.run.entries[end - this.forgotten - 1];
  }

  private stillHolds({ end, last }: Held): boolean {
    if (end <= this.forgotten) return true;
    return end <= this.forgotten + this.run.before && last !== undefined && last === this.entryBefore(end);
  }

  next(): PageTurn {
    const { held, forgotten, run } = this;
    const kept = 1 + held.findLastIndex((page) => this.stillHolds(page));
    const gone = held[kept];
    const at = held[kept - 1]?.end ?? 0;
    const end = forgotten + run.before;
    const page = at < end ? { at, end, text: run.packed(at - forgotten) } : undefined;
    const last = this.entryBefore(end);
    return {
      ...(gone && { cut: gone.at }),
      ...(page && { page }),
      done: () => {
        held.length = kept;
        if (page) held.push({ at, end, last });
      },
    };
  }
}
