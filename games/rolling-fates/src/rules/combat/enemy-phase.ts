import type { Flow, Seat } from '@wyrdhall/kernel';
import { factsOf } from '../../content/index.ts';
import type { Step } from '../../content/kinds.ts';
import { type Enemy, type FateTable, heroAt } from '../../state.ts';
import { hasCard } from '../board.ts';
import { openFate } from '../fate/fate.ts';
import { hurtEach } from '../life.ts';
import { afflict, mendEnemy } from '../status.ts';
import { tell } from '../tell.ts';
import { aimAt } from './aim.ts';
import { actsPerPhase, enemyNamed, mechanicOf, stepOf, strengthened } from './enemies.ts';
import { combatOf, joinCombat } from './kill.ts';

/** RF-114: all that are there now will act, in their order (RF-115). */
export function openEnemyPhase(t: FateTable): void {
  const combat = combatOf(t.state);
  combat.phase = 'enemy';
  combat.queue = combat.enemies.map((enemy) => enemy.id);
  for (const enemy of combat.enemies) enemy.hurt = [];
  tell(t, { kind: 'phase', rule: 'RF-026', phase: 'enemy', round: combat.round });
  for (const seat of t.state.heroes.keys()) watch(t, seat);
}

/** Watchful: every two dice that were not spent are a Guard. */
function watch(t: FateTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  if (!hasCard(hero, 'watchful')) return;
  const amount = Math.floor(hero.dice.filter((face) => face > 0).length / 2);
  if (amount === 0) return;
  hero.guard += amount;
  tell(t, { kind: 'guard', rule: 'RF-078', seat, by: seat, amount, from: 'watchful' });
}

/** One enemy acts; after the last one comes the next Fate Phase. */
export function* enemyPhase(t: FateTable): Flow {
  const combat = combatOf(t.state);
  const enemy = enemyNamed(combat, combat.queue.shift() ?? '');
  if (enemy && isStunned(t, enemy)) tell(t, { kind: 'skips', rule: 'RF-142', enemy: enemy.id });
  else if (enemy) yield* activate(t, enemy);
  if (combat.queue.length > 0) return;
  // RF-078, RF-094
  for (const hero of t.state.heroes) {
    hero.guard = 0;
    hero.taunts = false;
  }
  openFate(t);
}

/** RF-142: whether it misses this phase, for one reason or two; the token comes off. */
function isStunned(t: FateTable, enemy: Enemy): boolean {
  const { skips } = enemy;
  enemy.skips = false;
  if (t.state.settings.enemyStun === 'afterFate' || !enemy.statuses.includes('stun')) return skips;
  enemy.statuses = enemy.statuses.filter((status) => status !== 'stun');
  return true;
}

function* activate(t: FateTable, enemy: Enemy): Flow {
  const acts = actsPerPhase(enemy.kind, t.state.heroes.length); // RF-119
  for (let i = 0; i < acts; i++) {
    const step = strengthened(combatOf(t.state), enemy, t.state.heroes.length, stepOf(enemy));
    enemy.step = (enemy.step + 1) % factsOf(enemy.kind).script.length;
    enemy.guard = 0;
    if (step.kind === 'attack') yield* attack(t, enemy, step);
    else takeStep(t, enemy, step);
  }
  giveAway(t, enemy);
}

/** RF-117: a heavy step is announced one Enemy Phase earlier. */
export function giveAway(t: FateTable, enemy: Enemy): void {
  enemy.telegraphed = false;
  const acts = actsPerPhase(enemy.kind, t.state.heroes.length);
  for (let ahead = 0; ahead < acts; ahead++) {
    const step = stepOf(enemy, ahead);
    if (step.kind === 'attack' && step.heavy) enemy.telegraphed = true;
  }
  if (enemy.telegraphed) tell(t, { kind: 'telegraph', rule: 'RF-117', enemy: enemy.id, of: enemy.kind });
}

type Attack = Extract<Step, { kind: 'attack' }>;

/** RF-113 */
function takeStep(t: FateTable, enemy: Enemy, step: Exclude<Step, Attack>): void {
  switch (step.kind) {
    case 'wait':
      tell(t, { kind: 'waits', rule: 'RF-113', enemy: enemy.id });
      return;
    case 'mend':
      mendEnemy(t, enemy, step.amount, enemy.id, 'script');
      return;
    case 'mend-all':
      for (const ally of combatOf(t.state).enemies) mendEnemy(t, ally, step.amount, enemy.id, 'script');
      return;
    case 'fury':
      enemy.fury += step.amount;
      tell(t, { kind: 'fury', rule: 'RF-113', enemy: enemy.id, amount: step.amount });
      return;
    case 'armour':
      enemy.guard = step.amount;
      tell(t, { kind: 'armours', rule: 'RF-113', enemy: enemy.id, amount: step.amount });
      return;
    case 'summon':
      joinCombat(t, step.enemy, enemy.id);
  }
}

/** RF-103 to RF-105: full damage and statuses to each. */
function* attack(t: FateTable, enemy: Enemy, step: Attack): Flow {
  const { damage, status } = step;
  const { companion, statusNeedsDamage } = t.state.settings;
  const targets = yield* aimAt(t, enemy, step.targets);
  tell(t, { kind: 'attack', rule: 'RF-110', enemy: enemy.id, targets, damage, status: status ?? '' });
  let taken = 0;
  const struck = (seat: Seat, lost: number): void => {
    taken += lost;
    if (lost > 0) enemy.hurt.push(seat);
    if (status && (companion || lost > 0 || !statusNeedsDamage)) afflict(t, seat, status, enemy.id, 'RF-104');
  };
  hurtEach(t, targets, damage, enemy.id, 'RF-100', struck);
  if (!mechanicOf(enemy, 'leech')) return;
  if (companion) taken = yield* askTaken(t, enemy);
  if (taken > 1) mendEnemy(t, enemy, Math.floor(taken / 2), enemy.id, 'mechanic'); // RF-109
}

/** RF-015: only the players know how much Life an attack took. */
function* askTaken(t: FateTable, enemy: Enemy): Flow<number> {
  const question = { id: 'taken', rule: 'RF-015', data: { enemy: enemy.id } };
  const options = Array.from({ length: 31 }, (_, amount) => ({ id: `life-${amount}`, value: amount }));
  return yield* t.choose(0, question, options);
}
