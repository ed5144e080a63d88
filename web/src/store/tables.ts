import { signal } from '@preact/signals';
import { checkSave, type Run, type Save } from '@wyrdhall/kernel';
import { refusalWords } from '../words/refusal.ts';
import { database } from './database.ts';
import { elsewhere, tellOtherWindows } from './elsewhere.ts';
import { type Keeper, keeperOf } from './keeper.ts';
import type { KeptTable } from './kept-table.ts';
import { joinRows, type StoredTable, type Write, writeSince } from './rows.ts';
import { inOwnWords, notKept } from './trouble.ts';

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
  await inOwnWords(() => write(writeSince(table, run, 0)));
  tellOtherWindows(table.id);
}

/** Keeps a table of which everything up to a revision is stored; says by `failed` what could not be kept. */
export function keepOn(run: Run, revision: number, failed: (why: Error) => void): Keeper {
  return keeperOf(run, revision, {
    write,
    onKept: tellOtherWindows,
    onLate: (table) => {
      elsewhere.value = { table, late: true };
    },
    onFailed: (error) => failed(notKept(error)),
  });
}

/**
 * All in one transaction, asked for at once and committed without waiting: nothing of it is lost when the page is
 * left, and nothing is half there.
 */
async function write({ table, segments, pages }: Write): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'segments', 'changes'], 'readwrite');
  const asked: Promise<unknown>[] = [
    ...pages.map((page) => transaction.objectStore('changes').add(page)),
    ...segments.map((segment) => transaction.objectStore('segments').put(segment)),
    transaction.objectStore('tables').put(table),
  ];
  transaction.commit();
  await Promise.all([...asked, transaction.done]);
}

/** A table with all that was played at it. */
export interface OpenTable {
  readonly table: KeptTable;
  readonly save: Save;
}

const rowsUnder = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** A table as it is stored, whether it can be read or not. */
export async function storedTable(id: string): Promise<Write | undefined> {
  const transaction = (await database()).transaction(['tables', 'segments', 'changes']);
  const [table, segments, pages] = await Promise.all([
    transaction.objectStore('tables').get(id),
    transaction.objectStore('segments').getAll(rowsUnder(id)),
    transaction.objectStore('changes').getAll(rowsUnder(id)),
  ]);
  return table && !pages.some(({ cleared }) => cleared) ? { table, segments, pages } : undefined;
}

/** Throws a Refusal where what is kept of it is damaged. */
export async function openTable(id: string): Promise<OpenTable | undefined> {
  const stored = await storedTable(id);
  if (!stored) return undefined;
  const { save: _, ...table } = stored.table;
  return { table, save: checkSave(joinRows(stored)) };
}

/** Removes a table. A mark stays, so that a window in which it is still open cannot write it anew. */
export async function clearTable(id: string): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'segments', 'changes'], 'readwrite');
  const [tables, segments, changes] = [
    transaction.objectStore('tables'),
    transaction.objectStore('segments'),
    transaction.objectStore('changes'),
  ];
  const stored = await tables.get(id);
  await Promise.all([
    tables.delete(id),
    segments.delete(rowsUnder(id)),
    changes.delete(rowsUnder(id)),
    stored &&
      changes.add({ table: id, from: revisionOf(stored), segment: 0, changes: 0, text: '', cleared: true }),
    transaction.done,
  ]);
  await tellAll(id);
}

/** A save that an older hall kept and that cannot be read has none. */
const revisionOf = ({ save }: StoredTable): number => save.revision ?? 0;

export async function renameTable(id: string, name: string): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite');
  const stored = await transaction.store.get(id);
  if (stored) await transaction.store.put({ ...stored, name });
  await transaction.done;
  await tellAll(id);
}

async function tellAll(id: string): Promise<void> {
  tellOtherWindows(id);
  await readTables();
}

/** Such as browsers make themselves, but also where the address is no safe one. */
export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
