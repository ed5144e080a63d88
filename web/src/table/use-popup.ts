import { useEffect, useRef } from 'preact/hooks';
import { look } from '../kit/look.ts';

/** A menu that takes the focus, and closes on Escape or when one goes elsewhere. */
export function usePopup() {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    popup.current?.querySelector<HTMLElement>('button, a')?.focus();
    const elsewhere = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && !popup.current?.parentElement?.contains(target))
        look.menu.value = undefined;
    };
    addEventListener('pointerdown', elsewhere);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return popup;
}
