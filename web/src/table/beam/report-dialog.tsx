import { useState } from 'preact/hooks';
import { Dialog } from '../../hall/dialog.tsx';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { giveTable } from '../../session/give-table.ts';
import type { Session } from '../../session/session.ts';
import { sayPages } from '../../words/pages.ts';
import { say } from '../../words/words.ts';

/** A file with the game as it stands and what went wrong, to be sent to those who can mend it. */
export function ReportDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [text, setText] = useState('');
  const words = sayPages.value.report;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void giveTable(session, { text: text.trim(), refusal: session.refusal.value });
          onClose();
        }}
      >
        <label class="field">
          {words.ask}
          <textarea rows={5} maxLength={4000} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <p class="quiet">{words.what}</p>
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {say.value.hall.cancel}
          </button>
          <button type="submit" class="button primary">
            <Icon of={icon.export} />
            {words.make}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
