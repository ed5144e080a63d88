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
  const isLeft = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      isLeft.current = true;
      shown?.close();
      // A dialog that is taken away gives the focus back to nobody.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      class={wide ? 'dialog panel wide' : 'dialog panel'}
      ref={dialog}
      aria-labelledby={heading}
      onClose={() => isLeft.current || onClose()}
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
