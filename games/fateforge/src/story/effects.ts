import { Fault } from '@wyrdhall/kernel';
import { enemyIdOf, itemByNumber } from '../content/campaign/codes.ts';
import { FACTIONS, type FactionId, PEOPLE, type PersonId } from '../content/campaign/people.ts';
import { isStoryCard } from '../content/campaign/story-cards.ts';
import { isAlly, isScene } from '../content/index.ts';

/** Whom an effect concerns: every hero, whoever took the test (or failed it), one whom the party names. */
export type Who = 'each' | 'hero' | 'choice';

/** What a line of a script does (README.md). */
export type StoryEffect =
  | { readonly kind: 'flag'; readonly flag: string; readonly on: boolean; readonly n: number }
  | { readonly kind: 'rep'; readonly faction: FactionId; readonly n: number }
  | { readonly kind: 'person'; readonly person: PersonId; readonly n: number }
  | { readonly kind: 'gold' | 'food' | 'points'; readonly n: number }
  /** Suffered where it is less than nothing, else recovered; `harm` never takes the last health. */
  | { readonly kind: 'health' | 'energy' | 'corruption' | 'harm'; readonly n: number; readonly who: Who }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'tier'; readonly tier: 2 | 3 }
  | { readonly kind: 'ally'; readonly ally: string }
  | { readonly kind: 'unlock'; readonly n: number }
  /** More or fewer steps of an exploration. */
  | { readonly kind: 'explore'; readonly id: string; readonly n: number }
  | { readonly kind: 'see-next' }
  | { readonly kind: 'then'; readonly knot: string }
  | { readonly kind: 'fight'; readonly scene: string }
  /** The next fight. */
  | { readonly kind: 'absent' | 'stunned'; readonly enemy: string }
  | { readonly kind: 'fewer' | 'more' | 'rounds'; readonly n: number }
  | { readonly kind: 'no-reactions'; readonly round: number }
  | { readonly kind: 'start'; readonly zones: readonly string[] }
  /** Who speaks the paragraph, and where a page ends: the rules do nothing with these. */
  | { readonly kind: 'says'; readonly person: PersonId }
  | { readonly kind: 'page' };

export const unknown = (tag: string): Fault =>
  new Fault(`A story has a tag that nobody understands: "# ${tag}".`);

function whole(word: string | undefined, tag: string): number {
  if (word === undefined || !/^[+-]?\d+$/.test(word)) throw unknown(tag);
  return Number(word);
}

function readWho(word: string | undefined, tag: string): Who {
  if (word !== 'each' && word !== 'hero' && word !== 'choice') throw unknown(tag);
  return word;
}

function oneOf<T extends string>(words: readonly T[], word: string | undefined, tag: string): T {
  const found = words.find((known) => known === word);
  if (found === undefined) throw unknown(tag);
  return found;
}

function orFault<T>(value: T | undefined, tag: string): T {
  if (value === undefined) throw unknown(tag);
  return value;
}

/** `flag x`, `flag x off`, `flag peopleSaved +1`. */
function readFlag([flag = '', how]: readonly string[], tag: string): StoryEffect {
  if (!/^[a-z]\w*$/i.test(flag)) throw unknown(tag);
  if (how === undefined || how === 'off') return { kind: 'flag', flag, on: how === undefined, n: 0 };
  return { kind: 'flag', flag, on: true, n: whole(how, tag) };
}

const HOW_MANY: Readonly<Record<string, (n: number) => StoryEffect>> = {
  gold: (n) => ({ kind: 'gold', n }),
  food: (n) => ({ kind: 'food', n }),
  points: (n) => ({ kind: 'points', n }),
  unlock: (n) => ({ kind: 'unlock', n }),
  rounds: (n) => ({ kind: 'rounds', n }),
  'fewer-reactions': (n) => ({ kind: 'fewer', n }),
  'more-reactions': (n) => ({ kind: 'more', n }),
  'no-reactions': (n) => ({ kind: 'no-reactions', round: n }),
};

/** Reads a tag on a line: what it does. */
export function readEffect(tag: string): StoryEffect {
  const [verb = '', ...words] = tag.trim().split(/\s+/);
  const [first, second] = words;
  const count = HOW_MANY[verb];
  if (count) return count(whole(first, tag));
  switch (verb) {
    case 'flag':
      return readFlag(words, tag);
    case 'rep':
      return { kind: 'rep', faction: oneOf(FACTIONS, first, tag), n: whole(second, tag) };
    case 'person':
      return { kind: 'person', person: oneOf(PEOPLE, first, tag), n: whole(second, tag) };
    case 'health':
    case 'energy':
    case 'corruption':
    case 'harm':
      return { kind: verb, n: whole(first, tag), who: readWho(second, tag) };
    case 'card':
      if (!isStoryCard(first ?? '')) throw unknown(tag);
      return { kind: 'card', card: first ?? '' };
    case 'item':
      return { kind: 'item', item: orFault(itemByNumber(whole(first, tag)), tag) };
    case 'tier':
      return { kind: 'tier', tier: first === '3' ? 3 : 2 };
    case 'ally':
      if (!isAlly(first ?? '')) throw unknown(tag);
      return { kind: 'ally', ally: first ?? '' };
    case 'explore':
      return { kind: 'explore', id: (first ?? '').toLowerCase(), n: whole(second, tag) };
    case 'then':
      return { kind: 'then', knot: orFault(first, tag) };
    case 'fight':
      if (!isScene(first?.toLowerCase() ?? '')) throw unknown(tag);
      return { kind: 'fight', scene: (first ?? '').toLowerCase() };
    case 'absent':
    case 'stunned':
      return { kind: verb, enemy: orFault(enemyIdOf(first ?? ''), tag) };
    case 'start':
      return { kind: 'start', zones: words };
    case 'says':
      return { kind: 'says', person: oneOf(PEOPLE, first, tag) };
    case 'see-next':
    case 'page':
      return { kind: verb };
    default:
      throw unknown(tag);
  }
}
