import { signal } from '@preact/signals';
import { look } from '../look.ts';

interface Pointed {
  readonly subject: string;
  /** What was pointed at: the sheet lies beside it. */
  readonly anchor: Element;
  /** The whole sheet, which stays until it is closed. */
  readonly pinned: boolean;
  /** Opened by keys, which need their place again; a pointer leaves none. */
  readonly byKey?: boolean;
}

export const explaining = signal<Pointed | undefined>(undefined);

export function hintAt(subject: string, anchor: Element): void {
  if (!explaining.peek()?.pinned) explaining.value = { subject, anchor, pinned: false };
}

export function pin(subject: string, anchor: Element, byKey: boolean): void {
  const [kind, id] = subject.split(':');
  if (kind === 'card') {
    explaining.value = undefined;
    look.card.value = id;
  } else explaining.value = { subject, anchor, pinned: true, byKey };
}

export function unhint(): void {
  if (explaining.peek()?.pinned === false) explaining.value = undefined;
}

/** Gives the focus back to what was explained by a key, where the sheet had it. */
export function unpin(): void {
  const was = explaining.peek();
  explaining.value = undefined;
  if (!was?.byKey) return;
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('.explained')) return;
  if (was.anchor instanceof HTMLElement || was.anchor instanceof SVGElement) was.anchor.focus();
}
