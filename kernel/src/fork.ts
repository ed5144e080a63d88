import { type Entry, isAnswer } from './changes.ts';
import { type Checkpoint, enter, type OwnChance, playFrom } from './checkpoint.ts';
import type { Reply } from './flow.ts';
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import type { Play } from './play.ts';
import type { Told } from './told.ts';

/** Where a fork begins: a step, and what was given since. */
export interface Origin<State, Event extends Told> {
  readonly game: Game<State, Event>;
  readonly options: Options;
  readonly own: OwnChance;
  readonly checkpoint: Checkpoint<State>;
  readonly since: readonly Entry[];
  /** How the answers among them were given. */
  readonly replies: readonly Reply[];
}

/** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
export function forkAt<S, E extends Told>(origin: Origin<S, E>): Play<S, E> {
  const play = begin(origin);
  let answers = 0;
  for (const entry of origin.since) {
    if (isAnswer(entry)) {
      const { prompt, pick } = origin.replies[answers++] as Reply;
      play.reply(prompt, pick);
    } else if ('reseed' in entry) play.table.reseed(entry.reseed, entry.seat);
  }
  return free(play);
}

export function begin<S, E extends Told>(
  origin: Origin<S, E>,
  prepare?: (play: Play<S, E>) => void,
): Play<S, E> {
  const { game, checkpoint, options, own } = origin;
  const play = playFrom(game, checkpoint, own);
  play.table.logStart = checkpoint.log;
  prepare?.(play);
  enter(play, checkpoint, options);
  return play;
}

export function free<S, E extends Told>(play: Play<S, E>): Play<S, E> {
  play.table.ownDice = false;
  play.table.ownCards = false;
  return play;
}
