import type { Undo } from '@wyrdhall/kernel';
import { choiceWords } from '../words/option.ts';
import { say, wordsOf } from '../words/words.ts';
import { seatName } from './seats.ts';
import type { Session } from './session.ts';

const SHOWN = 12;

export interface UndoPoint {
  readonly answers: number;
  readonly label: string;
  /** What came to light since; taking back is refused there, or rolls anew. */
  readonly barrier?: string;
  readonly refused: boolean;
}

/** The last answers that people gave. A bot's answers go back with them: it would give them again. */
export function undoPoints(session: Session): UndoPoint[] {
  const { run, kept } = session;
  const { seats } = kept.value;
  return run
    .undos()
    .filter(({ seat }) => seats[seat] === 'human')
    .slice(0, SHOWN)
    .map((undo) => ({
      answers: undo.answers,
      label: labelOf(session, undo),
      refused: undo.barrier !== undefined && !run.settings.freeUndo,
      ...(undo.barrier && { barrier: say.value.table.barrier(undo.barrier) }),
    }));
}

function labelOf(session: Session, { question, seat, choice }: Undo): string {
  const words = choiceWords(wordsOf(session.game, session.run), question, seat, choice);
  return `${seatName(session, seat)}: ${words.length > 0 ? say.value.list(words) : '–'}`;
}
