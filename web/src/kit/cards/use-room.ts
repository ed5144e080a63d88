import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Room } from './hand-layout.ts';

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How much room an element has: measured when it comes, and whenever that changes. */
export function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ w: 880, h: 176, rem: 16 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => {
      const next = { w: node.clientWidth, h: node.clientHeight, rem: remNow() };
      setRoom((now) => (now.w === next.w && now.h === next.h && now.rem === next.rem ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { element, room };
}
