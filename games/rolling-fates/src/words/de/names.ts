import type { Status } from '../../state.ts';
import { cardName, enemyName, heroName, isEnemy } from '../world.ts';

export const statuses: Readonly<Record<Status, string>> = {
  poison: 'Gift',
  weakness: 'Schwäche',
  stun: 'Betäubung',
};
export const status = (id: string): string => (Object.hasOwn(statuses, id) ? statuses[id as Status] : id);

const AFFLICTED: Readonly<Record<Status, string>> = {
  poison: 'vergiftet',
  weakness: 'geschwächt',
  stun: 'betäubt',
};
/** Was jemand ist, der den Zustand hat. */
export const afflicted = (id: string): string =>
  Object.hasOwn(AFFLICTED, id) ? AFFLICTED[id as Status] : id;

/** „a“, „a und b“, „a, b und c“. */
export function and(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Würfel, wie sie daliegen; leere Plätze zählen nicht. */
export const dice = (faces: readonly number[]): string =>
  faces.some((face) => face > 0) ? faces.filter((face) => face > 0).join(' ') : 'keine Würfel';

/** Woher etwas kam: ein Zustand, ein Gegner, eine Karte, ein Held, ein Ort der Geschichte. */
export function source(id: string): string {
  if (Object.hasOwn(statuses, id)) return status(id);
  if (isEnemy(id)) return enemyName(id, 'de');
  return cardName(id, 'de') ?? heroName(id) ?? SOURCES[id] ?? '';
}

const SOURCES: Readonly<Record<string, string>> = {
  reroll: 'ein weiterer Neuwurf',
  rest: 'Rast',
};

/** ` (Gezinkter Würfel)`, oder nichts, wo es von nichts Bestimmtem kam. */
export const from = (id: string): string => {
  const name = source(id);
  return name === '' ? '' : ` (${name})`;
};
