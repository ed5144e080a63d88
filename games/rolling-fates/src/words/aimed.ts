import type { Facts } from '@wyrdhall/kernel';
import { abilityOf } from '../content/index.ts';
import type { Effect } from '../content/kinds.ts';

/** The package of an ability for which a target is sought, and the damage that it does with what cards add. */
export interface Aimed {
  readonly effect: Effect | undefined;
  readonly damage: number;
}

export function aimed(q: Facts): Aimed {
  const effect = q.has('ability') ? abilityOf(q.text('ability'))?.effects[q.number('clause')] : undefined;
  const base = effect?.kind === 'strike' ? effect.damage : 0;
  const more = q.has('more') ? q.number('more') : 0;
  const extra = q.has('extra') ? q.number('extra') + q.number('opening') + more : 0;
  return { effect, damage: base > 0 ? base + extra : 0 };
}
