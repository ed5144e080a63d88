import { type Database, database } from './database.ts';
import { type Depot, tooLate } from './depot.ts';
import type { StoredPage, Write } from './rows.ts';

const rowsUnder = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** Keeps tables in the browser's database. */
export const disk: Depot = {
  async heads() {
    const transaction = (await database()).transaction(['tables', 'names']);
    const [tables, ids, names] = await Promise.all([
      transaction.objectStore('tables').getAll(),
      transaction.objectStore('names').getAllKeys(),
      transaction.objectStore('names').getAll(),
    ]);
    const given = new Map(ids.map((id, i) => [id, names[i]]));
    return tables.map((table) => ({ ...table, name: given.get(table.id) ?? table.name }));
  },

  async rows(id, recent) {
    const stores = ['tables', 'saves', 'segments', 'changes', 'names'] as const;
    const transaction = (await database()).transaction(stores);
    const [table, stored, name, segments] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('saves').get(id),
      transaction.objectStore('names').get(id),
      transaction.objectStore('segments').getAll(rowsUnder(id)),
    ]);
    const from = (recent && segments.at(-1)?.from) ?? 0;
    const pages = await transaction
      .objectStore('changes')
      .getAll(IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]));
    if (!table || !stored || pages.some(({ cleared }) => cleared)) return undefined;
    return { table: { ...table, name: name ?? table.name }, save: stored.save, segments, pages };
  },

  save: async (id) => (await (await database()).get('saves', id))?.save,

  async isTaken(id) {
    const transaction = (await database()).transaction(['tables', 'changes']);
    const [tables, pages] = await Promise.all([
      transaction.objectStore('tables').count(id),
      transaction.objectStore('changes').count(rowsUnder(id)),
    ]);
    return tables + pages > 0;
  },

  async write(write) {
    await writeRows(await database(), write);
  },

  async writeHead(table, revision) {
    const transaction = (await database()).transaction(['tables', 'saves'], 'readwrite');
    const stored = await transaction.objectStore('saves').get(table.id);
    const isCurrent = stored?.save.revision === revision;
    if (isCurrent) await transaction.objectStore('tables').put(table);
    await transaction.done;
    if (!isCurrent) throw tooLate();
  },

  async clear(id) {
    const stores = ['tables', 'saves', 'segments', 'changes', 'names'] as const;
    const transaction = (await database()).transaction(stores, 'readwrite');
    const changes = transaction.objectStore('changes');
    const stored = await transaction.objectStore('saves').get(id);
    // A save that an older hall kept and that cannot be read has no revision.
    const from = stored?.save.revision ?? 0;
    const mark: StoredPage = { table: id, from, segment: 0, changes: 0, text: '', cleared: true };
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('saves').delete(id),
      transaction.objectStore('segments').delete(rowsUnder(id)),
      changes.delete(rowsUnder(id)),
      transaction.objectStore('names').delete(id),
      stored && changes.add(mark),
      transaction.done,
    ]);
  },

  async rename(id, name) {
    await (await database()).put('names', name, id);
  },
};

/**
 * All in one transaction, asked for at once and committed without waiting: nothing of it is lost when the page is
 * left, and nothing is half there.
 */
async function writeRows(db: Database, { table, save, segments, pages }: Write): Promise<void> {
  const transaction = db.transaction(['tables', 'saves', 'segments', 'changes'], 'readwrite');
  const asked: Promise<unknown>[] = [];
  try {
    for (const page of pages) asked.push(transaction.objectStore('changes').add(page));
    for (const segment of segments) asked.push(transaction.objectStore('segments').put(segment));
    asked.push(transaction.objectStore('saves').put({ table: table.id, save }));
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
