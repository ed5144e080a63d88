import { signal } from '@preact/signals';
import type { Choice } from '@wyrdhall/kernel';
import type { Session } from '../table/session.ts';
import { ownPrompt } from '../table/viewing.ts';
import { askPlayer } from './thinker.ts';

const PLANNER = 'planner:400';

export type Hint =
  | { readonly state: 'thinking' }
  | { readonly state: 'ready'; readonly choice: Choice; readonly better: number }
  | { readonly state: 'none' };

/** What the planner says to the question that was open at this change; gone with the next. */
export const hint = signal<{ readonly change: number; readonly hint: Hint } | undefined>(undefined);

export async function askHint(session: Session): Promise<void> {
  const prompt = ownPrompt(session);
  if (!prompt) return;
  const change = session.change.peek();
  const tell = (said: Hint) => {
    if (session.change.peek() === change) hint.value = { change, hint: said };
  };
  tell({ state: 'thinking' });
  try {
    const { choice, value, next } = await askPlayer(session, session.run.prompts.indexOf(prompt), PLANNER);
    const better = value === undefined || next === undefined ? 0 : Math.max(0, value - next);
    tell({ state: 'ready', choice, better });
  } catch {
    tell({ state: 'none' });
  }
}
