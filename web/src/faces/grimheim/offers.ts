import { type CardId, type GrimheimOptions, titleOf } from '@wyrdhall/grimheim';
import type { Option, Options, Prompt } from '@wyrdhall/kernel';
import type { Answer, FaceProps, Where } from '../../kit/face.ts';

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

/** In a turn, and where several are marked, the hand shows what can be done; cards to choose from lie over the board. */
export function where(prompt: Prompt, { id, at, closed }: Option, options: Options): Where {
  const { question, ask } = prompt;
  if (isCardChoice(prompt)) return id === 'no' ? 'bar' : 'page';
  // Of "go there" and "one step there", one at a time lies on the board.
  if (question.id === 'walk' && /^(hex|step):/.test(id)) return 'page';
  const isHeld = ask !== 'one' || question.id === 'turn' || closed !== undefined;
  if (isHeld && ownerOf(prompt, id, options) !== undefined) return 'hand';
  return at === undefined ? 'bar' : 'board';
}

export type Offers = ReadonlyMap<string, readonly Answer[]>;

/** The answers by what they belong to. */
export function offersOf({ prompt, offers, options }: FaceProps): Offers {
  const owned = new Map<string, Answer[]>();
  for (const answer of offers.values()) {
    const owner = prompt && ownerOf(prompt, answer.id, options);
    if (owner === undefined) continue;
    const others = owned.get(owner);
    if (others) others.push(answer);
    else owned.set(owner, [answer]);
  }
  return owned;
}

export const eventKey = (copy: CardId): string => `event:${titleOf(copy)}`;
