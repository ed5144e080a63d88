import type { Cost } from '@wyrdhall/rolling-fates';
import type { SeenHero } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';

/** What the bar lacks to pay for it, in words: `no 3`. */
export function lackOf(
  { dice, luck }: Pick<SeenHero, 'dice' | 'luck'>,
  cost: Cost,
  words: FateWords,
): string {
  if (cost.luck > 0 && luck !== cost.luck) return words.lacksLuck(luck);
  const bar = dice.filter((face) => face > 0);
  const missing: number[] = [];
  for (const face of cost.exact) {
    const at = bar.indexOf(face);
    if (at < 0) missing.push(face);
    else bar.splice(at, 1);
  }
  if (missing.length > 0) return words.lacksFaces(missing);
  return cost.same.length > 0 ? words.lacksSame(cost.same) : words.lacksDice;
}
