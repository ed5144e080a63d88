import type { Flow, Seat } from '@wyrdhall/kernel';
import type { FateTable } from '../state.ts';
import { tellDefeat } from '../story/page.ts';
import { tell } from './tell.ts';

/** Thrown out of a step where a hero has fallen and the zone may be tried again (RF-197). */
const FALLEN = Symbol('fallen');

/** RF-190; told by the players themselves where they keep their boards (RF-015). */
export function fall(t: FateTable, seat: Seat, by: string): never {
  t.state.fallen = seat;
  tell(t, { kind: 'falls', rule: 'RF-190', seat, by });
  if (t.state.settings.mercy === 'retry') throw FALLEN;
  loseGame(t, 'fallen');
  return t.gameOver();
}

/** RF-191: the adventure ends here. */
export function loseGame(t: FateTable, ending: 'fallen' | 'gave-up'): void {
  t.state.ending = ending;
  tellDefeat(t);
}

/** RF-197: after a fall, whatever else the step would have done is not carried out. */
export function* untilFall(flow: Flow): Flow {
  try {
    yield* flow;
  } catch (error) {
    if (error !== FALLEN) throw error;
  }
}
