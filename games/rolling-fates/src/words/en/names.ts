import type { Status } from '../../state.ts';
import { cardName, enemyName, heroName, isEnemy } from '../world.ts';

export const statuses: Readonly<Record<Status, string>> = {
  poison: 'Poison',
  weakness: 'Weakness',
  stun: 'Stun',
};
export const status = (id: string): string => (Object.hasOwn(statuses, id) ? statuses[id as Status] : id);

const AFFLICTED: Readonly<Record<Status, string>> = {
  poison: 'poisoned',
  weakness: 'weakened',
  stun: 'stunned',
};
/** What somebody is who has the status. */
export const afflicted = (id: string): string =>
  Object.hasOwn(AFFLICTED, id) ? AFFLICTED[id as Status] : id;

/** "a", "a and b", "a, b and c". */
export function and(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Dice as they lie there; places without a die do not count. */
export const dice = (faces: readonly number[]): string =>
  faces.some((face) => face > 0) ? faces.filter((face) => face > 0).join(' ') : 'no dice';

/** What something came from: a status, an enemy, a card, a hero, a place of the story. */
export function source(id: string): string {
  if (Object.hasOwn(statuses, id)) return status(id);
  if (isEnemy(id)) return enemyName(id, 'en');
  return cardName(id, 'en') ?? heroName(id) ?? SOURCES[id] ?? '';
}

const SOURCES: Readonly<Record<string, string>> = {
  reroll: 'an additional re-roll',
  rest: 'rest',
};

/** ` (Loaded Die)`, or nothing where it came from nowhere in particular. */
export const from = (id: string): string => {
  const name = source(id);
  return name === '' ? '' : ` (${name})`;
};
