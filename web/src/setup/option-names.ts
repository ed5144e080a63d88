import type { Game } from '@wyrdhall/kernel';
import { readable } from '../words/readable.ts';
import { wordsOf } from '../words/words.ts';

/** What the game itself calls an option, or one of its values. */
export function optionName(game: Game, name: string, value?: string): string {
  const id = value === undefined ? name : `${name}:${value}`;
  return wordsOf(game, undefined).term?.(id) ?? readable(value ?? name);
}

/** `The Toll Road: difficulty 2` is called `The Toll Road`. */
export const shortName = (label: string): string => label.split(': ')[0] ?? label;
