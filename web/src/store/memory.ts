import { type Depot, tooLate } from './depot.ts';
import type { StoredPage, StoredSegment, Write } from './rows.ts';

interface Kept extends Omit<Write, 'segments' | 'pages'> {
  readonly segments: ReadonlyMap<number, StoredSegment>;
  readonly pages: ReadonlyMap<number, StoredPage>;
}

const inOrder = <T>(rows: ReadonlyMap<number, T>): T[] =>
  [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);

/** Keeps tables as long as the page is open, as the browser's store would: where the browser keeps nothing. */
export function memoryDepot(): Depot {
  const tables = new Map<string, Kept>();
  const cleared = new Set<string>();
  return {
    heads: async () => [...tables.values()].map(({ table }) => table),
    async rows(id, recent) {
      const kept = tables.get(id);
      if (!kept) return undefined;
      const segments = inOrder(kept.segments);
      const from = (recent && segments.at(-1)?.from) ?? 0;
      const pages = inOrder(kept.pages).filter((page) => page.from >= from);
      return { table: kept.table, save: kept.save, segments, pages };
    },
    save: async (id) => tables.get(id)?.save,
    isTaken: async (id) => tables.has(id) || cleared.has(id),
    async write(write) {
      const { table, save, segments, pages } = structuredClone(write);
      const kept = tables.get(table.id);
      if (cleared.has(table.id) || pages.some(({ from }) => kept?.pages.has(from))) throw tooLate();
      tables.set(table.id, {
        table,
        save,
        segments: new Map([...(kept?.segments ?? []), ...segments.map((row) => [row.segment, row] as const)]),
        pages: new Map([...(kept?.pages ?? []), ...pages.map((row) => [row.from, row] as const)]),
      });
    },
    async writeHead(table, revision) {
      const kept = tables.get(table.id);
      if (kept?.save.revision !== revision) throw tooLate();
      tables.set(table.id, { ...kept, table: structuredClone(table) });
    },
    async clear(id) {
      if (tables.delete(id)) cleared.add(id);
    },
    async rename(id, name) {
      const kept = tables.get(id);
      if (kept) tables.set(id, { ...kept, table: { ...kept.table, name } });
    },
  };
}
