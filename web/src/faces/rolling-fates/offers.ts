import type { Options, Prompt } from '@wyrdhall/kernel';
import { answersOf } from '../../kit/answers/places.ts';
import type { Answer } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';
import type { FateProps } from './seen.ts';

/** In the dock: dice, abilities, payments, cards, and what is entered at the table. */
const HELD =
  /^(die-\d|luck-die|use:.*|pay:.*|treasure:.*|swap:.*|trait:.*|damage|poison|weakness|stun|investigate|all|fallen|life-\d+)$/;

/** Where giving up stands among other answers; elsewhere it is what the question is about. */
export const offersToGiveUp = ({ question }: Prompt): boolean =>
  question.id === 'act' || question.id === 'hits';

/** Whether the face itself shows the option. The choices of a scene stand on its page and
 * those about a find below it, unless the board is shown in words. */
export function holds(prompt: Prompt, option: string, _options: Options): boolean {
  const { id } = prompt.question;
  if (prompt.ask === 'dice' || id === 'status') return false;
  if (option === 'give-up') return offersToGiveUp(prompt);
  const onBoard = id === 'scene' || (id === 'treasure' && /^(keep|refuse)$/.test(option));
  if (onBoard) return !look.list.value;
  return HELD.test(option);
}

/** Figures that may be chosen stand by name in the bar as well, with what it does to them. */
export const lists = ({ question }: Prompt, option: string): boolean =>
  option.startsWith('recall:') || (question.id === 'target' && /^(enemy|hero):/.test(option));

/** The options of the prompt by their ids, with what is marked. */
export function offersOf({ prompt, words, marking }: FateProps): ReadonlyMap<string, Answer> {
  if (!prompt || prompt.ask === 'dice') return new Map();
  const answers = marking?.answers ?? answersOf(prompt, words, new Map());
  return new Map(answers.map((answer) => [answer.id, answer]));
}
