import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type Enemy, type FateTable, heroAt, STATUSES, type Status } from '../state.ts';
import { combatWon, isWon } from './combat/combat-end.ts';
import { mechanicOf } from './combat/enemies.ts';
import { openEnemyPhase } from './combat/enemy-phase.ts';
import { GIVE_UP, giveUp, mayGiveUp } from './combat/give-up.ts';
import { combatOf } from './combat/kill.ts';
import { strike } from './combat/strike.ts';
import { openCharacterPhase } from './fate/fate.ts';
import { enemyUpkeep } from './fate/upkeep.ts';
import { tellTable } from './life.ts';
import { fall } from './losing.ts';
import { afflictEnemy, investigate } from './status.ts';

/*
 * RF-015: dice, boards and Life are on the table; the app has the enemies.
 *
 *   fate    one of      ready, fallen                      the players have rolled
 *   hits    one of      enemy:<enemy>, done, fallen, give-up   any seat: whom it hits, one target at a time
 *   hit     amounts of  damage, poison, weakness, stun, investigate
 *   whom    many of     hero:<hero>                        whom an enemy's choice means (data.aim)
 *   taken   one of      life-0 … life-30                   Life that an attack took, where it matters
 *   who-fell one of     hero:<hero>, nobody
 */

/** More than any ability deals. */
const MOST_DAMAGE = 60;
const DONE = 'done';
const FALLEN = 'fallen';

/** RF-041 to RF-048 at the table: only the enemies' statuses are the app's. */
export function* companionFate(t: FateTable): Flow {
  const s = t.state;
  yield* enemyUpkeep(t);
  if (isWon(s)) return combatWon(t);
  const drains = s.combat?.enemies.flatMap((enemy) => mechanicOf(enemy, 'luck-drain') ?? []) ?? [];
  for (const seat of s.heroes.keys()) {
    tellTable(t, seat, 'fate', 0, '', 'RF-015');
    for (const { face } of drains) tellTable(t, seat, 'luck', face, '', 'RF-108');
  }
  const question = { id: 'fate', rule: 'RF-015', quiet: 'ready' };
  const { seat, value } = yield* t.anyone([...s.heroes.keys()], question, () => READY);
  if (value === FALLEN) return yield* askWhoFell(t, seat);
  s.fate = '';
  openCharacterPhase(t);
}

const READY: readonly Option<string>[] = ['ready', FALLEN].map((id) => ({ id, value: id }));

/** RF-190: told by the players, and asked once more. */
export function* askWhoFell(t: FateTable, seat: Seat): Flow {
  const heroes = t.state.heroes.map((hero, of) => ({ id: `hero:${hero.id}`, value: of, at: hero.id }));
  const question = { id: 'who-fell', rule: 'RF-190', quiet: 'nobody' };
  const fallen = yield* t.choose(seat, question, [...heroes, { id: 'nobody', value: -1 }]);
  if (fallen >= 0) fall(t, fallen, 'told');
}

/** RF-073: one hit on one target after the other, entered by any of the players. */
export function* companionCharacterPhase(t: FateTable): Flow {
  const s = t.state;
  const { enemies } = combatOf(s);
  const options: Option<Enemy | string>[] = [
    ...enemies.map((enemy) => ({ id: `enemy:${enemy.id}`, value: enemy, at: enemy.id })),
    { id: DONE, value: DONE },
    { id: FALLEN, value: FALLEN },
  ];
  const orGiveUp = [...options, { id: GIVE_UP, value: GIVE_UP }];
  const question = { id: 'hits', rule: 'RF-073', quiet: DONE };
  const { seat, value } = yield* t.anyone([...s.heroes.keys()], question, (of) =>
    mayGiveUp(s, of) ? orGiveUp : options,
  );
  if (value === FALLEN) return yield* askWhoFell(t, seat);
  if (value === GIVE_UP) return yield* giveUp(t, seat);
  if (typeof value === 'string') return openEnemyPhase(t);
  yield* enterHit(t, seat, value);
  if (isWon(s)) combatWon(t);
}

type Entry = 'damage' | Status | 'investigate';

/** RF-069: damage and statuses of one package. */
function* enterHit(t: FateTable, seat: Seat, enemy: Enemy): Flow {
  const options: Option<Entry>[] = [
    { id: 'damage', value: 'damage', most: MOST_DAMAGE },
    ...STATUSES.map((status) => ({ id: status, value: status, most: 1 })),
    { id: 'investigate', value: 'investigate', most: 1 },
  ];
  const question = { id: 'hit', rule: 'RF-073', data: { enemy: enemy.id, hero: heroAt(t.state, seat).id } };
  const entries = yield* t.chooseAmounts(seat, question, options, { min: 0, max: MOST_DAMAGE + 4 });
  const damage = entries.find(({ value }) => value === 'damage')?.amount ?? 0;
  if (damage > 0) strike(t, seat, enemy, damage);
  if (enemy.life === 0) return; // RF-077
  for (const { value } of entries) {
    if (value === 'investigate') investigate(t, seat, enemy, 'told');
    else if (value !== 'damage') yield* afflictEnemy(t, seat, enemy, value);
  }
}
