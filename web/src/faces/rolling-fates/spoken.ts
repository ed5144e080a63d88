import { enemyName, heroName, secretText, stepText, telegraphLine } from '@wyrdhall/rolling-fates';
import type { SeenEnemy, SeenHero } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';
import { language, quoted } from './words/words.ts';

/** An enemy in one sentence: all that the eye finds around its figure. */
export function spokenEnemy(enemy: SeenEnemy, loss: number, words: FateWords): string {
  const parts = [
    enemyName(enemy.id, language.value),
    ...(enemy.great ? [words.great] : []),
    words.life(enemy.life, enemy.maxLife),
    ...(enemy.armour > 0 ? [words.armour(enemy.armour)] : []),
    ...enemy.statuses.map((status) => words.statuses[status]),
    ...(loss > 0 ? [loss >= enemy.life ? words.falls : words.loses(loss)] : []),
    ...(enemy.telegraphed
      ? [`${words.telegraphed}: ${quoted(telegraphLine(enemy.kind, language.value))}`]
      : []),
    ...(enemy.intent ? [`${words.next}: ${stepText(enemy.intent, language.value)}`] : []),
    ...(enemy.known ? [secretText(enemy.kind, language.value)] : []),
  ];
  return parts.join(', ');
}

export const nameOf = (hero: SeenHero): string => heroName(hero.id) ?? hero.id;

export function spokenHero(hero: SeenHero, loss: number, companion: boolean, words: FateWords): string {
  if (companion) return [nameOf(hero), words.atTheTable].join(', ');
  const parts = [
    nameOf(hero),
    words.life(hero.life, hero.maxLife),
    words.defence(hero.defence),
    ...(hero.guard > 0 ? [words.guard(hero.guard)] : []),
    ...hero.statuses.map((status) => words.statuses[status]),
    ...(loss > 0 ? [loss >= hero.life ? words.falls : words.loses(loss)] : []),
  ];
  return parts.join(', ');
}
