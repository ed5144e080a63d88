import { Refusal } from '@wyrdhall/kernel';
import { giveText } from '../hall/give-text.ts';
import type { KeptTable } from '../store/kept-table.ts';
import type { TableHead } from '../store/rows.ts';
import { isTaken, keepNew, keptTables, newTableId, readTables, storedTable } from '../store/tables.ts';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { fileOf, takeFile } from './table-file.ts';

const FORMAT = 'wyrdhall-tables';

/** A table among others in one file. */
interface Packed {
  readonly table: KeptTable;
  /** As its own file would hold it. */
  readonly file: unknown;
}

/** All tables of this device in one file, also those that cannot be opened. */
export async function saveAll(): Promise<void> {
  await readTables();
  const packed: Packed[] = [];
  for (const { id } of keptTables.peek() ?? []) {
    const stored = await storedTable(id);
    if (stored) packed.push({ table: plain(stored.table), file: await fileOf(stored) });
  }
  const day = new Date().toISOString().slice(0, 10);
  giveText(`wyrdhall-tables-${day}.json`, JSON.stringify({ format: FORMAT, schema: 1, tables: packed }));
}

const plain = ({ options: _, ...table }: TableHead): KeptTable => table;

export interface Restored {
  readonly count: number;
  /** What was not taken as the file says. */
  readonly notes: readonly string[];
}

/** Whether the text is a file of many tables. */
export const holdsMany = (text: string): boolean => text.slice(0, 200).includes(`"${FORMAT}"`);

/** Brings all tables of such a file. None that is here is ever overwritten; each that cannot be read is named. */
export async function restoreAll(text: string): Promise<Restored> {
  const notes: string[] = [];
  let count = 0;
  for (const packed of readPacked(text)) {
    const name = nameIn(packed);
    try {
      const told = await restore(packed, name);
      if (told.isLaid) count++;
      notes.push(...told.notes);
    } catch (error) {
      notes.push(say.peek().keeping.notRestored(name, refusalWords(error)));
    }
  }
  return { count, notes };
}

function readPacked(text: string): readonly Packed[] {
  try {
    const { tables } = JSON.parse(text) as { tables: unknown };
    if (Array.isArray(tables)) return tables.filter((one) => typeof one?.table === 'object' && one.table);
  } catch {
    // Told below.
  }
  throw new Refusal(say.peek().keeping.badFile);
}

const nameIn = ({ table }: Packed): string => String(table.name ?? '').slice(0, 60) || '?';

async function restore(packed: Packed, name: string): Promise<{ isLaid: boolean; notes: readonly string[] }> {
  const { keeping } = say.peek();
  const id = typeof packed.table.id === 'string' ? packed.table.id : '';
  const here = id === '' ? undefined : await storedTable(id);
  if (here && isSame(await fileOf(here), packed.file)) {
    return { isLaid: false, notes: [keeping.alreadyHere(name)] };
  }
  const { table, run, notes } = await takeFile(JSON.stringify(packed.file), 'own');
  const isFree = /^[0-9a-f]{32}$/.test(id) && !(await isTaken(id));
  const laid = {
    ...table,
    ...datesOf(packed.table),
    id: isFree ? id : newTableId(),
    name: here ? keeping.suffix(table.name) : table.name,
  };
  await keepNew(laid, run);
  return { isLaid: true, notes: here ? [keeping.besideOther(name), ...notes] : notes };
}

/** The record that both lead to: their sums say whether it is the same. */
function isSame(one: unknown, other: unknown): boolean {
  const sums = (file: unknown) => JSON.stringify((file as { sums?: unknown } | null)?.sums);
  return sums(one) !== undefined && sums(one) === sums(other);
}

function datesOf({ began, changed }: Partial<KeptTable>): Partial<KeptTable> {
  const isDate = (time: unknown): time is number => Number.isFinite(time) && Number(time) <= Date.now();
  return { ...(isDate(began) && { began }), ...(isDate(changed) && { changed }) };
}
