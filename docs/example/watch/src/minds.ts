import type { Prompt } from '@wyrdhall/kernel';
import { outcome } from './outcome.ts';
import { goalOf, type Watch } from './state.ts';

export function score(s: Watch): number {
  const end = outcome(s);
  if (end) return end.won ? 1 : 0;
  const way = Math.min(1, s.fire / goalOf(s));
  return s.chapter === 'peak' ? 0.5 + 0.4 * way : 0.1 + 0.4 * way;
}

export const weigh = (_: Watch, { question, options }: Prompt): number[] => {
  const dice = question.data?.dice;
  const isDark = Array.isArray(dice) && dice.every((face) => face === 'dark');
  return options.map(({ id }) => (id === 'again' ? (isDark ? 9 : 0.2) : 1));
};
