import { signal } from '@preact/signals';
import type { Asked, Choice } from '@wyrdhall/kernel';
import type { Doubt } from '../../kit/face.ts';
import { choose, giveChoice, giveDraft } from '../../session/act.ts';
import type { Session } from '../../session/session.ts';
import { toldSoFar } from '../../session/told-so-far.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { advised } from '../../thinker/hint.ts';

/** The question that is on the screen: while something is shown there is none. */
export const shownPrompt = (session: Session): Asked | undefined =>
  session.stage.playing.value || session.veiled.value !== undefined ? undefined : ownPrompt(session);

interface Doubted {
  readonly key: string;
  readonly choice: Choice;
  readonly doubt: Doubt;
  /** Whether the answer is what was marked, and not this one option. */
  readonly drafted: boolean;
}

const doubted = signal<Doubted | undefined>(undefined);
const marked = signal<{ readonly key: string; readonly option: string } | undefined>(undefined);

/** The answer that is asked about once more. */
export const doubtedAt = ({ key }: Asked): Doubted | undefined =>
  doubted.value?.key === key ? doubted.value : undefined;

/** By finger: the place that was touched, and not yet taken. */
export function markedAt({ key }: Asked): string | undefined {
  const now = marked.value;
  return now?.key === key ? now?.option : undefined;
}

/** Whatever was begun and not answered. */
export function thinkAgain(): void {
  doubted.value = undefined;
  marked.value = undefined;
}

/** Takes an option; where the game has doubts, asks once more. */
export function take(session: Session, prompt: Asked, option: string): void {
  if (prompt.ask === 'one' && doubts(session, prompt, option, false)) return;
  thinkAgain();
  choose(session, prompt, option);
}

/** Gives what was marked of several things. */
export function takeDraft(session: Session, prompt: Asked, choice: Choice): void {
  if (doubts(session, prompt, choice, true)) return;
  thinkAgain();
  giveDraft(session, prompt);
}

/** Gives the answer that was asked about. */
export function takeAllTheSame(session: Session, prompt: Asked): void {
  const given = doubtedAt(prompt);
  if (!given) return;
  thinkAgain();
  if (given.drafted) giveDraft(session, prompt);
  else giveChoice(session, prompt, given.choice);
}

/** A touch on the board: with a fine pointer it takes; with a finger it marks, as a rule, and the prompt takes. */
export function touch(session: Session, prompt: Asked, option: string): void {
  const { at, closed } = prompt.options.find(({ id }) => id === option) ?? {};
  const isTaken = (): boolean =>
    session.face.atOnce?.(prompt, option, session.stage.shown.peek(), () => toldSoFar(session)) === true;
  if (!isCoarse() || prompt.ask !== 'one' || at === undefined || closed || isTaken()) {
    take(session, prompt, option);
    return;
  }
  doubted.value = undefined;
  marked.value = { key: prompt.key ?? '', option };
}

const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

function doubts(session: Session, prompt: Asked, choice: Choice, drafted: boolean): boolean {
  const { face, stage } = session;
  if (prompt.options.find(({ id }) => id === choice)?.closed) return false;
  // Who does what the hint says is not warned of it.
  if (advised(session) === choice) return false;
  const doubt = face.doubts?.(prompt, choice, stage.shown.peek(), () => toldSoFar(session));
  if (!doubt || prompt.key === undefined) return false;
  doubted.value = { key: prompt.key, choice, doubt, drafted };
  return true;
}
