import type { Asked } from '@wyrdhall/kernel';
import { digitOf, isFull, isReady, mostOf } from '../kit/answers/draft.ts';
import type { Answer, Marking } from '../kit/face.ts';
import { markMore } from './act.ts';
import type { Session } from './session.ts';

/** The marks of a prompt that takes several things, for the board and the hand. Dice are told in the bar alone. */
export function markingOf(
  session: Session,
  prompt: Asked | undefined,
  answers: readonly Answer[],
): Marking | undefined {
  if (prompt?.ask !== 'many' && prompt?.ask !== 'amounts') return undefined;
  return {
    ask: prompt.ask,
    answers,
    full: isFull(prompt, session.draft.value),
    ready: isReady(prompt, session.draft.value),
    most: (option) => mostOf(prompt, option),
    mark: (option, change) => markMore(session, prompt, option, change),
    digit: (option) => digitOf(prompt, option),
  };
}
