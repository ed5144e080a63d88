import { signal } from '@preact/signals';
import type { Choice, Question } from '@wyrdhall/kernel';
import { soon } from '../hall/later.tsx';
import { tutor } from '../kit/guide/tutor.ts';
import type { Session } from '../session/session.ts';
import { ownPrompt } from '../session/viewing.ts';
import type { Thinker } from './thinker.ts';

/** Who answers when a hint is asked for. */
const PLANNER = 'planner:400';

/** How much better the best is than the next, in words. */
export type Lead = 'even' | 'clear' | 'far';

export type Hint =
  | { readonly state: 'thinking' }
  | {
      readonly state: 'ready';
      readonly choice: Choice;
      /** However it goes on, the game is lost, as far as the planner sees. */
      readonly hopeless?: true;
      /** Why, where the game itself can tell. */
      readonly why?: Question;
      /** The second best, and how far behind: of 1, which is the way from lost to won. */
      readonly next?: { readonly choice: Choice; readonly behind: number };
    }
  | { readonly state: 'none' };

interface Given {
  readonly session: Session;
  /** The asking that it is about. */
  readonly key: string | undefined;
  readonly hint: Hint;
}

const given = signal<Given | undefined>(undefined);

/** What the planner says to the question that is shown at this table; gone with the next. */
export function hintFor(session: Session): Hint | undefined {
  const said = given.value;
  return said?.session === session && said.key === ownPrompt(session)?.key ? said.hint : undefined;
}

/** The single option that the hint advises, where there is one. */
export function advised(session: Session): string | undefined {
  const hint = hintFor(session);
  return hint?.state === 'ready' && typeof hint.choice === 'string' ? hint.choice : undefined;
}

/** Below this, nothing was found that does not lose. */
const HOPELESS = 0.003;

export function leadOf(behind: number): Lead {
  if (behind < 0.02) return 'even';
  return behind < 0.06 ? 'clear' : 'far';
}

/** Its own, so that bots need not wait for what nobody wants to know any more. */
let adviser: Thinker | undefined;
const bringAdviser = soon(async () => {
  const { newThinker } = await import('./thinker.ts');
  adviser = newThinker();
  return adviser;
});

export async function askHint(session: Session): Promise<void> {
  const asked = ownPrompt(session);
  const { host } = session.link;
  if (!asked || !host) return;
  adviser?.stop();
  const { key } = asked;
  const tell = (hint: Hint) => {
    const now = given.peek();
    if (now?.session === session && now.key === key) given.value = { session, key, hint };
  };
  // In a first game the hint speaks of the same plan as the teacher.
  const taught = tutor.peek();
  if (taught && taught.key === key) {
    given.value = { session, key, hint: { state: 'ready', choice: taught.option } };
    return;
  }
  given.value = { session, key, hint: { state: 'thinking' } };
  // The next question makes it idle.
  const forget = session.change.subscribe(() => ownPrompt(session)?.key !== key && adviser?.stop());
  try {
    const planner = await bringAdviser();
    if (hintFor(session)?.state !== 'thinking') return;
    const thought = await planner.advise(session.link, host, asked, PLANNER);
    if (!thought) return;
    const { choice, value, next, why } = thought;
    const behind = next && value !== undefined ? Math.max(0, value - next.value) : 0;
    tell({
      state: 'ready',
      choice,
      ...(value !== undefined && value < HOPELESS && { hopeless: true as const }),
      ...(why && { why }),
      ...(next && { next: { choice: next.choice, behind } }),
    });
  } catch {
    tell({ state: 'none' });
  } finally {
    forget();
  }
}

/** Nobody wants to know it any more. */
export function dismissHint(): void {
  adviser?.stop();
  given.value = undefined;
}
