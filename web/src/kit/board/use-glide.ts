import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../preferences/preferences.ts';
import { between, type Frame, viewBox } from './camera.ts';

const GLIDE = 350;

/** Shows the frame in the drawing: at once where a hand moved it, else the camera glides there. */
export function useGlide(
  element: { readonly current: Element | null },
  frame: Frame,
  byHand: { current: boolean },
): void {
  const shown = useRef<Frame | undefined>(undefined);
  useLayoutEffect(() => {
    const sheets = element.current?.querySelectorAll(':scope > svg') ?? [];
    const from = shown.current;
    const isReshaped = !from || Math.abs(from.w / from.h - frame.w / frame.h) > 0.01;
    const long = byHand.current || isReshaped ? 0 : pace(GLIDE);
    byHand.current = false;
    const show = (now: Frame) => {
      shown.current = now;
      for (const sheet of sheets) sheet.setAttribute('viewBox', viewBox(now));
    };
    if (long === 0 || !from) {
      show(frame);
      return undefined;
    }
    const start = performance.now();
    let next = requestAnimationFrame(function glide(time) {
      const part = Math.min(1, Math.max(0, (time - start) / long));
      show(between(from, frame, 1 - (1 - part) ** 3));
      if (part < 1) next = requestAnimationFrame(glide);
    });
    return () => cancelAnimationFrame(next);
  }, [frame.x, frame.y, frame.w, frame.h]);
}
