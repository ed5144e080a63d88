import { signal } from '@preact/signals';
import { checkSave, type Json, Refusal, type Run, type Save, save } from '@wyrdhall/kernel';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { database } from './database.ts';
import { elsewhere, tellOtherWindows } from './elsewhere.ts';
import { type Keeper, keeperOf } from './keeper.ts';
import type { KeptTable } from './kept-table.ts';
import { isUnread, joinRecent, joinRows, type StoredTable, type Write, writeSince } from './rows.ts';
import { inOwnWords, notKept } from './trouble.ts';

/** The latest first; undefined until they have been read. */
export const keptTables = signal<readonly StoredTable[] | undefined>(undefined);

/** Why no tables can be read here. */
export const storeTrouble = signal<string | undefined>(undefined);

export async function readTables(): Promise<void> {
  try {
    const transaction = (await database()).transaction(['tables', 'names']);
    const [tables, ids, names] = await Promise.all([
      transaction.objectStore('tables').getAll(),
      transaction.objectStore('names').getAllKeys(),
      transaction.objectStore('names').getAll(),
    ]);
    const given = new Map(ids.map((id, i) => [id, names[i]]));
    const named = tables.map((table) => ({ ...table, name: given.get(table.id) ?? table.name }));
    keptTables.value = named.sort((a, b) => b.changed - a.changed);
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
  const asked: Promise<unknown>[] = [];
  try {
    for (const page of pages) asked.push(transaction.objectStore('changes').add(page));
    for (const segment of segments) asked.push(transaction.objectStore('segments').put(segment));
    asked.push(transaction.objectStore('tables').put(table));
    transaction.commit();
  } catch (error) {
    // What was asked for already would be committed by itself.
    transaction.abort();
    await Promise.allSettled([...asked, transaction.done]);
    throw error;
  }
  await Promise.all([...asked, transaction.done]);
}

const rowsUnder = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** A table as it is stored, whether it can be read or not; `recent`: only the pages of its last segment. */
export async function storedTable(id: string, recent?: 'recent'): Promise<Write | undefined> {
  const transaction = (await database()).transaction(['tables', 'segments', 'changes', 'names']);
  const [table, name, segments] = await Promise.all([
    transaction.objectStore('tables').get(id),
    transaction.objectStore('names').get(id),
    transaction.objectStore('segments').getAll(rowsUnder(id)),
  ]);
  const from = (recent && segments.at(-1)?.from) ?? 0;
  const pages = await transaction
    .objectStore('changes')
    .getAll(IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]));
  if (!table || pages.some(({ cleared }) => cleared)) return undefined;
  return { table: { ...table, name: name ?? table.name }, segments, pages };
}

/** A table that is kept here. */
export interface OpenTable {
  readonly table: KeptTable;
  readonly save: Save;
}

/** Throws a Refusal where what is kept of it is damaged. The records of earlier segments stay in the store. */
export async function openTable(id: string): Promise<OpenTable | undefined> {
  return openedAs(await storedTable(id, 'recent'), joinRecent);
}

/** A table with all that was played at it. */
export async function openWhole(id: string): Promise<OpenTable | undefined> {
  return openedAs(await storedTable(id), (stored) => checkSave(joinRows(stored)));
}

function openedAs(stored: Write | undefined, join: (stored: Write) => Save): OpenTable | undefined {
  if (!stored) return undefined;
  const { save: _, ...table } = stored.table;
  return { table, save: join(stored) };
}

/** The whole save of a table that is open: what was not read when it was opened is read now. */
export async function wholeSave(id: string, run: Run, label: Json): Promise<Save> {
  const { segments } = run;
  if (!segments.some(isUnread)) return save(run, label);
  const stored = await storedTable(id);
  if (!stored) throw new Refusal(say.peek().table.gone);
  const kept = joinRows(stored).segments;
  return save(
    run,
    label,
    segments.map((segment, i) => (isUnread(segment) ? (kept[i] ?? segment) : segment)),
  );
}

/** Removes a table. A mark stays, so that a window in which it is still open cannot write it anew. */
export async function clearTable(id: string): Promise<void> {
  const stores = ['tables', 'segments', 'changes', 'names'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
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
    transaction.objectStore('names').delete(id),
    stored &&
      changes.add({ table: id, from: revisionOf(stored), segment: 0, changes: 0, text: '', cleared: true }),
    transaction.done,
  ]);
  await tellAll(id);
}

/** A save that an older hall kept and that cannot be read has none. */
const revisionOf = ({ save }: StoredTable): number => save.revision ?? 0;

export async function renameTable(id: string, name: string): Promise<void> {
  await (await database()).put('names', name, id);
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
