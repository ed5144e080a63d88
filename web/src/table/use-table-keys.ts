import { useEffect } from 'preact/hooks';
import { look, showRule } from '../kit/look.ts';
import { preferences } from '../preferences/preferences.ts';
import { redo, undo, whenCalm } from '../session/answering.ts';
import type { Session } from '../session/session.ts';
import { undoPoints } from '../session/undo-points.ts';
import { ownPrompt } from '../session/viewing.ts';
import { askHint } from '../thinker/hint.ts';
import { startLookBack } from './log/look-back.ts';
import { stepOn } from './show/pace-bar.tsx';

/** The keyboard at a table. Keys that a field or the board needs never come here. */
export function useTableKeys(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A key that is held means one thing, not many: what opens under it is not answered by it.
      if (event.repeat && isBeamButton(event)) event.preventDefault();
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const writes = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (writes || document.querySelector('dialog[open]')) return;
      // WCAG 2.1.4; Enter, Escape and the keys of a board that has the focus stay.
      if (event.key.length === 1 && event.key !== ' ' && !preferences.peek().shortcuts) return;
      const isShow = session.stage.playing.peek();
      if (isShow ? actInShow(session, event) : act(session, event.key, target)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

const isBeamButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.matches('.beam button');

/** While something is shown: how fast. Whether the key meant something. */
function actInShow(session: Session, { key, target }: KeyboardEvent): boolean {
  const { stage } = session;
  switch (key) {
    case 'p':
      stage.pause?.();
      return true;
    case 's':
      stepOn(session);
      return true;
    case 'Escape':
      if (look.rule.value || look.menu.value) {
        look.rule.value = undefined;
        look.menu.value = undefined;
      } else stage.skip?.();
      return true;
    case 'Enter':
    case ' ':
      if (target instanceof Element && target.matches('button, a, [role=button]')) return false;
      stage.hurry?.();
      return true;
    case 'b':
    case 'l':
    case '?':
      return act(session, key, target);
    default:
      return false;
  }
}

/** Whether the key meant something. */
function act(session: Session, key: string, target: EventTarget | null): boolean {
  const pressed = clickKey(key, target);
  if (pressed) return true;
  switch (key) {
    case 'u':
      whenCalm(session, () => takeBackNearest(session));
      return true;
    case 'r':
      whenCalm(session, () => session.seen.value.canRedo && void redo(session));
      return true;
    case 'h':
      void askHint(session);
      return true;
    case 'w': {
      const rule = ownPrompt(session)?.question.rule;
      if (rule) showRule(rule);
      return true;
    }
    case 'b':
      look.list.value = !look.list.value;
      return true;
    case 'p':
      startLookBack(session);
      return true;
    case 'l':
      document.querySelector<HTMLElement>('#saga')?.focus();
      return true;
    case 'k':
      document.querySelector<HTMLElement>('.dock :is(.card, [data-option]), .dock')?.focus();
      return true;
    case 't':
      document.querySelector<SVGGElement>('.place.legal, .place.hostile, .place.chosen')?.focus();
      return true;
    case '?':
      look.menu.value = look.menu.value === 'keys' ? undefined : 'keys';
      return true;
    case 'Escape':
      // The list of the board last: whoever goes by it closes other things with this key as well.
      if (!look.rule.value && !look.menu.value) look.list.value = false;
      look.rule.value = undefined;
      look.menu.value = undefined;
      return true;
    default:
      return false;
  }
}

function takeBackNearest(session: Session): void {
  const [nearest] = undoPoints(session);
  // What the viewer cannot see is taken back only where it is named as hidden.
  if (nearest?.isHidden || session.veiled.value !== undefined) look.menu.value = 'undo';
  else if (nearest) void undo(session, nearest);
}

/**
 * The answers carry their key. Escape first closes what is open; Enter on a button is that button's, but on
 * one that is marked already it gives all that is marked.
 */
function clickKey(key: string, target: EventTarget | null): boolean {
  if (key === 'Escape' && (look.rule.value || look.menu.value)) return false;
  const onControl = target instanceof Element && target.matches('button, a, [role=button]');
  const gives = target instanceof Element && target.matches('[data-gives]');
  if (key === 'Enter' && onControl && !gives) return false;
  const wanted = `:is([data-key="${CSS.escape(key)}"]${key === 'Enter' ? ', [data-enter]' : ''})`;
  const answer = document.querySelector<HTMLElement>(`:is(.prompt, .dock, .board-area) ${wanted}`);
  answer?.click();
  return answer !== null;
}
