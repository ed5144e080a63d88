import { PASS } from '@wyrdhall/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { preferences } from '../../preferences/preferences.ts';
import type { Session } from '../../session/session.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { settle } from './settle.ts';
import { Spot } from './spot.ts';

/** A finger that is down for longer was not meant for what was there before. */
const LONGEST_PRESS = 3000;

/** Where answers lie; menus, log and tabs are always open. */
const ANSWERS = '.board-area, .prompt, .dock, .close-up, .summary';
/** What can be pressed during a show without hurrying it: looking around. */
const TOOLS = 'button, a, input, select, .pace-bar, .summary, dialog';

/**
 * Keeps hands from answering what nobody has seen yet: for a moment after `asking` has changed, while a key repeats,
 * with a press that began before, and where the last answer was pressed until the pointer has moved. What is refused
 * begins that moment anew: who goes on and on answers nothing. During a show a press shows the next event. What a
 * program clicks is meant.
 */
export function useGate(session: Session, asking: string): void {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
    leaveAnswer(session);
    settle(preferences.peek().deadTime);
  }, [session, asking]);
  useEffect(() => {
    const { stage } = session;
    const spot = new Spot();
    let pressed = 0;
    let lastKey = '';
    const isAnswer = ({ target }: Event) => target instanceof Element && target.closest(ANSWERS) !== null;
    const isTool = ({ target }: Event) => target instanceof Element && target.closest(TOOLS) !== null;
    const isShow = () => stage.playing.peek() && !stage.summary.peek() && !stage.waits.peek();
    /** Where the same was done before, it takes twice as long. */
    const isTooSoon = (isAgain: boolean) =>
      performance.now() < since.current + preferences.peek().deadTime * (isAgain ? 2 : 1);
    const began = () =>
      preferences.peek().deadTime > 0 &&
      pressed < since.current + preferences.peek().deadTime &&
      performance.now() - pressed < LONGEST_PRESS;
    const hush = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const refuse = (event: Event) => {
      hush(event);
      // A show is hurried by who goes on.
      if (isShow()) return;
      since.current = performance.now();
      settle(preferences.peek().deadTime);
    };
    const press = (event: PointerEvent) => {
      if (!event.isTrusted) return;
      pressed = performance.now();
      lastKey = '';
      spot.press(event, since.current);
    };
    const move = (event: PointerEvent) => spot.move(event);
    const click = (event: MouseEvent) => {
      if (!event.isTrusted || !isAnswer(event)) return;
      // Without a pointer it is a key's, which was let through.
      const isAgain = event.detail > 0 && spot.isAgain;
      if (isTooSoon(isAgain && !isShow()) || began()) refuse(event);
      else if (isShow() && !isTool(event)) {
        hush(event);
        stage.hurry?.();
      }
    };
    const key = (event: KeyboardEvent) => {
      if (!event.isTrusted || !(event.key === 'Enter' || event.key === ' ' || /^[0-9]$/.test(event.key))) {
        lastKey = event.key;
        return;
      }
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog, .beam')) return;
      const isAgain = !/\d/.test(event.key) && event.key === lastKey && !isShow();
      if (event.repeat || isTooSoon(isAgain)) refuse(event);
      else pressed = performance.now();
      lastKey = event.key;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointermove', move, true);
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointermove', move, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
    };
  }, [session]);
}

/** The focus does not stay on what answered the question before: the next Enter would answer with it unseen. */
function leaveAnswer(session: Session): void {
  const { activeElement: one } = document;
  if (!(one instanceof HTMLElement || one instanceof SVGElement)) return;
  const quiet = ownPrompt(session)?.question.quiet ?? PASS;
  if (one.matches('.prompt .answers *') || one.dataset.option === quiet)
    document.querySelector<HTMLElement>('#prompt')?.focus({ preventScroll: true });
}
