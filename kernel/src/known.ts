import type { Game } from './game.ts';
import { isHiddenFrom, windowTogether } from './hidden.ts';
import { hashState } from './json.ts';
import type { Mark } from './memory.ts';
import { bareQuestion, faceOf, fingerprint, isSecret, type Prompt, type Seat } from './prompt.ts';
import type { Told } from './told.ts';
import type { SecretAuto } from './windows.ts';

/** What the forks for a seat must agree with; the same for all forks of one decision. */
export interface Known {
  readonly seat: Seat;
  readonly unknown: Unknown | undefined;
  /** All that the seat is asked, and which questions it sees others being asked. */
  readonly asked: string;
  /** The fingerprints of its own prompts. */
  readonly prints: string;
  /** What the seat sees. */
  view(): number;
}

/** What happened in the running step that a seat knows nothing of. */
export interface Unknown {
  /** The first window from which on something may have gone otherwise; 0: none. */
  readonly window: number;
  /** The window in which others are asked now, where they may hold other cards; 0: nobody else is asked. */
  readonly now: number;
  /** The window of the `all` that is running; 0: none is. */
  readonly together: number;
  /** Whether what a seat rolled in a window is open by now. */
  isOpenWindow(seat: Seat, window: number): boolean;
  /** The `all` whose branches are guessed one by one. */
  readonly apart: Apart | undefined;
  /** The answers of the step. */
  readonly answers: readonly UnknownAnswer[];
}

/** The `all` that is running, or the last one that is over and in which something is still hidden. */
interface Apart {
  readonly window: number;
  readonly isRunning: boolean;
  /** The other seats whose branches hide something. */
  readonly others: readonly Seat[];
  /** How many answers of the step had been given when the last of its own was. */
  readonly answers: number;
}

/** Whether the seat does not know how it was given. */
export interface UnknownAnswer {
  readonly mark: Mark;
  readonly isHidden: boolean;
}

interface Position<State, Event extends Told> {
  readonly game: Game<State, Event>;
  readonly state: State;
  readonly prompts: readonly Prompt[];
  readonly marksOfStep: readonly Mark[];
  readonly secretAutos: readonly SecretAuto[];
  /** Who takes part in the running `all`. */
  readonly seatsTogether: readonly Seat[];
  isLaidOpen(seat: Seat, laidOpen: number): boolean;
}

export function whatIsKnown<S, E extends Told>(now: Position<S, E>, seat: Seat): Known {
  const { game, state, prompts } = now;
  let seen: number | undefined;
  return {
    seat,
    unknown: whatIsUnknown(now, seat),
    asked: askedOf(prompts, seat),
    prints: printsOf(prompts, seat),
    view: () => {
      seen ??= hashState(game.view(state, seat));
      return seen;
    },
  };
}

/**
 * A seat does not know what the others hold who are asked beside it, what they have answered in an `all` that still
 * runs, and what they answered to a secret question.
 */
function whatIsUnknown<S, E extends Told>(position: Position<S, E>, seat: Seat): Unknown | undefined {
  const { prompts, marksOfStep: marks, secretAutos, seatsTogether } = position;
  const together = windowTogether(prompts);
  const isLaidOpen = (done: Mark | SecretAuto): boolean => position.isLaidOpen(done.seat, done.laidOpen);
  /** Own dice and cards of an `all` that is over are as those of the hall: the deal hides what is still hidden. */
  const isHidden = (mark: Mark): boolean => {
    const isRunning = mark.window === together && together > 0;
    if (!isHiddenFrom(mark, seat, isRunning)) return false;
    return !isLaidOpen(mark) && (isRunning || isSecret(mark.question));
  };
  // In an `all` the others may have had nothing to answer, and have chosen or rolled all the same.
  const isShared = prompts.some((prompt) => prompt.seat !== seat || prompt.how === 'all');
  const hidden = [
    ...marks.filter(isHidden),
    ...secretAutos.filter((auto) => auto.seat !== seat && !isLaidOpen(auto)),
  ];
  if (!isShared && hidden.length === 0) return undefined;
  // What was done in secret outside any window is dealt anew with the next one that opens.
  const now = isShared ? Math.max(0, ...prompts.map(({ window = 0 }) => window)) : 0;
  const windows = [...hidden.map(({ window }) => window), now].filter((window) => window > 0);
  const first = windows.length > 0 ? Math.min(...windows) : 0;
  /** A window that is over, in which the seat did nothing that is still hidden. */
  const isOpenWindow = (other: Seat, window: number): boolean =>
    window < now || now === 0 ? !hidden.some((done) => done.seat === other && done.window === window) : false;
  // From there on others throw other dice, whether the hall rolls or they do.
  const isThrown = ({ seat: other, isChance, how, window }: Mark): boolean =>
    other !== seat && isChance && how === 'all' && window >= first && !isOpenWindow(other, window);
  const answers = marks.map((mark) => ({ mark, isHidden: isHidden(mark) || isThrown(mark) }));
  const others = seatsTogether.filter((other) => other !== seat);
  const apart =
    together > 0
      ? { window: together, isRunning: true, others: [...new Set(others)], answers: answers.length }
      : lastHiding(answers);
  return { window: first, now, isOpenWindow, together, apart, answers };
}

/** The last `all` that is over, in which answers are still hidden. */
function lastHiding(answers: readonly UnknownAnswer[]): Apart | undefined {
  const window = Math.max(
    0,
    ...answers.map(({ mark, isHidden }) => (isHidden && mark.how === 'all' ? mark.window : 0)),
  );
  if (window === 0) return undefined;
  const hidden = answers.filter(({ mark, isHidden }) => isHidden && mark.window === window);
  const others = [...new Set(hidden.map(({ mark }) => mark.seat))];
  const last = answers.findLastIndex(({ mark }) => mark.window === window);
  return { window, isRunning: false, others, answers: last + 1 };
}

/** What the seat is asked, and the names of what others are asked: all others, or one. */
export function askedOf(prompts: readonly Prompt[], seat: Seat, other?: Seat): string {
  let asked = '';
  for (const prompt of prompts) {
    if (other !== undefined && prompt.seat !== other) continue;
    const { id, figure = '' } = bareQuestion(prompt.question);
    asked += prompt.seat === seat ? `${faceOf(prompt)} ` : `${prompt.seat}:${id}:${figure} `;
  }
  return asked;
}

export function printsOf(prompts: readonly Prompt[], seat: Seat): string {
  let prints = '';
  for (const prompt of prompts) if (prompt.seat === seat) prints += `${fingerprint(prompt)} `;
  return prints;
}
