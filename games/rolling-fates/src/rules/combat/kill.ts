import type { Seat } from '@wyrdhall/kernel';
import { toughnessOf } from '../../adventures/toughness.ts';
import { factsOf } from '../../content/index.ts';
import type { Combat, Enemy, EnemyKind, FateTable, RollingFates } from '../../state.ts';
import { hurtEach } from '../life.ts';
import { tell } from '../tell.ts';
import { newEnemy } from './enemies.ts';

export const combatOf = (s: RollingFates): Combat => s.combat as Combat;

/** An enemy comes into play. */
export function appear(t: FateTable, kind: EnemyKind): Enemy {
  const combat = combatOf(t.state);
  const { heroes, journey } = t.state;
  const enemy = newEnemy(combat, kind, heroes.length, toughnessOf(journey, heroes.length));
  combat.enemies.push(enemy);
  return enemy;
}

/** In the middle of a combat, called by another one. */
export function joinCombat(t: FateTable, kind: EnemyKind, by: string): void {
  const enemy = appear(t, kind);
  tell(t, { kind: 'appears', rule: 'RF-115', enemy: enemy.id, of: kind, life: enemy.life, by });
  for (const hero of t.state.heroes) hero.passed = false; // RF-060
}

/** RF-146: whatever happens at its death happens, however it died. `size` is that of the last hit. */
export function killEnemy(t: FateTable, enemy: Enemy, seat: Seat, by: 'hit' | 'poison', size: number): void {
  const s = t.state;
  const combat = combatOf(s);
  combat.enemies = combat.enemies.filter((other) => other !== enemy);
  combat.queue = combat.queue.filter((id) => id !== enemy.id);
  tell(t, { kind: 'enemy-dies', rule: 'RF-029', enemy: enemy.id, of: enemy.kind, seat, by });
  const { mechanic } = factsOf(enemy.kind);
  if (mechanic?.kind === 'split' && by === 'hit' && size >= mechanic.least) {
    joinCombat(t, mechanic.into, enemy.id);
    joinCombat(t, mechanic.into, enemy.id);
  }
  if (mechanic?.kind === 'twin' && !enemy.returned && combat.enemies.some((e) => e.kind === mechanic.other)) {
    const life = Math.min(mechanic.life, enemy.maxLife);
    combat.returning.push({ ...enemy, life, statuses: [], guard: 0, hurt: [], returned: true, skips: false });
  }
  if (mechanic?.kind === 'bomb') hurtEach(t, [...s.heroes.keys()], mechanic.damage, enemy.id, 'RF-108');
}
