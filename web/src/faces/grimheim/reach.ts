import { cell, type GrimheimView, TOWN, ways } from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import type { Places } from '../../kit/face.ts';

export const cellOf = (name: string): number => (name === 'grimheim' ? TOWN : (cell(name) ?? TOWN));

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** Where a hero is asked to go: how many steps to each open area. Nobody walks through others. */
export function stepsOf(
  view: GrimheimView,
  prompt: Prompt | undefined,
  places: Places,
): ReadonlyMap<number, number> {
  const hero = prompt?.question.id === 'walk' ? view.heroes[prompt.seat] : undefined;
  if (!hero) return NOWHERE;
  const open = new Set([...places.open.keys()].map(cellOf));
  const found = new Map([[hero.at, 0]]);
  for (const [at, far] of found) {
    if (at === TOWN && far > 0) continue;
    for (const to of ways[at] ?? []) if (open.has(to) && !found.has(to)) found.set(to, far + 1);
  }
  found.delete(hero.at);
  return found;
}
