import { useEffect } from 'preact/hooks';
import { askHint } from '../thinker/hint.ts';
import { redo, undo } from './answering.ts';
import { look, showRule } from './look.ts';
import { startLookBack } from './look-back.tsx';
import type { Session } from './session.ts';
import { undoPoints } from './undo-points.ts';
import { ownPrompt } from './viewing.ts';

/** The keyboard at a table. Keys that a field or the board needs never come here. */
export function useTableKeys(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const writes = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (writes || document.querySelector('dialog[open]')) return;
      if (act(session, event.key, target)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

/** Whether the key meant something. */
function act(session: Session, key: string, target: EventTarget | null): boolean {
  const pressed = clickKey(key, target);
  if (pressed) return true;
  switch (key) {
    case 'u': {
      const [nearest] = undoPoints(session);
      // What the viewer cannot see is taken back only where it is named as hidden.
      if (nearest?.isHidden || session.veiled.value !== undefined) look.menu.value = 'undo';
      else if (nearest) undo(session, nearest);
      return true;
    }
    case 'r':
      if (session.seen.value.canRedo) redo(session);
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
      look.rule.value = undefined;
      look.menu.value = undefined;
      session.stage.finish?.();
      return true;
    default:
      return false;
  }
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
  const wanted = `[data-key="${CSS.escape(key)}"]`;
  const answer = document.querySelector<HTMLElement>(`:is(.prompt, .dock, .board-area) ${wanted}`);
  answer?.click();
  return answer !== null;
}
