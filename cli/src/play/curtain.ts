import { type Seat, seeDifferently } from '@wyrdhall/kernel';
import type { Input } from './input.ts';
import { peopleOf, type Session, wordsOf } from './session.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Whether the people at this terminal may see different things now. What they have read is no longer shown. */
export function hidesSomething(session: Session): boolean {
  const people = peopleOf(session);
  return seeDifferently(session.run, people, Math.min(...people.map((seat) => session.read.get(seat) ?? 0)));
}

/** Whether what the seat at the screen may read can be shown now. */
export function isPrivacyKept(session: Session): boolean {
  return session.alone || !hidesSomething(session);
}

/**
 * Brings a seat to the screen: through a curtain where others must not see what it sees, or it must not see what the
 * last one saw. False where the input ended or somebody wants to leave.
 */
export async function bringToScreen(session: Session, seat: Seat): Promise<boolean> {
  const { input, facing, alone } = session;
  const hides = hidesSomething(session);
  const isSame = seat === facing && (alone || !hides);
  if (isSame || (!hides && !alone)) {
    session.facing = seat;
    return true;
  }
  const pass = `Pass the keyboard to ${wordsOf(session).seat(seat)}`;
  if (!input.isTerminal) console.log(`\n── ${pass}. ──`);
  else {
    const hasNews = alone && session.isFresh;
    if (hasNews && !(await isEntered(input, 'Press Enter when you have read this. '))) return false;
    process.stdout.write(CLEAR);
    if (!(await isEntered(input, `${pass}, then press Enter. `))) return false;
  }
  session.facing = seat;
  session.alone = hides;
  session.heading = '';
  session.board = '';
  return true;
}

/** False where the input ended or somebody wants to leave. */
async function isEntered(input: Input, prompt: string): Promise<boolean> {
  const line = await input.ask(prompt);
  return line !== undefined && line.trim() !== 'q';
}
