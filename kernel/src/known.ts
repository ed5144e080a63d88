import type { Game } from './game.ts';
import { isHiddenFrom, windowTogether } from './hidden.ts';
import { hashState } from './json.ts';
import type { Mark } from './memory.ts';
import { bareQuestion, faceOf, fingerprint, type Prompt, type Seat } from './prompt.ts';
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
  /** The window when it was dealt anew; 0: only here and now. */
  readonly window: number;
  /** The window of the `all` that is running; 0: none is. */
  readonly together: number;
  /** The other seats that choose in it, or have chosen. */
  readonly others: readonly Seat[];
  /** The answers of the step. */
  readonly answers: readonly UnknownAnswer[];
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
function whatIsUnknown<S, E extends Told>(
  { prompts, marksOfStep: marks, secretAutos, seatsTogether }: Position<S, E>,
  seat: Seat,
): Unknown | undefined {
  const together = windowTogether(prompts);
  const isHidden = (mark: Mark): boolean => isHiddenFrom(mark, seat, mark.window === together);
  // In an `all` the others may have had nothing to answer, and have chosen or rolled all the same.
  const isShared = prompts.some((prompt) => prompt.seat !== seat || prompt.how === 'all');
  const hidden = [...marks.filter(isHidden), ...secretAutos.filter((auto) => auto.seat !== seat)];
  if (!isShared && hidden.length === 0) return undefined;
  const windows = [...hidden, ...(isShared ? prompts : [])].map(({ window = 0 }) => window);
  const first = Math.min(...windows);
  // From there on others throw other dice, whether the hall rolls or they do.
  const isThrown = ({ seat: other, isChance, how, window }: Mark): boolean =>
    other !== seat && isChance && how === 'all' && window >= first;
  return {
    window: first,
    together,
    others: [...new Set(seatsTogether)].filter((other) => other !== seat),
    answers: marks.map((mark) => ({ mark, isHidden: isHidden(mark) || isThrown(mark) })),
  };
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
