import type { Random } from './chance.ts';
import { type Checkpoint, playFrom } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Game, Options } from './game.ts';
import { type Entry, isReseed } from './journal.ts';
import { hashState } from './json.ts';
import type { Answer, Play } from './play.ts';
import { fingerprint, type Prompt, randomPick, type Seat } from './prompt.ts';
import type { Told } from './told.ts';

/** Where a fork begins: a step, and what was given since. */
export interface Origin<State, Event extends Told> {
  readonly game: Game<State, Event>;
  readonly options: Options;
  readonly ownDice: boolean;
  readonly checkpoint: Checkpoint<State>;
  readonly since: readonly Entry[];
}

/** Whose knowledge counts, and what decides all else. */
interface Guess {
  readonly seat: Seat;
  readonly random: Random;
}

/** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
export function forkAt<S, E extends Told>(origin: Origin<S, E>, guess?: Guess): Play<S, E> {
  const { game, checkpoint } = origin;
  const play = playFrom(game, checkpoint, origin.ownDice);
  if (guess) game.redeal(play.table.state, guess.seat, guess.random);
  play.table.logStart = checkpoint.log;
  if (checkpoint.setup) play.setup(origin.options);
  else play.go();
  for (const entry of origin.since) {
    if (isReseed(entry)) play.table.reseed(entry.reseed);
    else if (guess) giveAsKnown(play, entry, guess);
    else play.answer(entry);
  }
  play.table.ownDice = false;
  return play;
}

/** What others chose at the same time the seat does not know: any choice of theirs will do. */
function giveAsKnown<S, E extends Told>(play: Play<S, E>, answer: Answer, { seat, random }: Guess): void {
  const index = play.prompts.findIndex((prompt) => prompt.seat === answer.seat);
  const prompt = play.prompts[index];
  if (answer.seat === seat || !prompt?.together) play.answer(answer);
  else play.reply(index, randomPick(prompt, random));
}

/** What is to be seen where the game really stands. */
interface Standing<State> {
  readonly state: State;
  readonly prompts: readonly Prompt[];
}

/**
 * A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. It is
 * dealt where the step began, so that the others are asked about what they hold then; where that would
 * show the seat something else than it saw, it is dealt here and now.
 */
export function forkAsKnown<S, E extends Told>(
  origin: Origin<S, E>,
  now: Standing<S>,
  guess: Guess,
): Play<S, E> {
  const { seat, random } = guess;
  let play = guessed(origin, now, guess);
  if (!play) {
    play = forkAt(origin);
    origin.game.redeal(play.table.state, seat, random);
  }
  play.table.reseed(random.below(0x7fffffff));
  return play;
}

/** Dealt where the step began, if the seat could not tell the difference. */
function guessed<S, E extends Told>(
  origin: Origin<S, E>,
  now: Standing<S>,
  guess: Guess,
): Play<S, E> | undefined {
  const { seat } = guess;
  if (origin.checkpoint.setup) return undefined;
  try {
    const play = forkAt(origin, guess);
    const asked = (prompts: readonly Prompt[]) =>
      prompts.map((prompt) => (prompt.seat === seat ? fingerprint(prompt) : '')).join('');
    if (asked(play.prompts) !== asked(now.prompts)) return undefined;
    const nothingHappened = origin.since.length === 0 && !play.table.barrier;
    if (nothingHappened) return play;
    const seen = (state: S) => hashState(origin.game.view(state, seat));
    return seen(play.table.state) === seen(now.state) ? play : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
