import { type Seat, seenBy } from '@wyrdhall/kernel';
import type { Input } from './input.ts';
import { peopleOf, type Session, wordsOf } from './session.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Whether the people at this terminal hold secrets from each other now. */
export function hidesSomething(session: Session): boolean {
  const { run, game } = session;
  const people = peopleOf(session);
  const [first, ...others] = people;
  if (first === undefined || others.length === 0) return false;
  if (run.prompts.some(({ seat, question }) => question.secret && people.includes(seat))) return true;
  const hiddenFrom = (seat: Seat): string => JSON.stringify([...game.secrets(run.state, seat)].sort());
  const hidden = hiddenFrom(first);
  return others.some((seat) => hiddenFrom(seat) !== hidden) || hasPrivateLines(session, people);
}

/** Whether some of what is still unread is for some of them only. */
function hasPrivateLines({ run, read }: Session, people: readonly Seat[]): boolean {
  const from = Math.min(...people.map((seat) => read.get(seat) ?? 0));
  const [lines = [], ...others] = people.map((seat) => seenBy(run, seat).told(from));
  return others.some((told) => told.length !== lines.length || told.some((line, i) => line !== lines[i]));
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
