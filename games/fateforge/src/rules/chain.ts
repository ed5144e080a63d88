import type { Deed } from '../content/deed.ts';
import type { Enemy, Fateforge, Hero } from '../state.ts';
import { stepsFrom } from './board.ts';
import { abilityIn, has } from './figures.ts';
import { type Attack, wouldFall } from './harm-enemy.ts';
import { isSlow, stepStopped } from './move.ts';
import { type Doing, targetsOf } from './targets.ts';

/** Damage that earlier deeds of a chain would have done. */
interface Planned {
  readonly enemy: string;
  readonly amount: number;
  readonly attack: Attack;
}

/** FF-093, R-16: a chain as it would go on from here. */
export interface Plan extends Doing {
  readonly hits: readonly Planned[];
  /** Results that are still to be paid. */
  readonly cost: readonly number[];
  /** The enemy that would have been pulled into the hero's zone; ''. */
  readonly pulled: string;
}

export const planFrom = (zone: number, cost: readonly number[] = []): Plan => ({
  zone,
  last: '',
  there: -1,
  hits: [],
  cost,
  pulled: '',
});

function isStillThere(s: Fateforge, e: Enemy, { hits }: Plan): boolean {
  let amount = 0;
  let attack: Attack = 'other';
  for (const hit of hits) {
    if (hit.enemy !== e.id) continue;
    amount += hit.amount;
    ({ attack } = hit);
  }
  return amount === 0 || !wouldFall(s, e, amount, attack);
}

/** Those whom the deed may be for and who would still be there. */
export function choicesOf(s: Fateforge, h: Hero, deed: Deed, plan: Plan): Enemy[] {
  const found = targetsOf(s, h, deed, plan).filter((e) => isStillThere(s, e, plan));
  if (plan.pulled === '' || deed.from > 0) return found;
  const pulled = s.enemies.find(({ id }) => id === plan.pulled);
  const isShielded = abilityIn(s, plan.zone, 'frontliner');
  if (pulled && !found.includes(pulled) && (!isShielded || has(s, pulled, 'frontliner'))) found.push(pulled);
  return found;
}

/** The plan after this deed was done to the enemy. */
export function after(deed: Deed, e: Enemy, plan: Plan): Plan {
  const attack = deed.op === 'shot' ? 'shot' : 'hit';
  const hurts = deed.op === 'hit' || deed.op === 'shot' || deed.op === 'damage';
  const hits = hurts ? [...plan.hits, { enemy: e.id, amount: deed.n, attack } as const] : plan.hits;
  return { ...plan, last: e.id, hits, pulled: deed.op === 'pull' ? e.id : plan.pulled };
}

/** The plan after a step. */
export function stepped(s: Fateforge, h: Hero, zone: number, plan: Plan, extra: number): Plan {
  const cost = isSlow(s, h, plan.zone) ? [...plan.cost, extra] : plan.cost;
  return { ...plan, zone, there: plan.zone, cost };
}

const STEP_BIT = 1;

/** Whether every deed from the k-th on can be carried out. */
export function canFinish(s: Fateforge, h: Hero, deeds: readonly Deed[], k: number, plan: Plan): boolean {
  const deed = deeds[k];
  if (!deed) return true;
  switch (deed.op) {
    case 'step':
      if (stepStopped(s, h, plan.zone, plan.cost, deed.n === 2)) return false;
      return stepsFrom(s, plan.zone).some((zone) =>
        canFinish(s, h, deeds, k + 1, stepped(s, h, zone, plan, STEP_BIT)),
      );
    case 'hit':
    case 'shot':
    case 'stun':
    case 'push':
    case 'pull':
      return choicesOf(s, h, deed, plan).some((e) => canFinish(s, h, deeds, k + 1, after(deed, e, plan)));
    default:
      return canFinish(s, h, deeds, k + 1, plan);
  }
}
