import type { Flow, Seat } from '@wyrdhall/kernel';
import { factsOf } from '../content/index.ts';
import { type Enemy, type FateTable, type Hero, heroAt, type Status } from '../state.ts';
import { isImmune, passivesOf } from './board.ts';
import { mechanicOf } from './combat/enemies.ts';
import { flipToken, rollDie, STATUS_DIE } from './dice.ts';
import { tell } from './tell.ts';

/** Life that Poison takes (RF-123). */
const POISON_LOSS = 2;
/** The lowest face that removes a status, and that overcomes a resistance (RF-137, RF-143). */
const REMOVAL = 4;

/** RF-121, RF-144: a hero becomes poisoned, weak or stunned. */
export function afflict(t: FateTable, seat: Seat, status: Status, by: string, rule = 'RF-120'): void {
  if (t.state.settings.companion) {
    tell(t, { kind: 'at-the-table', rule, seat, what: 'status', amount: 0, status, by });
    return;
  }
  const hero = heroAt(t.state, seat);
  if (hero.statuses.includes(status)) return;
  if (isImmune(hero, status)) {
    tell(t, { kind: 'immune', rule: 'RF-144', seat, status, by });
    return;
  }
  hero.statuses.push(status);
  tell(t, { kind: 'afflicted', rule, seat, status, by });
}

/** RF-144: whoever becomes immune loses the token as well. */
export function shedStatuses(t: FateTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  const statuses = hero.statuses.filter((status) => isImmune(hero, status));
  if (statuses.length === 0) return;
  hero.statuses = hero.statuses.filter((status) => !statuses.includes(status));
  tell(t, { kind: 'statuses-gone', rule: 'RF-144', seat, statuses });
}

/** RF-145: cards change what Poison takes. */
export const poisonLoss = (hero: Hero): number =>
  passivesOf(hero).reduce((sum, { poison = POISON_LOSS }) => sum + poison - POISON_LOSS, POISON_LOSS);

const removalFace = (hero: Hero): number =>
  passivesOf(hero).reduce((sum, { removal = REMOVAL }) => sum + removal - REMOVAL, REMOVAL);

/** RF-135 to RF-137: one attempt of a hero. A coin cannot show what cards make of the die. */
export function* attemptRemoval(t: FateTable, seat: Seat, status: Status): Flow {
  const hero = heroAt(t.state, seat);
  const from = removalFace(hero);
  const coin = t.state.settings.statusRemoval === 'coin' && from === REMOVAL;
  const face = coin ? 0 : yield* rollDie(t, seat, STATUS_DIE, 'RF-137');
  const removed = coin ? yield* flipToken(t, seat) : face >= from;
  if (removed) hero.statuses = hero.statuses.filter((other) => other !== status);
  tell(t, { kind: 'removal', rule: coin ? 'RF-136' : 'RF-137', seat, enemy: '', status, face, removed });
}

/** RF-141 */
export function* attemptEnemyRemoval(t: FateTable, enemy: Enemy, status: Status): Flow {
  const coin = t.state.settings.statusRemoval === 'coin';
  const face = coin ? 0 : yield* rollDie(t, 0, STATUS_DIE, 'RF-137');
  const removed = coin ? yield* flipToken(t, 0) : face >= REMOVAL;
  if (removed) enemy.statuses = enemy.statuses.filter((other) => other !== status);
  tell(t, { kind: 'removal', rule: 'RF-141', seat: -1, enemy: enemy.id, status, face, removed });
}

/** Poison that mends is never carried, so it is worked out where it would take hold. */
function drinksPoison(t: FateTable, enemy: Enemy, status: Status): boolean {
  const mechanic = status === 'poison' ? mechanicOf(enemy, 'poison-heals') : undefined;
  if (!mechanic) return false;
  mendEnemy(t, enemy, mechanic.amount, enemy.id, 'mechanic');
  return true;
}

export function mendEnemy(
  t: FateTable,
  enemy: Enemy,
  amount: number,
  by: string,
  why: 'script' | 'mechanic',
): void {
  const mended = Math.min(amount, enemy.maxLife - enemy.life);
  enemy.life += mended;
  tell(t, { kind: 'mends', rule: 'RF-113', enemy: enemy.id, by, amount: mended, why });
}

/** RF-143: a hero puts a status on an enemy. */
export function* afflictEnemy(t: FateTable, seat: Seat, enemy: Enemy, status: Status): Flow {
  if (drinksPoison(t, enemy, status)) return;
  if (enemy.statuses.includes(status)) return; // RF-121
  const { immune, resistant } = factsOf(enemy.kind);
  const isProof = immune.includes(status);
  const resists = resistant.includes(status);
  if (isProof || (resists && (yield* rollDie(t, seat, STATUS_DIE, 'RF-143')) < REMOVAL)) {
    const why = !enemy.known ? '?' : isProof ? 'immune' : 'resistant';
    tell(t, { kind: 'withstands', rule: 'RF-143', seat, enemy: enemy.id, status, why });
    if (mechanicOf(enemy, 'reflect')) afflict(t, seat, status, enemy.id, 'RF-143');
    return;
  }
  enemy.statuses.push(status);
  tell(t, { kind: 'afflicts', rule: 'RF-141', seat, enemy: enemy.id, status });
  // RF-060: what was not worth a die before may be worth one now.
  for (const hero of t.state.heroes) hero.passed = false;
}

/** RF-125 */
export function investigate(t: FateTable, seat: Seat, enemy: Enemy, by: string): void {
  if (enemy.known) return;
  enemy.known = true;
  t.reveal();
  tell(t, { kind: 'investigates', rule: 'RF-125', seat, enemy: enemy.id, by });
}
