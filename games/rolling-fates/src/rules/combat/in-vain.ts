import { factsOf } from '../../content/index.ts';
import type { Effect } from '../../content/kinds.ts';
import type { Enemy, RollingFates, Status } from '../../state.ts';
import { maxLife } from '../board.ts';
import { armourOf, whatIsLeft } from './enemies.ts';
import { DOUBLINGS } from './games.ts';
import { combatOf } from './kill.ts';
import { moreDamage, type Striker } from './more.ts';

/*
 * RF-076: what is sure to change nothing, as far as the party knows. A hidden trait or immunity counts only once
 * the enemy is investigated (RF-125).
 */

const takesHold = (enemy: Enemy, status: Status): boolean =>
  !enemy.statuses.includes(status) && !(enemy.known && factsOf(enemy.kind).immune.includes(status));

/** Whether a hit of this size is sure to take no Life. */
function isParried(enemy: Enemy, damage: number): boolean {
  const doubled = enemy.statuses.includes('weakness') ? 2 * damage : damage;
  const through = doubled - armourOf(enemy);
  if (through <= 0) return true;
  return enemy.known && whatIsLeft(factsOf(enemy.kind).mechanic, through) <= 0;
}

/** Whether one enemy loses nothing by it, and nothing is learnt about it. `extra` is what cards add to the damage. */
export function isInVain(enemy: Enemy, effect: Effect, extra: number): boolean {
  if (effect.kind === 'gamble') return isParried(enemy, effect.stake * 2 ** DOUBLINGS + extra);
  if (effect.kind !== 'strike' || (effect.investigate && !enemy.known)) return false;
  if (effect.damage > 0 && !isParried(enemy, effect.damage + extra)) return false;
  for (const status of effect.statuses) if (takesHold(enemy, status)) return false;
  return true;
}

function changesNothing(s: RollingFates, effect: Effect, extra: number, striker: Striker): boolean {
  switch (effect.kind) {
    case 'strike':
    case 'gamble':
      for (const enemy of combatOf(s).enemies) {
        if (!isInVain(enemy, effect, extra + moreDamage(effect, striker, enemy))) return false;
      }
      return true;
    case 'taunt':
      return striker.hero.taunts || s.heroes.length === 1;
    case 'price':
      return true;
    case 'heal':
      return s.heroes.every((hero) => hero.life >= maxLife(hero));
    case 'cleanse':
      return s.heroes.every((hero) => hero.statuses.length === 0);
    case 'guard':
    case 'turn':
      return false;
  }
}

/** Whether all of it changes nothing, whoever it is used on. */
export function isAllInVain(
  s: RollingFates,
  effects: readonly Effect[],
  extra: number,
  striker: Striker,
): boolean {
  for (const effect of effects) if (!changesNothing(s, effect, extra, striker)) return false;
  return true;
}
