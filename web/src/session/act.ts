import type { Asked, Choice } from '@wyrdhall/kernel';
import { playSound } from '../hall/sound.ts';
import { choiceOf, type Draft, mark, markAll, toggle } from '../kit/answers/draft.ts';
import { answersOf } from '../kit/answers/places.ts';
import { answer, isPending } from './answering.ts';
import type { Session } from './session.ts';
import { ownPrompt } from './viewing.ts';
import { wordsAt } from './words.ts';

/**
 * What a click on an option does: answers, or marks one of several. A closed one says why. The prompt is the one that
 * the option was drawn for: where another has taken its place, nothing happens.
 */
export function choose(session: Session, prompt: Asked, option: string): void {
  if (!isAsked(session, prompt)) return;
  const closed = answersOf(prompt, wordsAt(session), new Map()).find(({ id }) => id === option)?.closed;
  if (closed) {
    session.refusal.value = `${closed.reason} (${closed.rule})`;
    playSound('thud');
    return;
  }
  playSound('knock');
  if (prompt.ask === 'one') void answer(session, prompt.seat, option, prompt.key);
  else setDraft(session, prompt, toggle(prompt, session.draft.value, option));
}

export function markMore(session: Session, prompt: Asked, option: string, change: 1 | -1): void {
  setDraft(session, prompt, mark(prompt, session.draft.value, option, change));
}

export function markMost(session: Session, prompt: Asked, option: string): void {
  setDraft(session, prompt, markAll(prompt, session.draft.value, option));
}

function setDraft(session: Session, prompt: Asked, draft: Draft): void {
  if (!isAsked(session, prompt)) return;
  session.refusal.value = undefined;
  session.drafted.value = prompt.key;
  session.draft.value = draft;
}

/** What is on its way can be neither answered nor marked once more. */
const isAsked = (session: Session, { key }: Asked): boolean =>
  ownPrompt(session)?.key === key && !isPending(session, key);

/** Gives what was marked. */
export function giveDraft(session: Session, prompt: Asked): void {
  if (!isAsked(session, prompt)) return;
  playSound('knock');
  void answer(session, prompt.seat, choiceOf(prompt, session.draft.value), prompt.key);
}

export function giveChoice(session: Session, prompt: Asked, choice: Choice): void {
  void answer(session, prompt.seat, choice, prompt.key);
}
