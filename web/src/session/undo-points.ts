import type { Seat, SeenUndo } from '@wyrdhall/kernel';
import { choiceWords } from '../words/option.ts';
import { say } from '../words/words.ts';
import { seesAllHere } from './given.ts';
import { UNDOS } from './link.ts';
import { seatName } from './seats.ts';
import type { Session } from './session.ts';
import { wordsAt } from './words.ts';

export interface UndoPoint {
  readonly keep: number;
  /** Only this seat's own answers go. */
  readonly seat?: Seat;
  readonly label: string;
  /** The answer is hidden from whoever is looking. */
  readonly isHidden: boolean;
  /** What came to light since; taking back is refused there, or rolls anew. */
  readonly barrier?: string;
  readonly refused: boolean;
}

/** The last answers that people gave. A bot's answers go back with them: it would give them again. */
export function undoPoints(session: Session): UndoPoint[] {
  const { link, seen } = session;
  const people = link.people.value;
  return seen.value.undos
    .filter(({ seat }) => people[seat] !== 'bot')
    .slice(0, UNDOS)
    .map((undo) => asItsOwn(session, undo))
    .map((undo) => ({
      keep: undo.keep,
      ...(undo.alone && { seat: undo.seat }),
      label: labelOf(session, undo),
      isHidden: undo.choice === undefined,
      refused: undo.barrier !== undefined && !link.settings.freeUndo,
      ...(undo.barrier && { barrier: say.value.table.barrier(undo.barrier) }),
    }));
}

/** The nearest of them, where it is seen and nothing came to light since: that is taken back without a question. */
export function plainUndo(session: Session): UndoPoint | undefined {
  const [nearest] = undoPoints(session);
  const isPlain = nearest && !nearest.isHidden && nearest.barrier === undefined;
  return isPlain && session.veiled.value === undefined ? nearest : undefined;
}

/** An answer as whoever gave it sees it, and may take it back, where the others at this screen may see it too. */
function asItsOwn(session: Session, undo: SeenUndo): SeenUndo {
  const { choice, seat, keep } = undo;
  if (choice !== undefined || !seesAllHere(session, seat)) return undo;
  const own = session.moment.value
    .see(seat)
    .undos.find((other) => other.seat === seat && other.keep === keep);
  return own ?? undo;
}

/** Whether these points reach back to where the chapter begins. */
export const reachChapter = ({ seen }: Session, points: readonly UndoPoint[]): boolean =>
  seen.value.isChapterStart && points.length < UNDOS;

function labelOf(session: Session, { question, seat, choice, alone }: SeenUndo): string {
  const { table, list } = say.value;
  const name = seatName(session, seat);
  if (choice === undefined) return `${name}: ${table.hiddenChoice}`;
  const words = choiceWords(wordsAt(session), question, seat, choice);
  const said = `${name}: ${words.length > 0 ? list(words) : '–'}`;
  return alone ? `${said} (${table.undoAlone})` : said;
}
