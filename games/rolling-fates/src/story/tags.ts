import { Fault } from '@wyrdhall/kernel';
import type { EnemyKind, Status } from '../state.ts';

/** Whom an effect concerns: every hero, the hero whom the scene is addressed to, one whom the party chooses. */
export type Who = 'each' | 'hero' | 'one';

/** What a line of a story does (docs/stories.md). */
export type StoryEffect =
  /** `lessRoll`: so much less as the die of this scene shows. A trap can be avoided (Careful Step). */
  | {
      readonly kind: 'damage';
      readonly amount: number;
      readonly lessRoll: boolean;
      readonly trap: boolean;
      readonly who: Who;
    }
  | { readonly kind: 'lose'; readonly amount: number; readonly who: Who }
  | { readonly kind: 'heal'; readonly amount: number; readonly who: Who }
  /** `keep` below `amount`: look at all of them, keep so many. */
  | { readonly kind: 'treasure'; readonly amount: number; readonly keep: number; readonly who: Who }
  | { readonly kind: 'max-life'; readonly amount: number }
  | { readonly kind: 'status-next'; readonly status: Status }
  | { readonly kind: 'fewer'; readonly amount: number }
  | { readonly kind: 'reward'; readonly amount: number }
  /** The way on, counted from 0. */
  | { readonly kind: 'edge'; readonly way: number }
  | { readonly kind: 'reinforce'; readonly enemy: EnemyKind; readonly amount: number }
  | { readonly kind: 'flag'; readonly flag: string }
  | { readonly kind: 'fight'; readonly lineUp: string }
  /** Scenes that follow: one for each hero, or one for the group. */
  | { readonly kind: 'each' | 'then'; readonly knot: string }
  | { readonly kind: 'win' | 'return' | 'forfeit' | 'barter' | 'retrain' | 'mute' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'stunned' }
  | { readonly kind: 'insight' };

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

const unknown = (tag: string): Fault => new Fault(`A story has a tag that nobody understands: "# ${tag}".`);

function whole(word: string | undefined, tag: string): number {
  if (word === undefined || !/^-?\d+$/.test(word)) throw unknown(tag);
  return Number(word);
}

function who(word: string | undefined, tag: string): Who {
  if (word !== 'each' && word !== 'hero' && word !== 'one') throw unknown(tag);
  return word;
}

function readTreasure([count, ...rest]: readonly string[], tag: string): StoryEffect {
  const amount = whole(count, tag);
  if (rest[0] !== 'keep') return { kind: 'treasure', amount, keep: amount, who: who(rest[0], tag) };
  return { kind: 'treasure', amount, keep: whole(rest[1], tag), who: who(rest[2], tag) };
}

function readDamage(words: readonly string[], trap: boolean, tag: string): StoryEffect {
  const [size = '', target] = words;
  const lessRoll = size.endsWith('-roll');
  const amount = whole(lessRoll ? size.slice(0, -'-roll'.length) : size, tag);
  return { kind: 'damage', amount, lessRoll, trap, who: who(target, tag) };
}

/** Reads a tag on a line: what it does. */
export function readEffect(tag: string): StoryEffect {
  const [verb = '', ...words] = tag.trim().split(/\s+/);
  const [first = '', second] = words;
  const alone = (kind: 'skip' | 'stunned' | 'insight'): StoryEffect => {
    if (words.length > 0) throw unknown(tag);
    return { kind };
  };
  const addressed = (kind: 'win' | 'return' | 'forfeit' | 'barter' | 'retrain' | 'mute'): StoryEffect => {
    if (words.length !== 1 || first !== (kind === 'mute' ? 'each' : 'hero')) throw unknown(tag);
    return { kind };
  };
  const named = (): string => {
    if (words.length !== 1) throw unknown(tag);
    return first;
  };
  switch (verb) {
    case 'damage':
    case 'trap':
      return readDamage(words, verb === 'trap', tag);
    case 'lose':
    case 'heal':
      return { kind: verb, amount: whole(first, tag), who: who(second, tag) };
    case 'treasure':
      return readTreasure(words, tag);
    case 'maxlife':
      if (second !== 'hero') throw unknown(tag);
      return { kind: 'max-life', amount: whole(first, tag) };
    case 'next':
      if ((first !== 'poison' && first !== 'weakness' && first !== 'stun') || second !== 'hero')
        throw unknown(tag);
      return { kind: 'status-next', status: first };
    case 'fewer':
    case 'reward':
      return { kind: verb, amount: whole(named(), tag) };
    case 'edge':
      return { kind: 'edge', way: whole(named(), tag) };
    case 'reinforce':
      return { kind: 'reinforce', enemy: first, amount: whole(second, tag) };
    case 'flag':
      return { kind: 'flag', flag: named() };
    case 'fight':
      return { kind: 'fight', lineUp: words.join(' ') };
    case 'each':
    case 'then':
      return { kind: verb, knot: named() };
    case 'win':
    case 'return':
    case 'forfeit':
    case 'barter':
    case 'retrain':
    case 'mute':
      return addressed(verb);
    case 'skip':
    case 'stunned':
    case 'insight':
      return alone(verb);
    default:
      throw unknown(tag);
  }
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
