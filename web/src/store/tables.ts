import { signal } from '@preact/signals';
import { checkSave, type Json, Refusal, type Run, type Save, type SaveHead, save } from '@wyrdhall/kernel';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { depot } from './depots.ts';
import { elsewhere, tellOtherWindows } from './elsewhere.ts';
import { type Keeper, keeperOf } from './keeper.ts';
import type { KeptTable } from './kept-table.ts';
import { askToKeep } from './persistence.ts';
import { isUnread, joinRecent, joinRows, type TableHead, type Write, writeSince } from './rows.ts';
import { inOwnWords, notKept } from './trouble.ts';

/** The latest first; undefined until they have been read. */
export const keptTables = signal<readonly TableHead[] | undefined>(undefined);

/** Why no tables can be read here. */
export const storeTrouble = signal<string | undefined>(undefined);

export async function readTables(): Promise<void> {
  try {
    const heads = await (await depot()).heads();
    keptTables.value = heads.sort((a, b) => b.changed - a.changed);
    storeTrouble.value = undefined;
  } catch (error) {
    storeTrouble.value = refusalWords(error);
  }
}

/** Lays a new table down, whole. */
export async function keepNew(table: KeptTable, run: Run): Promise<void> {
  await inOwnWords(async () => (await depot()).write(writeSince(table, run, 0)));
  tellOtherWindows(table.id);
  void askToKeep();
}

/** Keeps a table of which everything up to a revision is stored; says by `failed` what could not be kept. */
export function keepOn(run: Run, revision: number, failed: (why: Error) => void): Keeper {
  return keeperOf(run, revision, {
    write: async (write) => (await depot()).write(write),
    writeHead: async (table, revision) => (await depot()).writeHead(table, revision),
    onKept: tellOtherWindows,
    onLate: (table) => {
      elsewhere.value = { table, late: true };
    },
    onFailed: (error) => failed(notKept(error)),
  });
}

/** A table as it is stored, whether it can be read or not; `recent`: only the pages of its last segment. */
export async function storedTable(id: string, recent?: 'recent'): Promise<Write | undefined> {
  return (await depot()).rows(id, recent);
}

/** Where a table has come to, whether it can be read or not. */
export async function storedSave(id: string): Promise<SaveHead | undefined> {
  return (await depot()).save(id);
}

/** Whether a table with this id was ever kept here. */
export async function isTaken(id: string): Promise<boolean> {
  return (await depot()).isTaken(id);
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
  const { options: _, ...table } = stored.table;
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

export async function clearTable(id: string): Promise<void> {
  const kept = await depot();
  const table = (await kept.heads()).find((head) => head.id === id);
  await kept.clear(id);
  if (table) (await import('./results.ts')).rememberResult(table);
  await tellAll(id);
}

export async function renameTable(id: string, name: string): Promise<void> {
  await (await depot()).rename(id, name);
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
