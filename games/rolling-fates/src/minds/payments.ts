import type { Ability, Effect } from '../content/kinds.ts';
import { kitOf } from '../rules/costs/kit.ts';
import type { AbilityId, Hero } from '../state.ts';
import { handOf } from './odds.ts';
import { worthOfUses } from './spend.ts';

/*
 * Which dice to pay with, where several could: those that leave the most to use. It looks at the hero alone, so that
 * the page can say it and a hint says the same.
 */

const STATUS = 2;
const SECRET = 0.5;
const SMALL = 1.5;
/** Of what meets all of them, so many count. */
const ALL = 2;

function roughly(effect: Effect): number {
  switch (effect.kind) {
    case 'strike': {
      const each = effect.damage + STATUS * effect.statuses.length + (effect.investigate ? SECRET : 0);
      return each * (effect.targets === 'all' ? ALL : effect.targets);
    }
    case 'heal':
    case 'guard':
      return effect.amount * (effect.targets === 'all' ? ALL : 1);
    case 'gamble':
      return effect.stake;
    case 'price':
      return -effect.life;
    default:
      return SMALL;
  }
}

const worthOf = ({ effects }: Ability): number => effects.reduce((sum, effect) => sum + roughly(effect), 0);

/** The ways to pay for it, by the ids of the options: those that leave the most come first, equal ones as they were. */
export function bestPayments(
  hero: Hero,
  ability: AbilityId,
  distinctGroups: boolean,
  ways: readonly string[],
): string[] {
  const worths = waysWorth(hero, ability, distinctGroups);
  const worth = (id: string): number => worths.get(id.slice('pay:'.length)) ?? 0;
  return ways.toSorted((a, b) => worth(b) - worth(a));
}

/** Whether another way would leave as much. */
export function paysAlike(
  hero: Hero,
  ability: AbilityId,
  distinctGroups: boolean,
  [first, second]: readonly string[],
): boolean {
  const worths = waysWorth(hero, ability, distinctGroups);
  const worth = (id = ''): number => worths.get(id.slice('pay:'.length)) ?? 0;
  return worth(first) - worth(second) < 1e-9;
}

function waysWorth(hero: Hero, ability: AbilityId, distinctGroups: boolean): ReadonlyMap<string, number> {
  const at = kitOf(hero).findIndex(({ id }) => id === ability);
  return worthOfUses(handOf(hero, distinctGroups, worthOf))[at] ?? new Map();
}
