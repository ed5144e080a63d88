import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/words.ts';

/** A question or a list that must be closed before anything else. */
export function Dialog(props: { title: string; onClose: () => void; children: ComponentChildren }) {
  const { title, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog class="dialog panel" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="button icon-button" aria-label={say.value.hall.close} onClick={onClose}>
          <Icon of={icon.close} size={20} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
