import { type Asked, pick, Refusal, type SeenUndo, seenBy } from '@wyrdhall/kernel';
import { hidesSomething } from './curtain.ts';
import { forgetTakenBack, peopleOf, type Session, seenHere, wordsOf } from './session.ts';

/**
 * Takes back the last answer of the seat at the screen where others choose at the same time, else the last answer that
 * anybody here gave.
 */
export function takeBack(session: Session): void {
  const undo = ownUndo(session) ?? lastUndo(session);
  if (!undo) throw nothingToTakeBack(session);
  const { run } = session;
  const { keep, seat, alone } = undo;
  run.apply(alone ? { undo: keep, seat } : { undo: keep });
  forgetTakenBack(session);
  const more = undo.answers > 1 ? ` (${undo.answers} answers)` : '';
  const anew = undo.barrier ? ` There was a ${undo.barrier} since: chance is dealt anew.` : '';
  console.log(`Undone: ${whatWas(session, undo).replace(/[.:]$/, '')}${more}.${anew}`);
}

/** What the seat at the screen can take back alone. */
const ownUndo = (session: Session): SeenUndo | undefined =>
  seenHere(session)
    .undos()
    .find(({ seat, alone }) => alone && seat === session.facing);

function lastUndo(session: Session): SeenUndo | undefined {
  const people = peopleOf(session);
  const last = seenHere(session)
    .undos()
    .find(({ seat }) => people.includes(seat));
  if (!last || last.seat === session.facing) return last;
  const own = seenBy(session.run, last.seat)
    .undos()
    .find(({ keep }) => keep === last.keep);
  if (!hidesSomething(session)) return own;
  if (!own?.alone) return last;
  const name = wordsOf(session).seat(last.seat);
  throw new Refusal(`${name} answered last, and can undo it alone: t ${last.seat + 1} turns to ${name}.`);
}

function nothingToTakeBack(session: Session): Refusal {
  return new Refusal(
    seenHere(session).isChapterStart
      ? 'Undo does not go back beyond the beginning of this chapter.'
      : 'There is nothing to undo.',
  );
}

/** The question that is open again, and the answer to it where it may be shown. */
function whatWas(session: Session, { seat, question, choice }: SeenUndo): string {
  const words = wordsOf(session);
  const isIt = (prompt: Asked): boolean =>
    prompt.seat === seat && prompt.question.id === question.id && prompt.question.figure === question.figure;
  const asked = seenBy(session.run, seat).prompts.find(isIt);
  if (!asked || asked.question.secret) return `an answer of ${words.seat(seat)}`;
  if (choice === undefined) return words.question(asked);
  return `${words.question(asked)} ${words.pick(asked, pick(asked, choice))}`;
}

/** Backs out of all that the seat at the screen has answered of a half-made choice. */
export function backOut(session: Session): void {
  const { run, facing } = session;
  const { halfMade } = seenHere(session);
  run.back(facing);
  forgetTakenBack(session);
  console.log(`Backed out: ${halfMade === 1 ? '1 answer' : `${halfMade} answers`} undone.`);
}
