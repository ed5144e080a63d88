import { Fault } from '@wyrdhall/kernel';
import { unknown, whole } from './tags.ts';

/** What must be paid for a choice: a value, as much as one likes, or one Treasure of the scene's hero. */
export type Price =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'any'; readonly by: 'party' | 'hero' }
  | { readonly kind: 'one' };

/** Four dice, three dice alike … */
export type Pattern = { readonly same: number } | 'low' | 'high';

/** A choice that dice or figures make. */
export type When =
  | { readonly kind: 'luck' | 'die'; readonly faces: readonly number[] }
  | { readonly kind: 'dice'; readonly patterns: readonly Pattern[] }
  | { readonly kind: 'value' | 'defence'; readonly least: number }
  | { readonly kind: 'else' };

export interface ChoiceTags {
  readonly id: string;
  readonly price: Price | undefined;
  readonly volunteer: boolean;
  /** Asked of the group, also in a scene that is addressed to one hero. */
  readonly group: boolean;
  readonly when: When | undefined;
}

function readPrice(words: readonly string[], tag: string): Price {
  switch (words.join(' ').replace(/\d+/, 'n')) {
    case 'value n':
      return { kind: 'value', value: whole(words[1], tag) };
    case 'any':
      return { kind: 'any', by: 'party' };
    case 'any hero':
      return { kind: 'any', by: 'hero' };
    case 'one hero':
      return { kind: 'one' };
    default:
      throw unknown(tag);
  }
}

/** `1-2`, `1,3,5`, `4`. */
function readFaces(word: string | undefined, tag: string): number[] {
  const range = /^([1-6])-([1-6])$/.exec(word ?? '');
  if (!range) return (word ?? '').split(',').map((face) => whole(face, tag));
  const [from, to] = [Number(range[1]), Number(range[2])];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** `same 4 or low or high`. */
const readPatterns = (words: readonly string[], tag: string): Pattern[] =>
  words
    .join(' ')
    .split(' or ')
    .map((pattern) => {
      if (pattern === 'low' || pattern === 'high') return pattern;
      const [same, n] = pattern.split(' ');
      if (same !== 'same') throw unknown(tag);
      return { same: whole(n, tag) };
    });

function readWhen([what, ...words]: readonly string[], tag: string): When {
  switch (what) {
    case 'luck':
    case 'die':
      return { kind: what, faces: readFaces(words[0], tag) };
    case 'dice':
      return { kind: 'dice', patterns: readPatterns(words, tag) };
    case 'value':
    case 'defence':
      if (!words[0]?.endsWith('+')) throw unknown(tag);
      return { kind: what, least: whole(words[0].slice(0, -1), tag) };
    case 'else':
      return { kind: 'else' };
    default:
      throw unknown(tag);
  }
}

/** Reads the tags of a choice. One that dice make is called after its condition. */
export function readChoice(tags: readonly string[]): ChoiceTags {
  const choice: { -readonly [K in keyof ChoiceTags]: ChoiceTags[K] } = {
    id: '',
    price: undefined,
    volunteer: false,
    group: false,
    when: undefined,
  };
  for (const tag of tags) {
    const [verb, ...words] = tag.trim().split(/\s+/);
    if (verb === 'id' && words.length === 1) choice.id = words[0] as string;
    else if (verb === 'pay') choice.price = readPrice(words, tag);
    else if (tag.trim() === 'hero volunteer') choice.volunteer = true;
    else if (tag.trim() === 'group') choice.group = true;
    else if (verb === 'when') {
      choice.when = readWhen(words, tag);
      choice.id = words.join('-');
    } else throw unknown(tag);
  }
  if (choice.id === '') throw new Fault('A story has a choice without an id.');
  return choice;
}
