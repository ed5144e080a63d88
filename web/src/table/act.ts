import type { Asked, Choice } from '@wyrdhall/kernel';
import { playSound } from '../hall/sound.ts';
import { wordsOf } from '../words/words.ts';
import { answer } from './answering.ts';
import { choiceOf, type Draft, mark, markAll, toggle } from './draft.ts';
import { answersOf } from './places.ts';
import type { Session } from './session.ts';
import { ownPrompt } from './viewing.ts';

/**
 * What a click on an option does: answers, or marks one of several. A closed one says why. The prompt is the one that
 * the option was drawn for: where another has taken its place, nothing happens.
 */
export function choose(session: Session, prompt: Asked, option: string): void {
  if (!isAsked(session, prompt)) return;
  const closed = answersOf(prompt, wordsOf(session.game, session.run), new Map()).find(
    ({ id }) => id === option,
  )?.closed;
  if (closed) {
    session.refusal.value = `${closed.reason} (${closed.rule})`;
    playSound('thud');
    return;
  }
  playSound('knock');
  if (prompt.ask === 'one') answer(session, prompt.seat, option, prompt.key);
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
  session.drafted.value = prompt.key;
  session.draft.value = draft;
}

const isAsked = (session: Session, { key }: Asked): boolean => ownPrompt(session)?.key === key;

/** Gives what was marked. */
export function giveDraft(session: Session, prompt: Asked): void {
  if (!isAsked(session, prompt)) return;
  playSound('knock');
  answer(session, prompt.seat, choiceOf(prompt, session.draft.value), prompt.key);
}

export function giveChoice(session: Session, prompt: Asked, choice: Choice): void {
  answer(session, prompt.seat, choice, prompt.key);
}
