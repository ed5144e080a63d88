import type { Random } from './chance.ts';
import { type AnswerEntry, type Entry, isAnswer } from './changes.ts';
import { type Checkpoint, enter, type OwnChance, playFrom } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { hashState } from './json.ts';
import type { Mark } from './memory.ts';
import type { Options } from './options.ts';
import { pick, randomPick } from './picks.ts';
import type { Play } from './play.ts';
import { faceOf, fingerprint, type Prompt, type Seat } from './prompt.ts';
import type { Told } from './told.ts';
import type { SecretAuto } from './windows.ts';

/** Where a fork begins: a step, and what was given since. */
export interface Origin<State, Event extends Told> {
  readonly game: Game<State, Event>;
  readonly options: Options;
  readonly own: OwnChance;
  readonly checkpoint: Checkpoint<State>;
  readonly since: readonly Entry[];
}

/** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
export function forkAt<S, E extends Told>(origin: Origin<S, E>): Play<S, E> {
  const play = begin(origin);
  for (const entry of origin.since) {
    if (isAnswer(entry)) giveAgain(play, entry);
    else if ('reseed' in entry) play.table.reseed(entry.reseed, entry.seat);
  }
  return free(play);
}

function begin<S, E extends Told>(origin: Origin<S, E>, prepare?: (play: Play<S, E>) => void): Play<S, E> {
  const { game, checkpoint, options, own } = origin;
  const play = playFrom(game, checkpoint, own);
  play.table.logStart = checkpoint.log;
  prepare?.(play);
  enter(play, checkpoint, options);
  return play;
}

function free<S, E extends Told>(play: Play<S, E>): Play<S, E> {
  play.table.ownDice = false;
  play.table.ownCards = false;
  return play;
}

/** Whether the seat is asked this, and answered as it did. */
function giveAgain<S, E extends Told>(play: Play<S, E>, entry: AnswerEntry): boolean {
  const index = play.indexOf(entry.seat, entry.print);
  if (index < 0) return false;
  play.reply(index, pick(play.prompts[index] as Prompt, entry.choice));
  return true;
}

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
  /** How many guesses in a row looked right, and whether one ever looked wrong. */
  right: number;
  wrong: boolean;
}

/** What happened in the running step that a seat knows nothing of. */
interface Unknown {
  /** The window when it was dealt anew; 0: only here and now. */
  readonly window: number;
  /** The answers of the step. */
  readonly answers: readonly UnknownAnswer[];
}

/** Whether the seat does not know how it was given. */
interface UnknownAnswer {
  readonly mark: Mark;
  readonly isHidden: boolean;
}

interface Position<State, Event extends Told> {
  readonly game: Game<State, Event>;
  readonly state: State;
  readonly prompts: readonly Prompt[];
  readonly marksOfStep: readonly Mark[];
  readonly secretAutos: readonly SecretAuto[];
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
    right: 0,
    wrong: false,
  };
}

/**
 * A seat does not know what the others hold who are asked beside it, what they have answered in an `all` that still
 * runs, and what they answered to a secret question.
 */
function whatIsUnknown<S, E extends Told>(
  { prompts, marksOfStep: marks, secretAutos }: Position<S, E>,
  seat: Seat,
): Unknown | undefined {
  const running = new Set<number>();
  for (const { how, window = 0 } of prompts) if (how === 'all') running.add(window);
  const isHidden = (mark: Mark): boolean =>
    mark.seat !== seat &&
    (mark.question.secret === true ||
      (mark.how === 'all' && !mark.question.open && running.has(mark.window)));
  // In an `all` the others may have had nothing to answer, and have chosen or rolled all the same.
  const isShared = prompts.some((prompt) => prompt.seat !== seat || prompt.how === 'all');
  const hidden = [...marks.filter(isHidden), ...secretAutos.filter((auto) => auto.seat !== seat)];
  if (!isShared && hidden.length === 0) return undefined;
  const windows = [...hidden, ...(isShared ? prompts : [])].map(({ window = 0 }) => window);
  return {
    window: Math.min(...windows),
    answers: marks.map((mark) => ({ mark, isHidden: isHidden(mark) })),
  };
}

function askedOf(prompts: readonly Prompt[], seat: Seat): string {
  let asked = '';
  for (const prompt of prompts) {
    const { id, figure = '' } = prompt.question;
    asked += prompt.seat === seat ? `${faceOf(prompt)} ` : `${prompt.seat}:${id}:${figure} `;
  }
  return asked;
}

