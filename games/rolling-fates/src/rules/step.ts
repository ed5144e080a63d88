import type { Flow } from '@wyrdhall/kernel';
import type { FateTable } from '../state.ts';
import { combatStep } from './combat/combat.ts';
import { companionCharacterPhase, companionFate } from './companion.ts';
import { fatePhase } from './fate/fate.ts';
import { travel } from './journey/travel.ts';
import { untilFall } from './losing.ts';
import { retry } from './retry.ts';

/** What comes next. */
function next(t: FateTable): Flow {
  const s = t.state;
  if (s.fallen >= 0) return retry(t);
  if (s.settings.companion && s.combat) {
    if (s.fate !== '') return companionFate(t);
    if (s.combat.phase === 'character') return companionCharacterPhase(t);
  }
  if (s.fate !== '') return fatePhase(t);
  return s.combat ? combatStep(t) : travel(t);
}

export function step(t: FateTable): Flow {
  const flow = next(t);
  return t.state.settings.mercy === 'retry' ? untilFall(flow) : flow;
}
