import { useEffect, useRef } from 'preact/hooks';
import { look } from '../kit/look.ts';

/** A menu that takes the focus, and closes on Escape or when one goes elsewhere; `page`: what of it is shown. */
export function usePopup(page?: string) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const first = [...(popup.current?.querySelectorAll<HTMLElement>('button, a') ?? [])].find((one) =>
      one.checkVisibility(),
    );
    (first ?? popup.current)?.focus();
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
  }, [page]);
  return popup;
}
