import { maxLife } from './board.ts';
import type { RollingFates } from './state.ts';

/** Zones and nodes that a long adventure has. */
const ZONES = 4;
const NODES = 28;

/** How well the party stands: how far it came, how much Life it has, how much its enemies have lost. */
export function score(s: RollingFates): number {
  if (s.ending === 'won') return 1;
  if (s.ending === 'fallen') return 0;
  const way = Math.min(1, (s.journey.path.length + s.journey.zone) / (NODES + ZONES));
  // The weakest hero decides (RF-190).
  const life = Math.min(...s.heroes.map((hero) => hero.life / maxLife(hero)));
  const enemies = s.combat?.enemies ?? [];
  const left = enemies.reduce((sum, enemy) => sum + enemy.life / enemy.maxLife, 0);
  const won = enemies.length === 0 ? 1 : 1 - left / enemies.length;
  return 0.05 + 0.9 * (0.4 * way + 0.3 * life + 0.3 * won);
}
