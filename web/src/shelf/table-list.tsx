import { orTell } from '../hall/faults.ts';
import { later } from '../hall/later.tsx';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { saveAll } from '../session/files.ts';
import { keepsNothing } from '../store/depots.ts';
import type { TableHead } from '../store/rows.ts';
import { keptTables, storeTrouble } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { ImportButton } from './import-button.tsx';
import { KeepingLine } from './keeping-line.tsx';

/** A new visitor has no tables to choose from. */
const TableRows = later<{ readonly tables: readonly TableHead[] }>(
  async () => (await import('./table-rows.tsx')).TableRows,
);

/** The tables on this device, and the way in for those that come in a file. */
export function TableList() {
  const tables = keptTables.value ?? [];
  const { tables: words, keeping } = say.value;
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
      {tables.length > 0 && <TableRows tables={tables} />}
      {(keepsNothing.value !== undefined || tables.length > 0) && <KeepingLine />}
    </section>
  );
}
