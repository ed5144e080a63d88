import type { Mark, Memory } from './memory.ts';
import type { Prompt, Seat } from './prompt.ts';
import type { Barrier } from './windows.ts';

/** A point to which undo can go back. */
export interface Undo {
  /** How many entries stay. */
  readonly keep: number;
  /** How many answers are taken back. */
  readonly answers: number;
  /** Whose question will be open again, and the answer that is taken back. */
  readonly mark: Mark;
  /** Only this seat's answers are taken back: the others chose at the same time, and keep theirs. */
  readonly alone: boolean;
  /** What stands in the way: a roll or a reveal that came after. */
  readonly barrier: Barrier | undefined;
}

/** Whether it was given behind a screen: whether something was rolled then is nobody else's to learn. */
export const isBehindScreen = ({ how, question }: Mark): boolean => how === 'all' && question.open !== true;

/** The points to go back to, the nearest first. Behind a barrier each names it. */
export function undoPoints(marks: readonly Mark[], most: number): Undo[] {
  const undos: Undo[] = [];
  let barrier: Barrier | undefined;
  for (let i = marks.length - 1; i >= 0 && undos.length < most; i--) {
    const mark = marks[i] as Mark;
    barrier = mark.barrier ?? barrier;
    undos.push({ keep: mark.index, answers: marks.length - i, mark, alone: false, barrier });
  }
  return undos;
}

/**
 * The points to which a seat can go back by itself, the nearest first: its own answers in the running `all`, on which
 * the others' answers do not depend.
 */
export function undoPointsAlone(memory: Memory<unknown>, prompts: readonly Prompt[], seat: Seat): Undo[] {
  const running = new Set(prompts.filter(({ how }) => how === 'all').map(({ window }) => window));
  const own = memory.marksOfStep.filter((mark) => {
    return mark.seat === seat && mark.how === 'all' && running.has(mark.window);
  });
  return undoPoints(own, own.length).map((undo) => ({ ...undo, alone: true }));
}

/** The first answer of a half-made choice: of this step, or the seat's own in `all`; none where something was rolled. */
export function halfMadePoint(
  memory: Memory<unknown>,
  prompts: readonly Prompt[],
  seat?: Seat,
): Undo | undefined {
  const isTogether = seat !== undefined && prompts.some(({ how }) => how === 'all');
  const points = isTogether
    ? undoPointsAlone(memory, prompts, seat)
    : undoPoints(memory.marks, memory.marksOfStep.length);
  const first = points.at(-1);
  return first?.barrier ? undefined : first;
}
