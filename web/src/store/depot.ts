import type { SaveHead } from '@wyrdhall/kernel';
import type { TableHead, Write } from './rows.ts';

/** A place where tables are kept. */
export interface Depot {
  /** What the shelf shows, under the names that tables were given last. */
  heads(): Promise<TableHead[]>;
  /** A table as it is stored, whether it can be read or not; `recent`: only the pages of its last segment. */
  rows(id: string, recent?: 'recent'): Promise<Write | undefined>;
  save(id: string): Promise<SaveHead | undefined>;
  /** Whether this id was ever given to a table here, also to one that was cleared away. */
  isTaken(id: string): Promise<boolean>;
  /** All of it or nothing; fails with a ConstraintError where one of the pages is there already. */
  write(write: Write): Promise<void>;
  /** Only what the shelf shows; fails with a ConstraintError where the table has gone on from this revision. */
  writeHead(table: TableHead, revision: number): Promise<void>;
  /** Removes a table. A mark stays, so that a window in which it is still open cannot write it anew. */
  clear(id: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
}

export const tooLate = (): DOMException => new DOMException('It is there already.', 'ConstraintError');
