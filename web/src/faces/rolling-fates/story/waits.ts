import { enemyName, factsOf, type RollingFatesTold } from '@wyrdhall/rolling-fates';
import type { Pause } from '../../../kit/face.ts';
import { fate, language } from '../words/words.ts';

/** Each kind once, with how many there are of it. */
const foesOf = (kinds: readonly string[]) =>
  [...new Set(kinds)].map((kind) => ({
    name: enemyName(kind, language.value),
    count: kinds.filter((other) => other === kind).length,
    isNamed: factsOf(kind).lifePerHero > 0,
  }));

/** The page that leads to a fight is read before the fight begins; the last dice are looked at before the enemies act. */
export function waitsBefore(event: RollingFatesTold, after: readonly RollingFatesTold[]): Pause | undefined {
  const { toArms, fightAhead, diceSpent, enemiesNext } = fate.value;
  if (event.kind === 'combat') {
    const ahead = event.enemies.map(({ kind }) => kind);
    return { said: fightAhead(foesOf(ahead)), go: toArms, ahead };
  }
  // Whoever passes has said that it is over.
  const endedByItself =
    after.some(({ kind }) => kind === 'use') && !after.some(({ kind }) => kind === 'pass');
  const isEnemyPhase = event.kind === 'phase' && event.phase === 'enemy';
  return isEnemyPhase && endedByItself ? { said: diceSpent, go: enemiesNext } : undefined;
}
