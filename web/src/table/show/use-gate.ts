import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { preferences } from '../../preferences/preferences.ts';
import type { Session } from '../../session/session.ts';

/** A finger that is down for longer was not meant for what was there before. */
const LONGEST_PRESS = 3000;

/** Where answers lie; menus, log and tabs are always open. */
const ANSWERS = '.board-area, .prompt, .dock, .close-up';
/** What can be pressed during a show without hurrying it: looking around. */
const TOOLS = 'button, a, input, select, .pace-bar, .summary, dialog';

/**
 * Keeps hands from answering what nobody has seen yet: for a moment after `asking` has changed, while a key repeats,
 * and with a press that began before. During a show a press shows the next event. What a program clicks is meant.
 */
export function useGate(session: Session, asking: string): void {
  const open = useRef({ at: 0 });
  useLayoutEffect(() => {
    const { deadTime } = preferences.peek();
    open.current.at = performance.now() + deadTime;
    const { dataset } = document.documentElement;
    dataset.settling = '';
    const timer = setTimeout(() => delete dataset.settling, deadTime);
    return () => clearTimeout(timer);
  }, [asking]);
  useEffect(() => {
    let pressed = 0;
    const isAnswer = ({ target }: Event) => target instanceof Element && target.closest(ANSWERS) !== null;
    const isTool = ({ target }: Event) => target instanceof Element && target.closest(TOOLS) !== null;
    const isEarly = (now: number) =>
      now < open.current.at ||
      (preferences.peek().deadTime > 0 && pressed < open.current.at && now - pressed < LONGEST_PRESS);
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: Event) => {
      if (event.isTrusted) pressed = performance.now();
    };
    const click = (event: MouseEvent) => {
      if (!event.isTrusted || !isAnswer(event)) return;
      const { stage } = session;
      if (isEarly(performance.now())) stop(event);
      else if (stage.playing.peek() && !stage.summary.peek() && !stage.waits.peek() && !isTool(event)) {
        stop(event);
        stage.hurry?.();
      }
    };
    const key = (event: KeyboardEvent) => {
      if (!event.isTrusted || !(event.key === 'Enter' || event.key === ' ' || /^[0-9]$/.test(event.key)))
        return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog, .beam')) return;
      if (event.repeat || performance.now() < open.current.at) stop(event);
      else pressed = performance.now();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
    };
  }, [session]);
}
