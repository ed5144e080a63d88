import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../hall/dialog.tsx';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { goTo } from '../route.ts';
import { takeFile } from '../store/file.ts';
import { keepNew } from '../store/tables.ts';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';

/** A table that was taken otherwise than its file says. */
interface Taken {
  readonly id: string;
  readonly notes: readonly string[];
}

/** Brings a table from a file; what cannot be read is refused, with the reason. */
export function ImportButton() {
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [taken, setTaken] = useState<Taken | undefined>(undefined);
  const words = say.value.tables;
  const take = async (file: File): Promise<void> => {
    try {
      const { table, run, notes } = await takeFile(await file.text());
      await keepNew(table, run);
      if (notes.length > 0) setTaken({ id: table.id, notes });
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
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      {refused && (
        <Dialog title={words.importFailed} onClose={() => setRefused(undefined)}>
          <p role="alert">{refused}</p>
          <p class="quiet">{words.importSafe}</p>
        </Dialog>
      )}
      {taken && (
        <Dialog title={words.importChanged} onClose={() => goTo(['table', taken.id])}>
          {taken.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}
