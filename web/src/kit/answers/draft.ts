import type { Choice, Prompt } from '@wyrdhall/kernel';

/** What was marked so far of a prompt that takes several things: how much of each option. */
export type Draft = ReadonlyMap<string, number>;

export const total = (draft: Draft): number => [...draft.values()].reduce((sum, n) => sum + n, 0);

/** How much more can be marked of an option or of others: of several kinds of dice, of its own kind. */
export function roomFor(prompt: Prompt, draft: Draft, id: string): number {
  const index = prompt.options.findIndex((option) => option.id === id);
  const kind = prompt.dice?.find(({ first, faces }) => index >= first && index < first + faces);
  if (!kind) return prompt.max - total(draft);
  const own = prompt.options.slice(kind.first, kind.first + kind.faces);
  return kind.count - own.reduce((sum, face) => sum + (draft.get(face.id) ?? 0), 0);
}

/** The most that may be marked of one option. */
export function mostOf(prompt: Prompt, id: string): number {
  if (prompt.ask === 'many') return 1;
  return Math.min(prompt.max, prompt.options.find((option) => option.id === id)?.most ?? prompt.max);
}

/** One more or one less, as far as the prompt allows it. */
export function mark(prompt: Prompt, draft: Draft, id: string, change: 1 | -1): Draft {
  const now = draft.get(id) ?? 0;
  const next = now + change;
  if (next < 0 || next > mostOf(prompt, id)) return draft;
  if (change > 0 && roomFor(prompt, draft, id) <= 0) return draft;
  const marked = new Map(draft);
  if (next === 0) marked.delete(id);
  else marked.set(id, next);
  return marked;
}

/** As much of it as there is room for. */
export function markAll(prompt: Prompt, draft: Draft, id: string): Draft {
  const now = draft.get(id) ?? 0;
  return new Map(draft).set(id, Math.min(mostOf(prompt, id), now + roomFor(prompt, draft, id)));
}

/** A click on an option: marks it, or takes the mark away where there is no more room. */
export function toggle(prompt: Prompt, draft: Draft, id: string): Draft {
  const more = mark(prompt, draft, id, 1);
  if (more !== draft) return more;
  if (!draft.has(id)) return prompt.max === 1 ? new Map([[id, 1]]) : draft;
  const less = new Map(draft);
  less.delete(id);
  return less;
}

/** The options' keys: 1 to 9 in their order, whether they lie in the bar or in the hand. */
export function digitOf(prompt: Prompt, id: string): number | undefined {
  const at = prompt.options.filter(({ closed }) => !closed).findIndex((option) => option.id === id) + 1;
  return at > 0 && at < 10 ? at : undefined;
}

export const isFull = (prompt: Prompt, draft: Draft): boolean => total(draft) >= prompt.max;

export const isReady = (prompt: Prompt, draft: Draft): boolean =>
  total(draft) >= prompt.min && total(draft) <= prompt.max;

export function choiceOf(prompt: Prompt, draft: Draft): Choice {
  if (prompt.ask === 'amounts') return Object.fromEntries(draft);
  // In the order of the options, each as often as it was marked.
  return prompt.options.flatMap(({ id }) => Array<string>(draft.get(id) ?? 0).fill(id));
}
