import type { Seat, SeenUndo } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';
import type { Session } from './session.ts';
import { peopleAt } from './viewing.ts';

/** Whether whoever looks at this screen may see what this seat does: it is led from here, and no curtain hides it. */
export const seesAllHere = (session: Session, seat: Seat): boolean =>
  peopleAt(session).includes(seat) && !(preferences.value.curtain && session.moment.value.isDivided);

/**
 * What somebody at this screen has answered while the others are still asked the same; nothing where one of them must
 * not see what another chose.
 */
export function givenBy(session: Session, seat: Seat): Pick<SeenUndo, 'question' | 'choice'> | undefined {
  const { moment, prompts } = session;
  const now = moment.value;
  if (!prompts.value.some(({ how }) => how === 'all')) return undefined;
  if (!seesAllHere(session, seat)) return undefined;
  const [last] = now.see(seat).undos;
  return last?.alone && last.seat === seat && last.choice !== undefined ? last : undefined;
}
