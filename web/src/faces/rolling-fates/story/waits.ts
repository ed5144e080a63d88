import { enemyName, type RollingFatesTold } from '@wyrdhall/rolling-fates';
import type { Pause } from '../../../kit/face.ts';
import { fate, language } from '../words/words.ts';

/** The page that leads to a fight is read before the fight begins. */
export function waitsBefore(event: RollingFatesTold): Pause | undefined {
  if (event.kind !== 'combat') return undefined;
  const { toArms, fightAhead } = fate.value;
  return { said: fightAhead(event.enemies.map(({ id }) => enemyName(id, language.value))), go: toArms };
}
