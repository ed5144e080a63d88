import { Ledger, type Page, type Refusal, type Run, saveHead } from '@wyrdhall/kernel';
import { database, type StoredTable } from './database.ts';
import { elsewhere, tellOtherWindows } from './elsewhere.ts';
import type { KeptTable } from './kept-table.ts';
import { headOf } from './pages.ts';
import { notKept } from './trouble.ts';

/** Keeps a table that is being played. */
export interface Keeper {
  /** Writes what is new; the write is on its way before anybody can see what came of the answer. */
  keep(table: KeptTable): void;
}

interface Opened {
  readonly turn: number;
  readonly pages: readonly Pick<Page, 'at' | 'end'>[];
}

/** Says by `failed` what could not be kept; the next write makes up for it. */
export function keeperOf(run: Run, opened: Opened, failed: (why: Refusal) => void): Keeper {
  let ledger = new Ledger(run, opened.pages);
  let { turn } = opened;
  /** A write has failed: what lies there is not what the ledger believes. */
  let broken = false;
  let late = false;
  const isLate = (error: unknown): boolean =>
    error instanceof DOMException && error.name === 'ConstraintError';

  return {
    keep(table) {
      if (late) return;
      if (broken) ledger = new Ledger(run, []);
      const next = ledger.next();
      const cut = broken ? 0 : next.cut;
      const stored: StoredTable = {
        ...table,
        save: saveHead(run),
        segments: run.past.map(headOf),
        turn: ++turn,
      };
      broken = false;
      next.done();
      write(stored, cut, next.page).then(
        () => tellOtherWindows(table.id),
        (error: unknown) => {
          late ||= isLate(error);
          if (late) elsewhere.value = { table: table.id, late };
          else {
            broken = true;
            if (turn === stored.turn) turn--;
            failed(notKept(error));
          }
        },
      );
    },
  };
}

/**
 * All in one transaction, asked for at once and committed without waiting: nothing of it is lost when the
 * page is left, and nothing is half there.
 */
async function write(stored: StoredTable, cut: number | undefined, page: Page | undefined): Promise<void> {
  const { id: table, turn, segments } = stored;
  const segment = segments.length - 1;
  const db = await database();
  const transaction = db.transaction(['tables', 'pages', 'turns'], 'readwrite');
  const [tables, pages, turns] = [
    transaction.objectStore('tables'),
    transaction.objectStore('pages'),
    transaction.objectStore('turns'),
  ];
  const asked: Promise<unknown>[] = [
    turns.add({ table, turn }),
    turns.delete(IDBKeyRange.bound([table], [table, turn], false, true)),
    tables.put(stored),
  ];
  if (cut !== undefined) {
    asked.push(pages.delete(IDBKeyRange.bound([table, segment, cut], [table, segment, []])));
  }
  if (page) asked.push(pages.put({ table, segment, ...page }));
  transaction.commit();
  await Promise.all([...asked, transaction.done]);
}
