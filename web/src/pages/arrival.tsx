import { useEffect, useRef, useState } from 'preact/hooks';
import { route } from '../hall/route.ts';

/** Says where one has come to, and takes the focus there: what had it is gone with the page before. */
export function Arrival() {
  const place = route.value.path.join('/');
  const first = useRef(true);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const arrive = (): boolean => {
      const content = document.getElementById('content');
      if (!content) return false;
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) {
        content.setAttribute('tabindex', '-1');
        content.focus({ preventScroll: true });
      }
      setTitle(document.title);
      return true;
    };
    // Some pages have to be fetched first.
    const watch = new MutationObserver(() => arrive() && watch.disconnect());
    const soon = setTimeout(
      () => arrive() || watch.observe(document.body, { childList: true, subtree: true }),
    );
    return () => {
      clearTimeout(soon);
      watch.disconnect();
    };
  }, [place]);
  return (
    <p class="unseen" role="status" data-arrival>
      {title}
    </p>
  );
}
