import { Refusal } from '@wyrdhall/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { newerHall } from '../hall/newer-hall.ts';
import { say } from '../words/words.ts';
import {
  fromVersion1,
  fromVersion2,
  fromVersion4,
  type PageOfVersion2,
  type TableOfVersion1,
  type TableOfVersion2,
  type TableOfVersion4,
} from './older-versions.ts';
import type { StoredPage, StoredSave, StoredSegment, TableHead, Write } from './rows.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: TableHead };
  /** Where each table has come to. */
  saves: { key: string; value: StoredSave };
  segments: { key: [string, number]; value: StoredSegment };
  /** The record of changes. A page is added at the revision where it begins: who comes second is too late. */
  changes: { key: [string, number]; value: StoredPage };
  /** Names that tables were given later, by table: a window in which one is open does not overwrite them. */
  names: { key: string; value: string };
}

/** The second version kept journals in `pages`. */
interface OlderSchema extends Schema {
  pages: { key: [string, number, number]; value: PageOfVersion2 };
  turns: { key: [string, number]; value: unknown };
}

export type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<OlderSchema, StoreNames<OlderSchema>[], 'versionchange'>;

let opened: Promise<Database> | undefined;

/** Where tables are kept. Throws a Refusal that says why nothing can be kept here. */
export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error instanceof Refusal ? error : whyClosed(error);
  });
  return opened;
}

function whyClosed(error: unknown): Refusal {
  const { tables } = say.peek();
  if (error instanceof DOMException && error.name === 'VersionError') {
    newerHall();
    return new Refusal(tables.storeNewer);
  }
  return new Refusal(tables.noStore(String(error)), { id: 'no-store' });
}

function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const database = openDB<Schema>('wyrdhall', 5, {
      upgrade: (_, from, __, transaction) => upgrade(transaction as unknown as Upgrade, from),
      // Another window with an older hall must be closed first; this one makes way for a newer.
      blocked: () => {
        isGivenUp = true;
        reject(new Refusal(say.peek().tables.storeBlocked));
      },
      blocking: () => {
        forget();
        newerHall();
        void database.then((db) => db.close());
      },
      terminated: forget,
    });
    database.then((db) => (isGivenUp ? db.close() : resolve(db)), reject);
  });
}

async function upgrade(transaction: Upgrade, from: number): Promise<void> {
  const { db } = transaction;
  const written = await olderTables(transaction, from);
  if (from === 2) {
    db.deleteObjectStore('pages');
    db.deleteObjectStore('turns');
  }
  if (from < 1) db.createObjectStore('tables', { keyPath: 'id' });
  if (from < 3) {
    db.createObjectStore('segments', { keyPath: ['table', 'segment'] });
    db.createObjectStore('changes', { keyPath: ['table', 'from'] });
  }
  if (from < 4) db.createObjectStore('names');
  db.createObjectStore('saves', { keyPath: 'table' });
  for (const { table, save, segments, pages } of written) {
    await transaction.objectStore('tables').put(table);
    await transaction.objectStore('saves').put({ table: table.id, save });
    for (const segment of segments) await transaction.objectStore('segments').add(segment);
    for (const page of pages) await transaction.objectStore('changes').add(page);
  }
}

/** What must be written otherwise. */
async function olderTables(transaction: Upgrade, from: number): Promise<Write[]> {
  if (from < 1) return [];
  const tables: unknown[] = await transaction.objectStore('tables').getAll();
  if (from === 1) return tables.map((table) => fromVersion1(table as TableOfVersion1));
  if (from > 2) return tables.map((table) => fromVersion4(table as TableOfVersion4));
  const pages = await transaction.objectStore('pages').getAll();
  return (tables as TableOfVersion2[]).map((table) => {
    return fromVersion2(
      table,
      pages.filter((page) => page.table === table.id),
    );
  });
}
