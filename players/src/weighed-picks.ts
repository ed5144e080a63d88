import type { Prompt, Random } from '@wyrdhall/kernel';

/** Several of the options, each with the odds of its weight to 1; then as many as are asked for. */
export function weighedPicks(prompt: Prompt, weights: readonly number[], random: Random): number[] {
  const { options, min, max } = prompt;
  const open = [...options.keys()].filter((i) => !options[i]?.closed);
  const weight = (i: number): number => weights[i] ?? 0;
  const heaviest = open.toSorted((a, b) => weight(b) - weight(a));
  const wanted = heaviest.filter((i) => random.fraction() * (1 + weight(i)) < weight(i));
  const others = heaviest.filter((i) => !wanted.includes(i));
  const picks = [...wanted, ...others.slice(0, Math.max(0, min - wanted.length))].slice(0, max);
  return picks.sort((a, b) => a - b);
}
