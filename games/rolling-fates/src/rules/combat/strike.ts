import type { Seat } from '@wyrdhall/kernel';
import { factsOf } from '../../content/index.ts';
import { type Enemy, type FateTable, heroAt } from '../../state.ts';
import { hasCard } from '../board.ts';
import { heal, lose } from '../life.ts';
import { investigate } from '../status.ts';
import { tell } from '../tell.ts';
import { armourOf, mechanicOf, whatIsLeft } from './enemies.ts';
import { killEnemy } from './kill.ts';

/** What Last Laugh heals. */
const LAUGHED = 2;

interface Blow {
  readonly weak: boolean;
  readonly armour: number;
  /** Before and after the hidden mechanic. */
  readonly through: number;
  readonly left: number;
}

/** RF-106: whether it passes through comes before everything else. */
function workOut(enemy: Enemy, damage: number): Blow {
  const weak = enemy.statuses.includes('weakness');
  const doubled = weak ? 2 * damage : damage;
  const armour = Math.min(doubled, armourOf(enemy));
  const through = doubled - armour;
  if (mechanicOf(enemy, 'first-hit') && !enemy.hit) return { weak, armour: 0, through: doubled, left: 0 };
  return { weak, armour, through, left: whatIsLeft(factsOf(enemy.kind).mechanic, through) };
}

/** One hit on one enemy (RF-073). */
export function strike(t: FateTable, seat: Seat, enemy: Enemy, damage: number): void {
  const { mechanic } = factsOf(enemy.kind);
  const { weak, armour, through, left } = workOut(enemy, damage);
  const lost = Math.min(left, enemy.life); // RF-107
  enemy.hit = true;
  enemy.life -= lost;
  const changed = left < through;
  tell(t, {
    kind: 'hit',
    rule: 'RF-106',
    seat,
    enemy: enemy.id,
    damage,
    weak,
    armour,
    lost,
    mechanic: !changed ? '' : enemy.known ? (mechanic?.kind ?? '') : '?',
  });
  // The party has learnt that something is hidden.
  if (changed && !enemy.known) t.reveal();
  if (lost === 0) return;
  keenEye(t, seat, enemy);
  if (enemy.life === 0) {
    killEnemy(t, enemy, seat, 'hit', left);
    if (hasCard(heroAt(t.state, seat), 'last-laugh')) heal(t, seat, LAUGHED, -1, 'last-laugh');
  }
  const thorns = mechanicOf(enemy, 'thorns');
  if (thorns) lose(t, seat, thorns.loss, enemy.id, 'RF-108');
}

/** Keen Eye: the first enemy that its owner damages in a combat. */
function keenEye(t: FateTable, seat: Seat, enemy: Enemy): void {
  const hero = heroAt(t.state, seat);
  if (!hasCard(hero, 'keen-eye') || hero.used.combat.includes('keen-eye')) return;
  hero.used.combat.push('keen-eye');
  investigate(t, seat, enemy, 'keen-eye');
}
