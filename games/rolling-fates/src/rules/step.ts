import type { Flow } from '@wyrdhall/kernel';
import { type FateTable, isLost } from '../state.ts';
import { tellDefeat } from '../story/page.ts';
import { combatStep } from './combat/combat.ts';
import { companionCharacterPhase, companionFate } from './companion.ts';
import { fatePhase } from './fate/fate.ts';
import { travel } from './journey/travel.ts';
import { FALLEN } from './life.ts';
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

export function* step(t: FateTable): Flow {
  try {
    yield* next(t);
  } catch (error) {
    // RF-197: whatever else the step would have done is not carried out.
    if (error !== FALLEN) throw error;
  } finally {
    if (isLost(t.state)) tellDefeat(t);
  }
}
