import { type Aim, aimAt, type GrimheimView, targetsOf } from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import { sighted } from './sighted.ts';

const NOBODY: ReadonlyMap<string, Aim> = new Map();

/** Where an attack is asked for: what it has in store for each monster, by the option's id. */
export function aimsOf(view: GrimheimView, prompt: Prompt | undefined): ReadonlyMap<string, Aim> {
  const dice = prompt?.question.id === 'attack' ? prompt.question.data?.dice : undefined;
  if (!prompt || typeof dice !== 'number') return NOBODY;
  const state = sighted(view);
  const found = new Map<string, Aim>();
  for (const { id } of prompt.options) {
    const aim = aimAt(state, prompt.seat, id.replace(/^monster:/, ''), dice);
    if (aim) found.set(id, aim);
  }
  return found;
}

/** In the monsters' turn: the areas of those whom a card could be aimed at that is offered, before it is spent. */
export function offeredTargets(view: GrimheimView, prompt: Prompt | undefined): readonly number[] {
  if (!prompt?.question.id.startsWith('monsters-')) return [];
  const state = sighted(view);
  const targets = prompt.options.flatMap(({ id, closed }) =>
    closed || !/^(use|play):/.test(id) ? [] : targetsOf(state, prompt.seat, id),
  );
  return view.monsters.flatMap(({ id, at }) => (targets.includes(id) ? [at] : []));
}
