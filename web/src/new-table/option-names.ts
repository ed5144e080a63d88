import type { Game } from '@wyrdhall/kernel';
import { wordsOf } from '../words/words.ts';

/** What the game itself calls an option, or one of its values. */
export function optionName(game: Game, name: string, value?: string): string {
  const id = value === undefined ? name : `${name}:${value}`;
  return wordsOf(game, undefined).term?.(id) ?? readable(value ?? name);
}

/** `long-track` as "Long track". */
function readable(id: string): string {
  const words = id.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `The Toll Road: difficulty 2` is called `The Toll Road`. */
export const shortName = (label: string): string => label.split(': ')[0] ?? label;
