import { useState } from 'preact/hooks';
import { orTell } from '../hall/faults.ts';
import { later, soon } from '../hall/later.tsx';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { saveAll } from '../session/files.ts';
import { keepsNothing } from '../store/depots.ts';
import { keptTables, storeTrouble } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { findTables, sortTables } from './find-tables.ts';
import { ImportButton } from './import-button.tsx';
import { KeepingLine } from './keeping-line.tsx';
import type { AboutTable } from './table-dialogs.tsx';
import { type TableAsk, TableRow } from './table-row.tsx';

const dialogs = soon(() => import('./table-dialogs.tsx'));
const ClearDialog = later<AboutTable>(async () => (await dialogs()).ClearDialog);
const RenameDialog = later<AboutTable>(async () => (await dialogs()).RenameDialog);

/** Fewer are seen at a glance. */
const WORTH_A_SEARCH = 4;

/** So many finished tables are shown until somebody wants to see more. */
const FINISHED = 5;

/** The tables on this device, the latest first: those to go on with, then those that are over. */
export function TableList() {
  const [ask, setAsk] = useState<TableAsk | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const tables = keptTables.value ?? [];
  const { tables: words, keeping } = say.value;
  const close = () => setAsk(undefined);
  const found = findTables(tables, search);
  const { open, over } = sortTables(found);
  const shown = showsAll || search.trim() !== '' ? over : over.slice(0, FINISHED);
  return (
    <section class="tables" aria-label={words.title}>
      <div class="tables-head">
        <h2>{words.title}</h2>
        {tables.length > 0 && <span class="quiet">{words.open(tables.length)}</span>}
        <ImportButton />
        {tables.length > 0 && (
          <button type="button" class="button ghost" onClick={() => orTell(saveAll())}>
            <Icon of={icon.export} />
            {keeping.saveAll}
          </button>
        )}
      </div>
      {storeTrouble.value && (
        <p class="panel empty" role="alert">
          {storeTrouble.value}
        </p>
      )}
      {keptTables.value?.length === 0 && <p class="panel empty">{words.none}</p>}
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
      {(keepsNothing.value !== undefined || tables.length > 0) && <KeepingLine />}
      {ask?.what === 'rename' && <RenameDialog table={ask.table} onClose={close} />}
      {ask?.what === 'clear' && <ClearDialog table={ask.table} onClose={close} />}
    </section>
  );
}
