import { useEffect, useRef } from 'preact/hooks';
import { look } from '../kit/look.ts';

/** A menu that takes the focus, closes on Escape or when one goes elsewhere, and gives the focus back. */
export function usePopup() {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const box = popup.current;
    firstIn(box)?.focus();
    const elsewhere = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && !popup.current?.parentElement?.contains(target))
        look.menu.value = undefined;
    };
    addEventListener('pointerdown', elsewhere);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      const now = document.activeElement;
      const isElsewhere = now !== null && now !== document.body && !box?.contains(now);
      if (!isElsewhere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return popup;
}

/** What is hidden at this size takes no focus; a menu without a control takes it itself. */
function firstIn(popup: HTMLElement | null): HTMLElement | null {
  const controls = [...(popup?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  return controls.find((control) => control.getClientRects().length > 0) ?? popup;
}
