import { useState } from 'preact/hooks';
import type { TableHead } from '../store/rows.ts';
import { say } from '../words/words.ts';
import { findTables, sortTables } from './find-tables.ts';
import { ClearDialog, RenameDialog } from './table-dialogs.tsx';
import { type TableAsk, TableRow } from './table-row.tsx';

/** Fewer are seen at a glance. */
const WORTH_A_SEARCH = 4;

/** So many finished tables are shown until somebody wants to see more. */
const FINISHED = 5;

/** The latest first: those to go on with, then those that are over. */
export function TableRows({ tables }: { readonly tables: readonly TableHead[] }) {
  const [ask, setAsk] = useState<TableAsk | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { tables: words } = say.value;
  const close = () => setAsk(undefined);
  const found = findTables(tables, search);
  const { open, over } = sortTables(found);
  const shown = showsAll || search.trim() !== '' ? over : over.slice(0, FINISHED);
  return (
    <>
      {tables.length >= WORTH_A_SEARCH && (
        <div class="table-search row">
          <input
            type="search"
            name="search-tables"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
          <span class="quiet" role="status">
            {search.trim() !== '' && words.found(found.length)}
          </span>
        </div>
      )}
      <ul>
        {open.map((table) => (
          <TableRow key={table.id} table={table} onAsk={setAsk} />
        ))}
      </ul>
      {over.length > 0 && (
        <>
          <h3 class="finished-head">{words.finished}</h3>
          <ul>
            {shown.map((table) => (
              <TableRow key={table.id} table={table} onAsk={setAsk} />
            ))}
          </ul>
          {shown.length < over.length && (
            <button type="button" class="button ghost" onClick={() => setShowsAll(true)}>
              {words.allFinished(over.length)}
            </button>
          )}
        </>
      )}
      {ask?.what === 'rename' && <RenameDialog table={ask.table} onClose={close} />}
      {ask?.what === 'clear' && <ClearDialog table={ask.table} onClose={close} />}
    </>
  );
}
