import { useState } from 'preact/hooks';
import { Dialog } from '../hall/dialog.tsx';
import { orTell } from '../hall/faults.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import type { KeptTable } from '../store/kept-table.ts';
import { clearTable, renameTable } from '../store/tables.ts';
import { say } from '../words/words.ts';

export interface AboutTable {
  readonly table: KeptTable;
  onClose(): void;
}

export function RenameDialog({ table, onClose }: AboutTable) {
  const [name, setName] = useState(table.name);
  const words = say.value;
  return (
    <Dialog title={words.tables.rename} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) orTell(renameTable(table.id, name.trim()));
          onClose();
        }}
      >
        <label class="field">
          {words.tables.renameAsk}
          <input
            type="text"
            dir="auto"
            value={name}
            maxLength={60}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {words.hall.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.tables.renameDo}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function ClearDialog({ table, onClose }: AboutTable) {
  const words = say.value;
  return (
    <Dialog title={words.tables.removeAsk(table.name)} onClose={onClose}>
      <p>{words.tables.removeWhy}</p>
      <div class="row">
        <button type="button" class="button" onClick={onClose}>
          {words.hall.cancel}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            orTell(clearTable(table.id));
            onClose();
          }}
        >
          <Icon of={icon.trash} />
          {words.tables.removeDo}
        </button>
      </div>
    </Dialog>
  );
}
