import { factsOf } from '@wyrdhall/rolling-fates';
import type { SeenEnemy } from './seen.ts';

/** An enemy as it looks when it comes on. */
export function newcomer(id: string, kind: string, life: number): SeenEnemy {
  const { armour, lifePerHero } = factsOf(kind);
  return {
    id,
    kind,
    life,
    maxLife: life,
    armour,
    statuses: [],
    hit: false,
    hurt: [],
    skips: false,
    great: lifePerHero > 0,
    telegraphed: false,
    known: null,
    intent: null,
  };
}
