import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** A signal as it was in the frame before: for what may be drawn when the answer itself has been. */
export function useLater<T>(signal: ReadonlySignal<T>): T {
  const [shown, show] = useState(signal.peek());
  useEffect(() => {
    let next = 0;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = signal.subscribe((now) => {
      cancelAnimationFrame(next);
      clearTimeout(soon);
      next = requestAnimationFrame(() => {
        soon = setTimeout(() => show(now));
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(next);
      clearTimeout(soon);
    };
  }, [signal]);
  return shown;
}
