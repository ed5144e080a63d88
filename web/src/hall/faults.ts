import { Refusal } from '@wyrdhall/kernel';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { notify } from './notices.ts';

/** Tells the person what went wrong where nobody else does: a refusal in its own words, anything else as a bug. */
export function tell(error: unknown): void {
  if (error instanceof Refusal) notify({ kind: 'trouble', text: refusalWords(error) });
  else notify({ kind: 'fault', text: say.peek().fault.somewhere(messageOf(error)), error });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** For what is begun by a click and ends later: its failure is told. */
export function orTell(act: Promise<unknown>): void {
  act.catch(tell);
}

/** Browsers say this of a size that changed while it was looked at; nothing is wrong. */
const HARMLESS = /ResizeObserver loop/;

/** Whatever nobody caught is told too. */
export function catchAll(): void {
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) tell(error ?? message);
  });
}
