import { useState } from 'preact/hooks';
import { orTell } from '../hall/faults.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { saveAll } from '../session/all-tables.ts';
import { keepsNothing } from '../store/depots.ts';
import { keptTables, storeTrouble } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { ImportButton } from './import-button.tsx';
import { KeepingLine } from './keeping-line.tsx';
import { ClearDialog, RenameDialog } from './table-dialogs.tsx';
import { type TableAsk, TableRow } from './table-row.tsx';

/** The tables on this device, the latest first. */
export function TableList() {
  const [ask, setAsk] = useState<TableAsk | undefined>(undefined);
  const tables = keptTables.value;
  const words = say.value.tables;
  const close = () => setAsk(undefined);
  return (
    <section class="tables" aria-label={words.title}>
      <div class="tables-head">
        <h2>{words.title}</h2>
        {tables && tables.length > 0 && <span class="quiet">{words.open(tables.length)}</span>}
        <ImportButton />
        {tables && tables.length > 0 && (
          <button type="button" class="button ghost" onClick={() => orTell(saveAll())}>
            <Icon of={icon.export} />
            {say.value.keeping.saveAll}
          </button>
        )}
      </div>
      {storeTrouble.value && (
        <p class="panel empty" role="alert">
          {storeTrouble.value}
        </p>
      )}
      {tables?.length === 0 && <p class="panel empty">{words.none}</p>}
      <ul>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onAsk={setAsk} />
        ))}
      </ul>
      {(keepsNothing.value !== undefined || (tables && tables.length > 0)) && <KeepingLine />}
      {ask?.what === 'rename' && <RenameDialog table={ask.table} onClose={close} />}
      {ask?.what === 'clear' && <ClearDialog table={ask.table} onClose={close} />}
    </section>
  );
}
