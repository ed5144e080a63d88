import type { Option, Prompt } from '@wyrdhall/kernel';
import type { Where } from '../../kit/face.ts';

/** In the dock: dice, abilities, payments, cards, and what is entered at the table. */
const HELD =
  /^(die-\d|luck-die|use:.*|pay:.*|treasure:.*|swap:.*|trait:.*|damage|poison|weakness|stun|investigate|all|fallen|life-\d+)$/;

/** Where giving up stands among other answers; elsewhere it is what the question is about. */
export const offersToGiveUp = ({ question }: Prompt): boolean =>
  question.id === 'act' || question.id === 'hits';

/**
 * The choices of a scene stand on its page, and what a find may be swapped for below it. Figures that may be chosen
 * stand by name in the bar as well, with what it does to them.
 */
export function where(prompt: Prompt, { id, at }: Pick<Option, 'id' | 'at'>): Where {
  const asked = prompt.question.id;
  if (at !== undefined)
    return asked === 'target' || asked === 'who-fell' || id.startsWith('recall:') ? 'board+bar' : 'board';
  if (prompt.ask === 'dice' || asked === 'status') return 'bar';
  if (asked === 'scene') return 'page';
  if (id === 'give-up') return offersToGiveUp(prompt) ? 'hand' : 'bar';
  return HELD.test(id) ? 'hand' : 'bar';
}
