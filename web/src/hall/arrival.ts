import { useEffect, useRef } from 'preact/hooks';
import { route } from './route.ts';

/** The place that was last arrived at; what the page opened with is none, for there the browser says where it is. */
let greeted: string | undefined;

const placeNow = (): string => route.peek().path.join('/');

/** Names the page in the window’s title and, after a change of place, lets the focus begin at its heading. */
export function useArrival(title: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  useEffect(() => {
    const place = placeNow();
    const hasMoved = greeted !== undefined && greeted !== place;
    greeted = place;
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
