import { signal } from '@preact/signals';
import type { Save } from '@wyrdhall/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who sits at a seat: a person at this screen, or a bot by its name. */
export type Sitter = 'human' | (string & {});

/** A table as it is kept on this device. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly began: number;
  readonly changed: number;
  readonly save: Save;
  /** For the shelf: what happened last, and how it stands. */
  readonly standing: Standing;
  /** In a first game: the hints that were given already. */
  readonly guide?: readonly string[];
}

export interface Standing {
  readonly round: number;
  readonly line: string;
  readonly question: string;
  readonly outcome?: 'won' | 'lost';
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('wyrdhall', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' });
    },
  });
  return opened;
}

/** The latest first; undefined until they have been read. */
export const keptTables = signal<readonly KeptTable[] | undefined>(undefined);

export async function readTables(): Promise<void> {
  const all = await (await database()).getAll('tables');
  keptTables.value = all.sort((a, b) => b.changed - a.changed);
}

export async function keepTable(table: KeptTable): Promise<void> {
  await (await database()).put('tables', table);
}

export async function findTable(id: string): Promise<KeptTable | undefined> {
  return (await database()).get('tables', id);
}

export async function clearTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
  await readTables();
}

export async function renameTable(id: string, name: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction('tables', 'readwrite');
  const table = await transaction.store.get(id);
  if (table) await transaction.store.put({ ...table, name });
  await transaction.done;
  await readTables();
}

export const newTableId = (): string => crypto.randomUUID();
