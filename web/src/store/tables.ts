import { signal } from '@preact/signals';
import { checkSave, type Page, type Run, type Save, save } from '@wyrdhall/kernel';
import { refusalWords } from '../words/refusal.ts';
import { type Database, database, type StoredTable } from './database.ts';
import { tellOtherWindows } from './elsewhere.ts';
import type { KeptTable } from './kept-table.ts';
import { joinPages, splitSave } from './pages.ts';
import { inOwnWords } from './trouble.ts';

/** The latest first; undefined until they have been read. */
export const keptTables = signal<readonly StoredTable[] | undefined>(undefined);

/** Why no tables can be read here. */
export const storeTrouble = signal<string | undefined>(undefined);

export async function readTables(): Promise<void> {
  try {
    const all = await (await database()).getAll('tables');
    keptTables.value = all.sort((a, b) => b.changed - a.changed);
    storeTrouble.value = undefined;
  } catch (error) {
    storeTrouble.value = refusalWords(error);
  }
}

/** Lays a new table down, whole. */
export async function keepNew(table: KeptTable, run: Run): Promise<void> {
  const { pages, ...split } = splitSave(table.id, save(run));
  const db = await database();
  await inOwnWords(async () => {
    const transaction = db.transaction(['tables', 'pages'], 'readwrite');
    await Promise.all([
      transaction.objectStore('tables').add({ ...table, ...split, turn: 0 }),
      ...pages.map((page) => transaction.objectStore('pages').add(page)),
      transaction.done,
    ]);
  });
  tellOtherWindows(table.id);
}

/** A table with all that was played at it. */
export interface OpenTable {
  readonly table: KeptTable;
  readonly save: Save;
  /** The pages of the segment that goes on. */
  readonly pages: readonly Page[];
  readonly turn: number;
}

const pagesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** Throws a Refusal where what is kept of it is damaged. */
export async function openTable(id: string): Promise<OpenTable | undefined> {
  const transaction = (await database()).transaction(['tables', 'pages']);
  const [stored, pages] = await Promise.all([
    transaction.objectStore('tables').get(id),
    transaction.objectStore('pages').getAll(pagesOf(id)),
  ]);
  if (!stored) return undefined;
  const { save: head, segments, turn, ...table } = stored;
  const last = segments.length - 1;
  return {
    table,
    save: checkSave(joinPages({ save: head, segments, pages })),
    pages: pages.filter(({ segment }) => segment === last),
    turn,
  };
}

/** Whoever has it open elsewhere must open it again. */
async function change(
  id: string,
  act: (transaction: ReturnType<typeof forChange>, stored: StoredTable) => Promise<unknown>,
): Promise<void> {
  const transaction = forChange(await database());
  const stored = await transaction.objectStore('tables').get(id);
  if (stored) {
    await transaction.objectStore('turns').add({ table: id, turn: stored.turn + 1 });
    await act(transaction, stored);
  }
  await transaction.done;
  tellOtherWindows(id);
  await readTables();
}

const forChange = (db: Database) => db.transaction(['tables', 'pages', 'turns'], 'readwrite');

export const clearTable = (id: string): Promise<void> =>
  change(id, (transaction) =>
    Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('pages').delete(pagesOf(id)),
    ]),
  );

export const renameTable = (id: string, name: string): Promise<void> =>
  change(id, (transaction, stored) =>
    transaction.objectStore('tables').put({ ...stored, name, turn: stored.turn + 1 }),
  );

/** Such as browsers make themselves, but also where the address is no safe one. */
export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
