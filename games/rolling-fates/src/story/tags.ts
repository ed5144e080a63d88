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

export const unknown = (tag: string): Fault =>
  new Fault(`A story has a tag that nobody understands: "# ${tag}".`);

export function whole(word: string | undefined, tag: string): number {
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
