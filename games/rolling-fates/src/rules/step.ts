import type { Flow } from '@wyrdhall/kernel';
import { type FateTable, isLost } from '../state.ts';
import { tellDefeat } from '../story/page.ts';
import { combatStep } from './combat/combat.ts';
import { companionCharacterPhase, companionFate } from './companion.ts';
import { fatePhase, isQuiet } from './fate/fate.ts';
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

/** Whether the next part of a Fate Phase belongs to this step: a checkpoint before it would be of no use. */
const goesOn = (t: FateTable): boolean =>
  t.state.fate !== '' && !t.ownDice && !t.state.settings.companion && isQuiet(t.state);

export function* step(t: FateTable): Flow {
  try {
    do yield* next(t);
    while (goesOn(t));
  } catch (error) {
    // RF-197: whatever else the step would have done is not carried out.
    if (error !== FALLEN) throw error;
  } finally {
    if (isLost(t.state)) tellDefeat(t);
  }
}
