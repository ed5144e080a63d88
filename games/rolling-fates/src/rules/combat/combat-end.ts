import type { FateTable, Hero, RollingFates } from '../../state.ts';
import { hasCard } from '../board.ts';
import { heal, tellTable } from '../life.ts';
import { tell } from '../tell.ts';

/** Life that Quick Learner heals after a combat. */
const LEARNED = 3;
/** And Brittle, for each status. */
const MENDED = 2;

/** RF-029 */
export const isWon = ({ combat }: RollingFates): boolean => combat !== null && combat.enemies.length === 0;

function clearBar(hero: Hero): void {
  hero.dice = [0, 0, 0, 0, 0];
  hero.luck = 0;
  hero.kept = [];
  hero.stayed = -1;
  hero.barred = false;
  hero.passed = false;
  hero.guard = 0;
  hero.taunts = false;
  hero.used = { turn: [], fate: [], combat: [], zone: hero.used.zone };
}

/** RF-029, RF-140: the combat is over. */
export function combatWon(t: FateTable): void {
  const s = t.state;
  tell(t, { kind: 'combat-won', rule: 'RF-029', rounds: s.combat?.round ?? 0 });
  s.combat = null;
  s.fate = '';
  s.heroes.forEach((hero, seat) => {
    clearBar(hero);
    if (s.settings.companion) tellTable(t, seat, 'statuses-gone', 0, '', 'RF-140');
    if (hero.statuses.length > 0) {
      if (hasCard(hero, 'brittle')) heal(t, seat, MENDED * hero.statuses.length, -1, 'brittle');
      tell(t, { kind: 'statuses-gone', rule: 'RF-140', seat, statuses: hero.statuses });
      hero.statuses = [];
    }
    if (hasCard(hero, 'quick-learner')) heal(t, seat, LEARNED, -1, 'quick-learner', 'RF-074');
  });
}
