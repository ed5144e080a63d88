import type { Flow, Seat } from '@wyrdhall/kernel';
import {
  type Enemy,
  type FateTable,
  type Hero,
  heroAt,
  type RollingFates,
  type Status,
} from '../../state.ts';
import { mechanicOf } from '../combat/enemies.ts';
import { killEnemy } from '../combat/kill.ts';
import { lose } from '../life.ts';
import { attemptEnemyRemoval, attemptRemoval, mendEnemy, poisonLoss } from '../status.ts';
import { tell } from '../tell.ts';

export const ENEMY_POISON = 2;

const without = (statuses: readonly Status[], status: Status): Status[] =>
  statuses.filter((other) => other !== status);

/** RF-138: in the order of the seats. */
export function* heroUpkeep(t: FateTable): Flow {
  const { heroes } = t.state;
  for (let seat = 0; seat < heroes.length; seat++) {
    const hero = heroAt(t.state, seat);
    hero.barred = false;
    if (hero.statuses.length > 0) yield* upkeepOf(t, seat, hero);
  }
}

function* upkeepOf(t: FateTable, seat: Seat, hero: Hero): Flow {
  if (hero.statuses.includes('poison')) {
    takePoison(t, seat);
    yield* attemptRemoval(t, seat, 'poison');
  }
  if (hero.statuses.includes('weakness')) yield* attemptRemoval(t, seat, 'weakness');
  if (hero.statuses.includes('stun')) loseTheRoll(t, seat);
}

/** RF-123, RF-147 */
function takePoison(t: FateTable, seat: Seat): void {
  const s = t.state;
  const hero = heroAt(s, seat);
  const loss = poisonLoss(hero);
  const saved = loss >= hero.life && s.settings.simultaneousFateWin && s.combat && allDieOfPoison(s);
  lose(t, seat, saved ? hero.life - 1 : loss, 'poison', 'RF-123');
}

/** RF-147: whether the combat is as good as won. */
const allDieOfPoison = ({ combat }: RollingFates): boolean =>
  (combat?.enemies ?? []).every((enemy) => enemy.life <= ENEMY_POISON && enemy.statuses.includes('poison'));

/** RF-130, RF-133 */
function loseTheRoll(t: FateTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  hero.statuses = without(hero.statuses, 'stun');
  hero.barred = true;
  hero.dice = [0, 0, 0, 0, 0];
  hero.luck = 0;
  tell(t, { kind: 'no-roll', rule: 'RF-130', seat });
}

/** RF-141: after the heroes, in the order of the enemies. */
export function* enemyUpkeep(t: FateTable): Flow {
  const { combat } = t.state;
  if (!combat) return;
  // RF-108: a twin that dies now returns with the next Fate Phase.
  const due = combat.returning.length;
  for (const enemy of combat.enemies.slice()) yield* upkeepOfEnemy(t, enemy);
  for (const enemy of combat.returning.splice(0, due)) {
    if (combat.enemies.length === 0) return;
    combat.enemies.push(enemy);
    tell(t, { kind: 'returns', rule: 'RF-108', enemy: enemy.id, life: enemy.life });
  }
}

function* upkeepOfEnemy(t: FateTable, enemy: Enemy): Flow {
  const mends = enemy.statuses.length === 0 ? mechanicOf(enemy, 'regenerate') : undefined;
  if (mends && enemy.life < enemy.maxLife) mendEnemy(t, enemy, mends.amount, enemy.id, 'mechanic');
  if (enemy.statuses.includes('poison')) {
    const amount = Math.min(ENEMY_POISON, enemy.life);
    enemy.life -= amount;
    tell(t, { kind: 'enemy-poison', rule: 'RF-141', enemy: enemy.id, amount });
    if (enemy.life === 0) return killEnemy(t, enemy, -1, 'poison', 0); // RF-146
    yield* attemptEnemyRemoval(t, enemy, 'poison');
  }
  if (enemy.statuses.includes('weakness')) yield* attemptEnemyRemoval(t, enemy, 'weakness');
  if (t.state.settings.enemyStun === 'afterFate' && enemy.statuses.includes('stun')) {
    enemy.statuses = without(enemy.statuses, 'stun'); // RF-142
    enemy.skips = true;
  }
}
