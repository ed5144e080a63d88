import { Refusal, type Save, type SaveHead } from '@wyrdhall/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { say } from '../words/words.ts';
import type { KeptTable } from './kept-table.ts';
import { type SegmentHead, type StoredPage, splitSave } from './pages.ts';

/** A table as it lies in the store; its journal lies in pages. */
export interface StoredTable extends KeptTable {
  readonly save: SaveHead;
  readonly segments: readonly SegmentHead[];
  /** Which write this is. */
  readonly turn: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  pages: { key: [string, number, number]; value: StoredPage };
  /** The number of a table's last write. It can be added only once: who comes second is too late. */
  turns: { key: [string, number]; value: { readonly table: string; readonly turn: number } };
}

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

/** Where tables are kept. Throws a Refusal that says why nothing can be kept here. */
export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error instanceof Refusal ? error : new Refusal(say.peek().tables.noStore(String(error)));
  });
  return opened;
}

function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  return new Promise((resolve, reject) => {
    const database = openDB<Schema>('wyrdhall', 2, {
      upgrade: async (db, from, _, transaction) => {
        if (from < 1) db.createObjectStore('tables', { keyPath: 'id' });
        if (from >= 2) return;
        db.createObjectStore('pages', { keyPath: ['table', 'segment', 'at'] });
        db.createObjectStore('turns', { keyPath: ['table', 'turn'] });
        let cursor = await transaction.objectStore('tables').openCursor();
        while (cursor) {
          const { pages, ...table } = upgradeTable(cursor.value as unknown as TableOfVersion1);
          await cursor.update(table);
          for (const page of pages) await transaction.objectStore('pages').put(page);
          cursor = await cursor.continue();
        }
      },
      // Another window with an older hall must be closed first; this one makes way for a newer.
      blocked: () => reject(new Refusal(say.peek().tables.storeBlocked)),
      blocking: () => {
        forget();
        void database.then((db) => db.close());
      },
      terminated: forget,
    });
    database.then(resolve, reject);
  });
}

/** A table as the first hall kept it: whole, and spoken of in one language. */
interface TableOfVersion1 extends Omit<KeptTable, 'standing'> {
  readonly save: Save;
  readonly standing: Omit<KeptTable['standing'], 'line' | 'question'> & {
    readonly line: string;
    readonly question: string;
  };
}

function upgradeTable({ save, standing, ...table }: TableOfVersion1) {
  const both = (text: string) => ({ en: text, de: text });
  const spoken = { ...standing, line: both(standing.line), question: both(standing.question) };
  return { ...table, standing: spoken, turn: 0, ...splitSave(table.id, save) };
}
