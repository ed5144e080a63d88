import { isChance, type Random, randomPick } from '@wyrdhall/kernel';
import type { Advice, Seated } from './player.ts';

/** Own dice and cards are chance, not a choice: a bot's are rolled honestly. */
export function chanceAdvice(seated: Seated, random: Random): Advice | undefined {
  const { prompt, game } = seated;
  if (!isChance(prompt)) return undefined;
  const pick = randomPick(prompt, random);
  const value = game.score(seated.look(random));
  return { pick, value, alternatives: [{ pick, value, tries: 0 }] };
}
