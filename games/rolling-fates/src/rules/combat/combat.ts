import type { Flow } from '@wyrdhall/kernel';
import { factsOf } from '../../content/index.ts';
import type { EnemyKind, FateTable } from '../../state.ts';
import { haveDice, openCharacterPhase, openFate } from '../fate/fate.ts';
import { afflict, investigate } from '../status.ts';
import { tell } from '../tell.ts';
import { characterPhase } from './character-phase.ts';
import { enemyPhase, giveAway } from './enemy-phase.ts';
import { appear, combatOf } from './kill.ts';

/** What an event before the combat did to it. */
interface Circumstances {
  /** All enemies miss the first Enemy Phase. */
  readonly stunned?: boolean;
  /** The party knows all enemies from the start. */
  readonly known?: boolean;
}

/** RF-026, RF-027: the enemies appear, and a Fate Phase opens the combat. */
export function openCombat(
  t: FateTable,
  kinds: readonly EnemyKind[],
  circumstances: Circumstances = {},
): void {
  const s = t.state;
  s.combat = { round: 0, phase: 'fate', enemies: [], queue: [], returning: [], appeared: {} };
  for (const kind of kinds) appear(t, kind);
  const { enemies } = combatOf(s);
  const faces = enemies.map(({ id, kind, life }) => ({ id, kind, life }));
  tell(t, { kind: 'combat', rule: 'RF-026', enemies: faces });
  hint(t);
  for (const enemy of enemies) {
    if (circumstances.stunned) enemy.skips = true;
    if (circumstances.known) investigate(t, -1, enemy, 'story');
  }
  s.heroes.forEach((hero, seat) => {
    for (const status of hero.statusNext.splice(0)) afflict(t, seat, status, 'story', 'RF-140');
  });
  if (s.settings.openingFate === 'carry' && haveDice(s)) {
    combatOf(s).round = 1;
    openCharacterPhase(t);
  } else openFate(t);
}

/** RF-112: the line of an enemy that announces nothing is told once, at the beginning. */
function hint(t: FateTable): void {
  const told = new Set<EnemyKind>();
  for (const enemy of combatOf(t.state).enemies) {
    giveAway(t, enemy);
    if (told.has(enemy.kind) || factsOf(enemy.kind).script.some((step) => 'heavy' in step)) continue;
    told.add(enemy.kind);
    tell(t, { kind: 'telegraph', rule: 'RF-112', enemy: enemy.id, of: enemy.kind });
  }
}

/** The part of a combat that comes next, outside its Fate Phases. */
export const combatStep = (t: FateTable): Flow =>
  combatOf(t.state).phase === 'enemy' ? enemyPhase(t) : characterPhase(t);
