import { signal } from '@preact/signals';
import type { Choice } from '@wyrdhall/kernel';
import type { Session } from '../table/session.ts';
import { ownPrompt } from '../table/viewing.ts';
import { newThinker } from './thinker.ts';

const PLANNER = 'planner:400';

/** How much better the best is than the next, in words. */
export type Lead = 'even' | 'little' | 'clear' | 'far';

export type Hint =
  | { readonly state: 'thinking' }
  | {
      readonly state: 'ready';
      readonly choice: Choice;
      /** The second best, and how far behind: of 1, which is the way from lost to won. */
      readonly next?: { readonly choice: Choice; readonly behind: number };
    }
  | { readonly state: 'none' };

/** What the planner says to the question that was open at this change; gone with the next. */
export const hint = signal<{ readonly change: number; readonly hint: Hint } | undefined>(undefined);

export function leadOf(behind: number): Lead {
  if (behind < 0.005) return 'even';
  if (behind < 0.02) return 'little';
  return behind < 0.06 ? 'clear' : 'far';
}

/** Its own, so that bots need not wait for what nobody wants to know any more. */
const adviser = newThinker();

export async function askHint(session: Session): Promise<void> {
  const prompt = ownPrompt(session);
  if (!prompt) return;
  adviser.stop();
  const change = session.change.peek();
  const tell = (said: Hint) => {
    if (session.change.peek() === change && hint.peek()?.change === change) {
      hint.value = { change, hint: said };
    }
  };
  hint.value = { change, hint: { state: 'thinking' } };
  // The next answer makes it idle.
  const forget = session.change.subscribe((now) => now !== change && adviser.stop());
  try {
    const { choice, value, next } = await adviser.ask(session, session.run.prompts.indexOf(prompt), PLANNER);
    const behind = next && value !== undefined ? Math.max(0, value - next.value) : 0;
    tell({ state: 'ready', choice, ...(next && { next: { choice: next.choice, behind } }) });
  } catch {
    tell({ state: 'none' });
  } finally {
    forget();
  }
}

/** Nobody wants to know it any more. */
export function dismissHint(): void {
  adviser.stop();
  hint.value = undefined;
}