function printsOf(prompts: readonly Prompt[], seat: Seat): string {
  let prints = '';
  for (const prompt of prompts) if (prompt.seat === seat) prints += `${fingerprint(prompt)} `;
  return prints;
}

/** Guesses before one is taken that does not look quite right. */
const GUESSES = 24;
/** After so many guesses in a row that looked right, the next ones are believed. */
const ENOUGH = 12;

/**
 * A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. Where nobody
 * else is involved in what is open, that is simply done here and now. Else it is done when the window opened, so that
 * the others are asked about what they hold then; what they have chosen and rolled since is guessed.
 */
export function forkAsKnown<S, E extends Told>(
  origin: Origin<S, E>,
  known: Known,
  random: Random,
): Play<S, E> {
  const play =
    (known.unknown && guessed(origin, known, known.unknown, random)) ?? dealtNow(origin, known, random);
  play.table.reseed(random.below(0x7fffffff));
  return play;
}

function dealtNow<S, E extends Told>(origin: Origin<S, E>, { seat }: Known, random: Random): Play<S, E> {
  const play = forkAt(origin);
  origin.game.redeal(play.table.state, seat, random);
  return play;
}

function guessed<S, E extends Told>(
  origin: Origin<S, E>,
  known: Known,
  unknown: Unknown,
  random: Random,
): Play<S, E> | undefined {
  const { game } = origin;
  const { seat } = known;
  const isHopeless = known.wrong && known.right === 0;
  for (let guess = isHopeless ? GUESSES - 1 : 0; guess < GUESSES; guess++) {
    const play = guessOnce(origin, seat, unknown, random, unknown.window > 0);
    if (!play) continue;
    if (unknown.window === 0) game.redeal(play.table.state, seat, random);
    if (known.right >= ENOUGH && !known.wrong) {
      if (printsOf(play.prompts, seat) === known.prints) return free(play);
      continue;
    }
    const looksRight =
      askedOf(play.prompts, seat) === known.asked &&
      hashState(game.view(play.table.state, seat)) === known.view();
    if (looksRight) known.right++;
    else known.wrong = true;
    if (looksRight) return free(play);
  }
  // What the seat saw itself since can hardly come again: keep the deal, but not what the others chose.
  for (let guess = 0; guess < GUESSES; guess++) {
    const play = guessOnce(origin, seat, unknown, random, false);
    if (!play || askedOf(play.prompts, seat) !== known.asked) continue;
    game.redeal(play.table.state, seat, random);
    return free(play);
  }
  return undefined;
}

/** One way it might have come about; undefined where it could not have come to what the seat knows. */
function guessOnce<S, E extends Told>(
  origin: Origin<S, E>,
  seat: Seat,
  unknown: Unknown,
  random: Random,
  dealsAnew: boolean,
): Play<S, E> | undefined {
  const { game, since } = origin;
  try {
    const play = begin(origin, ({ table }) => {
      const { windows } = table;
      windows.onOpen = (window) => {
        if (dealsAnew && window === unknown.window) game.redeal(table.state, seat, random);
      };
      windows.streamOf = (other, window) =>
        other !== seat && window >= unknown.window ? random.split() : undefined;
    });
    let answers = 0;
    for (const entry of since) {
      if (isAnswer(entry)) {
        const { mark, isHidden } = unknown.answers[answers++] as UnknownAnswer;
        if (entry.seat === seat) {
          if (!giveAgain(play, entry)) return undefined;
          continue;
        }
        // What else another seat could have answered, the seat need not know.
        const index = indexLike(play, mark);
        const prompt = play.prompts[index];
        if (!prompt) return undefined;
        play.reply(index, isHidden ? randomPick(prompt, random) : pick(prompt, entry.choice));
      } else if ('reseed' in entry && (entry.seat === undefined || entry.seat === seat)) {
        play.table.reseed(entry.reseed, entry.seat);
      }
    }
    return play;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The prompt with the same question. */
function indexLike<S, E extends Told>({ prompts }: Play<S, E>, { seat, question }: Mark): number {
  return prompts.findIndex((prompt) => {
    const { id, figure } = prompt.question;
    return prompt.seat === seat && id === question.id && figure === question.figure;
  });
}
