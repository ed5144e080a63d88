import type { Run } from '@wyrdhall/kernel';
import type { KeptTable } from './kept-table.ts';
import { type TableHead, type Write, writeSince } from './rows.ts';

/** Keeps a table that is being played. */
export interface Keeper {
  /**
   * Writes what is new, and says how that ended. Where nothing is being written, the write is on its way before this
   * returns.
   */
  keep(table: KeptTable): Promise<WriteEnd>;
}

/** Another window was quicker; or it failed, and the next write brings it. */
export type WriteEnd = 'kept' | 'late' | 'failed';

export interface KeeperTerms {
  /** Fails with a ConstraintError where one of the pages is there already. */
  write(write: Write): Promise<void>;
  /** Only what the shelf shows; fails with a ConstraintError where the table has gone on from this revision. */
  writeHead(table: TableHead, revision: number): Promise<void>;
  /** A write is done. */
  onKept(table: string): void;
  /** Another window was quicker: this one keeps nothing more. */
  onLate(table: string): void;
  /** A write has failed. The next one brings everything since the last revision that was kept. */
  onFailed(error: unknown): void;
}

const isTaken = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

/** One write at a time, so that what is stored is always the beginning of what was played. */
export function keeperOf(run: Run, revision: number, terms: KeeperTerms): Keeper {
  let kept = revision;
  let storedHead = '';
  let waiting: KeptTable | undefined;
  let waiters: ((end: WriteEnd) => void)[] = [];
  let isWriting = false;
  let isLate = false;

  const writeNext = async (table: KeptTable): Promise<void> => {
    const write = writeSince(table, run, kept);
    if (write.pages.length === 0) {
      await terms.writeHead(write.table, kept);
      terms.onKept(table.id);
      return;
    }
    const { revision: reached } = run;
    const head = headOf(write);
    await terms.write(head === storedHead ? { ...write, segments: [] } : write);
    kept = reached;
    storedHead = head;
    terms.onKept(table.id);
  };

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting && !isLate) {
      const table = waiting;
      const told = waiters;
      waiting = undefined;
      waiters = [];
      let end: WriteEnd = 'kept';
      try {
        await writeNext(table);
      } catch (error) {
        isLate = isTaken(error);
        end = isLate ? 'late' : 'failed';
        if (isLate) terms.onLate(table.id);
        else terms.onFailed(error);
      }
      for (const tell of told) tell(end);
    }
    for (const tell of waiters.splice(0)) tell('late');
    isWriting = false;
  };

  return {
    keep(table) {
      if (isLate) return Promise.resolve('late');
      waiting = table;
      const end = new Promise<WriteEnd>((tell) => waiters.push(tell));
      if (!isWriting) void writeAll();
      return end;
    },
  };
}

/** Names the head of the running segment: it is stored anew only where it has changed. */
function headOf({ segments }: Write): string {
  const last = segments.at(-1);
  return `${segments.length} ${last?.segment} ${last?.chapter ?? ''}`;
}
