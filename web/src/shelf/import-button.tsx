import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../hall/dialog.tsx';
import { goTo } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { restoreMany, takeFile } from '../session/files.ts';
import { keepNew, readTables } from '../store/tables.ts';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';

/** Tables that were taken otherwise than their file says, or several of them. */
interface Taken {
  readonly title: string;
  readonly notes: readonly string[];
  /** The table to go to, where it is one. */
  readonly id?: string;
}

/** Brings a table from a file, or all that were saved in one; what cannot be read is refused, with the reason. */
export function ImportButton() {
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [taken, setTaken] = useState<Taken | undefined>(undefined);
  const words = say.value.tables;
  const take = async (chosen: File): Promise<void> => {
    try {
      const text = await chosen.text();
      const many = await restoreMany(text);
      if (many) {
        const { count, notes } = many;
        const { restored, restoredCount } = say.peek().keeping;
        setTaken({ title: restored, notes: [restoredCount(count), ...notes] });
        await readTables();
        return;
      }
      const { table, run, notes } = await takeFile(text);
      await keepNew(table, run);
      if (notes.length > 0) setTaken({ title: say.peek().tables.importChanged, id: table.id, notes });
      else goTo(['table', table.id]);
    } catch (error) {
      setRefused(refusalWords(error));
    }
  };
  return (
    <>
      <button type="button" class="button ghost" onClick={() => field.current?.click()}>
        <Icon of={icon.import} />
        {words.import}
      </button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        class="unseen"
        tabIndex={-1}
        aria-label={words.import}
        data-import
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = '';
          if (chosen) void take(chosen);
        }}
      />
      {refused && (
        <Dialog title={words.importFailed} onClose={() => setRefused(undefined)}>
          <p role="alert">{refused}</p>
          <p class="quiet">{words.importSafe}</p>
        </Dialog>
      )}
      {taken && (
        <Dialog
          title={taken.title}
          onClose={() => (taken.id === undefined ? setTaken(undefined) : goTo(['table', taken.id]))}
        >
          {taken.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}
