import type { Choice } from '@wyrdhall/kernel';
import { playSound } from '../hall/sound.ts';
import { wordsOf } from '../words/words.ts';
import { answer } from './answering.ts';
import { choiceOf, mark, markAll, toggle } from './draft.ts';
import { answersOf } from './places.ts';
import type { Session } from './session.ts';
import { ownPrompt } from './viewing.ts';

/** What a click on an option does: answers, or marks one of several. A closed one says why. */
export function choose(session: Session, option: string): void {
  const prompt = ownPrompt(session);
  if (!prompt) return;
  const closed = answersOf(prompt, wordsOf(session.game, session.run), new Map()).find(
    ({ id }) => id === option,
  )?.closed;
  if (closed) {
    session.refusal.value = `${closed.reason} (${closed.rule})`;
    playSound('thud');
    return;
  }
  playSound('knock');
  if (prompt.ask === 'one') answer(session, prompt.seat, option);
  else session.draft.value = toggle(prompt, session.draft.value, option);
}

export function markMore(session: Session, option: string, change: 1 | -1): void {
  const prompt = ownPrompt(session);
  if (prompt) session.draft.value = mark(prompt, session.draft.value, option, change);
}

export function markMost(session: Session, option: string): void {
  const prompt = ownPrompt(session);
  if (prompt) session.draft.value = markAll(prompt, session.draft.value, option);
}

/** Gives what was marked. */
export function giveDraft(session: Session): void {
  const prompt = ownPrompt(session);
  if (!prompt) return;
  playSound('knock');
  answer(session, prompt.seat, choiceOf(prompt, session.draft.value));
}

export function giveChoice(session: Session, choice: Choice): void {
  const prompt = ownPrompt(session);
  if (prompt) answer(session, prompt.seat, choice);
}
