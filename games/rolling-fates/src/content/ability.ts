import type { Ability, Cost, Effect } from './kinds.ts';

/** `Hawk's Eye` is `hawks-eye`. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-');

export const ability = (name: string, cost: Cost, effects: readonly Effect[]): Ability => ({
  id: idOf(name),
  name,
  cost,
  effects,
});
