import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type FateTable, heroAt, type RollingFates } from '../../state.ts';
import { loseGame } from '../losing.ts';
import { retry } from '../retry.ts';
import { tell } from '../tell.ts';
import { combatOf } from './kill.ts';

/** Most fights last three to six rounds. One that has come to this may stand still: neither side can win it. */
const LONG = 10;

/** By now everybody at the table has seen that it does. */
const STILL = 50;

export const GIVE_UP = 'give-up';
const FIGHT_ON = 'fight-on';
const QUESTION = { id: 'give-up', rule: 'RF-191' };
const ANSWERS: readonly Option<string>[] = [FIGHT_ON, GIVE_UP].map((id) => ({ id, value: id }));

/** RF-191: whether the fight has lasted so long that the party may give up; each hero says so once in a phase. */
export const mayGiveUp = (s: RollingFates, seat: Seat): boolean =>
  combatOf(s).round >= LONG && !heroAt(s, seat).used.turn.includes(GIVE_UP);

/** Whether a sensible party would. */
export const standsStill = (s: RollingFates): boolean => combatOf(s).round >= STILL;

/** RF-191: asked once more. A zone that may be tried again begins anew instead (RF-197). */
export function* giveUp(t: FateTable, seat: Seat): Flow {
  const s = t.state;
  heroAt(s, seat).used.turn.push(GIVE_UP);
  if ((yield* t.choose(seat, QUESTION, ANSWERS)) === FIGHT_ON) return;
  tell(t, { kind: 'gives-up', rule: 'RF-191', seat });
  if (s.settings.mercy === 'retry') yield* retry(t);
  else loseGame(t, 'gave-up');
}
