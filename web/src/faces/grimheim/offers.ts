import { type CardId, titleOf } from '@wyrdhall/grimheim';
import type { Prompt, Words } from '@wyrdhall/kernel';
import { answersOf } from '../../table/places.ts';
import type { Answer } from '../face.ts';

/** What an option belongs to: `action:move`, `card:riposte`, `event:kick`, `quest`, `ability`, or to nothing of these. */
function ownerOf(option: string): string | undefined {
  const [kind, first = '', second] = option.split(':');
  switch (kind) {
    case 'action':
      return option;
    case 'use':
    case 'flip':
      return `card:${first}`;
    case 'card':
      // Of somebody else's card the option names the hero as well.
      return second === undefined ? `card:${first}` : undefined;
    case 'play':
    case 'event':
      return `event:${titleOf(first)}`;
    case 'quest':
      return first === '' ? undefined : 'quest';
    case 'ability':
      return 'ability';
    case 'give':
    case 'ask':
    case 'throw-away':
      return 'more';
    case 'under':
      return first === 'equipment' ? 'quest' : 'ability';
    default:
      return undefined;
  }
}

/** In a turn the hand shows what can be done; elsewhere only what cannot, and the prompt bar what can. */
export function holds(prompt: Prompt, option: string): boolean {
  if (prompt.question.id === 'walk') return /^(hex|step):/.test(option);
  if (ownerOf(option) === undefined) return false;
  return prompt.question.id === 'turn' || prompt.options.some(({ id, closed }) => id === option && closed);
}

export type Offers = ReadonlyMap<string, readonly Answer[]>;

/** The options of the prompt by what they belong to. */
export function offersOf(prompt: Prompt | undefined, words: Words): Offers {
  const offers = new Map<string, Answer[]>();
  if (prompt?.ask !== 'one') return offers;
  for (const answer of answersOf(prompt, words, new Map())) {
    const owner = ownerOf(answer.id);
    if (owner === undefined) continue;
    const others = offers.get(owner);
    if (others) others.push(answer);
    else offers.set(owner, [answer]);
  }
  return offers;
}

export const eventKey = (copy: CardId): string => `event:${titleOf(copy)}`;
