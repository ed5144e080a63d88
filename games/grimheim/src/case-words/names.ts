import { Refusal } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { cell, TOWN } from '../rules/map.ts';
import { ACTIONS, type Action } from '../rules/state.ts';

/** An area by its name, `12_8`, or `grimheim`. */
export function place(where: string, name: string): Cell {
  const at = name === 'grimheim' ? TOWN : cell(name);
  if (at === undefined) throw new Refusal(`${where}: there is no area "${name}".`);
  return at;
}

export const isAction = (name: string): name is Action => {
  if (ACTIONS.includes(name as Action)) return true;
  throw new Refusal(`There is no action "${name}"; there are ${ACTIONS.join(', ')}.`);
};
