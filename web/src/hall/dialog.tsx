import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/words.ts';

interface DialogProps {
  readonly title: string;
  /** Of the title, where it is not the hall's. */
  readonly language?: string;
  /** As large as a table. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A question or a list that must be closed before anything else. */
export function Dialog({ title, language, wide, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // However it goes, the focus goes back to where it came from.
    return () => {
      setTimeout(() => {
        const isNowhere = !document.activeElement || document.activeElement === document.body;
        if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <dialog
      class={wide ? 'dialog panel wide' : 'dialog panel'}
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div class="dialog-head">
        <h2 id={heading} lang={language}>
          {title}
        </h2>
        <button type="button" class="button icon-button" aria-label={say.value.hall.close} onClick={onClose}>
          <Icon of={icon.close} size={20} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
