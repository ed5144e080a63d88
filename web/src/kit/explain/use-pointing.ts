import { useEffect } from 'preact/hooks';
import { cardAt } from '../cards/card-at.ts';
import { look } from '../look.ts';
import { explaining, hintAt, pin, unhint, unpin } from './explaining.ts';

/** A hand that rests this long wants to know. */
const REST = 320;
/** Over an answer it wants to know sooner. */
const REST_ON_ANSWER = 90;
/** A finger that stays longer than this looks, and takes nothing. */
const LONG_PRESS = 450;
/** One that moves farther drags. */
const DRAG = 8;

interface Found {
  readonly subject: string;
  readonly anchor: Element;
}

function found(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const anchor = target.closest('[data-explain]');
  const subject = anchor?.getAttribute('data-explain');
  if (anchor && subject) return { subject, anchor };
  const card = cardAt(target);
  return card === undefined ? undefined : { subject: `card:${card}`, anchor: target };
}

const CONTROLS = 'button, a, input, select, summary, label, [role=button]';

/** What a click there explains: nothing where it answers or acts, or is meant for a control on the thing. */
function explainedBy(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element) || target.closest('[data-option], [data-shared], [data-acts], .explained'))
    return undefined;
  const anchor = target.closest('[data-explain]');
  const control = target.closest(CONTROLS);
  if (!anchor || (control && control !== anchor && anchor.contains(control))) return undefined;
  return found(target);
}

const isPlaying = (): boolean => document.documentElement.dataset.playing !== undefined;

/** Listens on the whole page: what is explained carries `data-explain`, wherever it lies. */
export function usePointing(): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let press: ReturnType<typeof setTimeout> | undefined;
    let down: { readonly x: number; readonly y: number; readonly playing: boolean } | undefined;
    let dragged = false;
    let held = false;
    let clicked: Found | undefined;
    const wait = (at: Found | undefined) => {
      clearTimeout(rest);
      if (!at || at.subject.startsWith('card:')) {
        unhint();
        return;
      }
      if (explaining.peek()?.anchor === at.anchor) return;
      const open = explaining.peek() !== undefined;
      const answers = at.anchor.closest('[data-option]') !== null;
      const hint = (): void => {
        // What is shown is not covered by what merely passes under the pointer.
        if (!isPlaying()) hintAt(at.subject, at.anchor);
      };
      rest = setTimeout(hint, open || answers ? REST_ON_ANSWER : REST);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) wait(found(event.target));
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        wait(found(event.target));
    };
    const blur = () => {
      clearTimeout(rest);
      unhint();
    };
    const start = (event: PointerEvent) => {
      down = {
        x: event.clientX,
        y: event.clientY,
        playing: isPlaying(),
      };
      dragged = false;
      held = false;
      clearTimeout(press);
      clearTimeout(rest);
      unhint();
      const inside = event.target instanceof Element && event.target.closest('.explained');
      if (explaining.peek()?.pinned && !inside) explaining.value = undefined;
      if (event.pointerType === 'mouse' || !event.isPrimary || inside) return;
      const at = found(event.target);
      if (!at) return;
      press = setTimeout(() => {
        held = true;
        pin(at.subject, at.anchor, false);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (!down || Math.hypot(event.clientX - down.x, event.clientY - down.y) < DRAG) return;
      dragged = true;
      clearTimeout(press);
    };
    const end = () => clearTimeout(press);
    /** What follows a long press takes nothing. What a click explains is found before it has changed the page. */
    const capture = (event: MouseEvent) => {
      clicked = explainedBy(event.target);
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      if (held) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      // With the keyboard there was no pointer that could have dragged.
      const isPointer = event.detail > 0;
      if (isPointer && (dragged || down?.playing)) return;
      if (clicked) pin(clicked.subject, clicked.anchor, !isPointer);
    };
    const key = (event: KeyboardEvent) => {
      const pinned = explaining.peek()?.pinned === true;
      if (event.key === 'Escape' && pinned) {
        event.preventDefault();
        event.stopPropagation();
        unpin();
        return;
      }
      if (event.key === 'Escape') blur();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const { target } = event;
      // Buttons click by themselves.
      if (!(target instanceof Element) || !target.matches('[data-explain]:not(button, a)')) return;
      const at = explainedBy(target);
      if (!at) return;
      event.preventDefault();
      event.stopPropagation();
      pin(at.subject, at.anchor, true);
    };
    addEventListener('pointerover', over);
    addEventListener('focusin', focus);
    addEventListener('focusout', blur);
    addEventListener('pointerdown', start, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('click', capture, true);
    addEventListener('contextmenu', menu);
    addEventListener('click', click);
    addEventListener('keydown', key, true);
    return () => {
      clearTimeout(rest);
      clearTimeout(press);
      explaining.value = undefined;
      removeEventListener('pointerover', over);
      removeEventListener('focusin', focus);
      removeEventListener('focusout', blur);
      removeEventListener('pointerdown', start, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('click', capture, true);
      removeEventListener('contextmenu', menu);
      removeEventListener('click', click);
      removeEventListener('keydown', key, true);
    };
  }, []);
  // A card that is opened large takes the place of any sheet.
  useEffect(() => {
    if (look.card.value !== undefined) explaining.value = undefined;
  }, [look.card.value]);
}
