import { checkSave, type Save, type SaveHead } from '@wyrdhall/kernel';
import type { KeptTable } from './kept-table.ts';
import { rowsOf, type Write } from './rows.ts';

/** A table of the first version: its save in one piece, its standing in one language. */
export interface TableOfVersion1 extends Omit<KeptTable, 'standing'> {
  readonly save: unknown;
  readonly standing: Omit<KeptTable['standing'], 'line' | 'question'> & {
    readonly line: string;
    readonly question: string;
  };
}

/** A table of the second version: the journal of its save lies in pages. */
export interface TableOfVersion2 extends KeptTable {
  readonly save: { readonly sums: { readonly head: string } } & Readonly<Record<string, unknown>>;
  readonly segments: readonly Readonly<Record<string, unknown>>[];
  readonly turn: number;
}

export interface PageOfVersion2 {
  readonly table: string;
  readonly segment: number;
  readonly text: string;
}

/** A table of the third and fourth versions: the head of its save lies in the same row; its record is as it is now. */
export interface TableOfVersion4 extends KeptTable {
  readonly save: SaveHead;
}

export function fromVersion4({ save, ...table }: TableOfVersion4): Write {
  const head = save.options ? { ...table, options: save.options } : table;
  return { table: head, save, segments: [], pages: [] };
}

export function fromVersion1({ save, standing, ...table }: TableOfVersion1): Write {
  const both = (text: string) => ({ en: text, de: text });
  const spoken = { ...standing, line: both(standing.line), question: both(standing.question) };
  return rowsOrRaw({ ...table, standing: spoken }, save);
}

/** The pages come in order. */
export function fromVersion2(stored: TableOfVersion2, pages: readonly PageOfVersion2[]): Write {
  const { save, segments, turn: _, ...table } = stored;
  const journal = segments.map((head, segment) => {
    const own = pages.filter((page) => page.segment === segment);
    return { ...head, entries: own.map(({ text }) => text).join('') };
  });
  return rowsOrRaw(table, { ...save, journal });
}

/** A save that cannot be read stays as it is: the table cannot be opened, but its file can be taken out. */
function rowsOrRaw(table: KeptTable, save: unknown): Write {
  let read: Save;
  try {
    read = checkSave(save);
  } catch {
    return { table, save: save as SaveHead, segments: [], pages: [] };
  }
  return rowsOf(table, read);
}
