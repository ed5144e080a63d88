import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { route } from './route.ts';

/** The place that was last arrived at; what the page opened with is none, for there the browser says where it is. */
let greeted: string | undefined;

/** What is said of the place that one has come to. */
export const arrivedAt = signal('');

const placeNow = (): string => route.peek().path.join('/');

/** Names the page in the window’s title and, after a change of place, says it and lets the focus begin at its heading. */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const place = placeNow();
    const hasMoved = greeted !== undefined && greeted !== place;
    greeted = place;
    if (!hasMoved) return;
    arrivedAt.value = title;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
