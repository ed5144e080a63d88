import { type CardId, type GrimheimOptions, titleOf } from '@wyrdhall/grimheim';
import type { Options, Prompt, Words } from '@wyrdhall/kernel';
import { answersOf } from '../../kit/answers/places.ts';
import type { Answer, Marking } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';

/** What an option belongs to: `action:move`, `card:riposte`, `event:kick`, `quest`, `ability`, or to nothing of these. */
function ownerOf(prompt: Prompt, option: string, options: Options): string | undefined {
  const own = (options as GrimheimOptions).heroes[prompt.seat];
  const [kind, first = '', second] = option.split(':');
  switch (kind) {
    case 'action':
      return option;
    case 'use':
    case 'flip':
      return `card:${first}`;
    case 'card':
      // Where it may be somebody else's card, the option names the hero as well.
      if (second === undefined) return `card:${first}`;
      return first === own ? `card:${second}` : undefined;
    case 'hero':
      return prompt.ask === 'amounts' && first === own ? `card:${first}` : undefined;
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

/** Questions whose cards are laid out over the board. */
export const isCardChoice = ({ question }: Prompt): boolean =>
  question.id === 'upgrade' || question.id === 'put-under';

/** In a turn, and where several are marked, the hand shows what can be done; elsewhere the prompt bar does. */
export function holds(prompt: Prompt, option: string, options: Options): boolean {
  if (isCardChoice(prompt)) return option !== 'no' && !look.list.value;
  if (prompt.question.id === 'walk') return /^(hex|step):/.test(option);
  if (prompt.ask === 'dice' || ownerOf(prompt, option, options) === undefined) return false;
  if (prompt.ask !== 'one') return true;
  return prompt.question.id === 'turn' || prompt.options.some(({ id, closed }) => id === option && closed);
}

export type Offers = ReadonlyMap<string, readonly Answer[]>;

/** The options of the prompt by what they belong to. */
export function offersOf(
  prompt: Prompt | undefined,
  words: Words,
  options: Options,
  marking?: Marking,
): Offers {
  const offers = new Map<string, Answer[]>();
  if (!prompt || prompt.ask === 'dice') return offers;
  for (const answer of marking?.answers ?? answersOf(prompt, words, new Map())) {
    const owner = ownerOf(prompt, answer.id, options);
    if (owner === undefined) continue;
    const others = offers.get(owner);
    if (others) others.push(answer);
    else offers.set(owner, [answer]);
  }
  return offers;
}

export const eventKey = (copy: CardId): string => `event:${titleOf(copy)}`;
