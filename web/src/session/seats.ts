import { leaderOf, type Options, type Seat } from '@wyrdhall/kernel';
import { personAt } from '../store/kept-table.ts';
import { say } from '../words/words.ts';
import type { Session } from './session.ts';

/** The person at a seat by the name that they gave; else the seat. */
export const personName = (session: Session, seat: Seat): string =>
  personAt(session.kept.value, seat) ?? seatName(session, seat);

/** A name that is written from right to left turns nothing else of the sentence around. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Both, where the person gave a name: `Bjorn (Mara)`. */
export function fullName(session: Session, seat: Seat): string {
  const person = personAt(session.kept.value, seat);
  const name = seatName(session, seat);
  return person === undefined ? name : say.value.people.plays(name, isolated(person));
}

/** Who sits there, as the game calls them, or by the number of the seat. */
export function seatName(session: Session, seat: Seat): string {
  return nameOfSeat(session, session.moment.value.options, seat);
}

function nameOfSeat({ face, game }: Session, options: Options, seat: Seat): string {
  if (face.seatName) return face.seatName(options, seat);
  // The figures that the seat leads name it.
  for (const [name, spec] of Object.entries(game.options)) {
    const chosen = options[name];
    if (spec.kind !== 'seats' || !Array.isArray(chosen)) continue;
    const own = chosen.filter((_, figure) => leaderOf(figure, options.players) === seat);
    if (own.length > 0) return say.value.list(own.map((figure) => capital(String(figure))));
  }
  return say.value.setUp.seat(seat + 1);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
