import type { Random } from './chance.ts';
import { forkAt, free, type Origin } from './fork.ts';
import { Guesses } from './guess.ts';
import { type Known, whatIsKnown } from './known.ts';
import type { Play } from './play.ts';
import type { Seat } from './prompt.ts';
import type { Run } from './run.ts';
import { readableBy, type Told } from './told.ts';

const latest = new WeakMap<object, Forks<unknown, Told>>();

/**
 * A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. Only for a seat that
 * is asked: the prompts of others alone would show what they truly hold. Throws a RangeError for any other.
 */
export function forkFor<S, E extends Told>(run: Run<S, E>, seat: Seat, random: Random): Play<S, E> {
  const { prompts } = run;
  if (prompts.length > 0 && !prompts.some((prompt) => prompt.seat === seat))
    throw new RangeError(`Seat ${seat} is not asked anything now: there is no fork for it.`);
  let forks = latest.get(run) as Forks<S, E> | undefined;
  if (forks?.revision !== run.revision || forks.seat !== seat) {
    forks = new Forks(run.origin, whatIsKnown(run, seat), run.revision);
    latest.set(run, forks as Forks<unknown, Told>);
  }
  return forks.next(random);
}

/** The forks of one decision of a seat. */
class Forks<S, E extends Told> {
  readonly seat: Seat;
  readonly revision: number;
  private readonly origin: Origin<S, E>;
  private readonly guesses: Guesses<S, E> | undefined;

  constructor(origin: Origin<S, E>, known: Known, revision: number) {
    this.seat = known.seat;
    this.revision = revision;
    this.origin = origin;
    this.guesses = known.unknown && new Guesses(origin, known, known.unknown);
  }

  /**
   * The game as the seat knows it: what it cannot see is dealt anew, what will be rolled is open. Where nobody else is
   * involved in what is open, that is simply done here and now. Else it is done when the window opened, so that the
   * others are asked about what they hold then; what they have chosen and rolled since is guessed.
   */
  next(random: Random): Play<S, E> {
    const play = this.guesses ? this.guesses.play(random) : this.dealtNow(random);
    const { table } = play;
    table.log = readableBy(table.log, this.seat);
    table.reseed(random.below(0x7fffffff));
    return free(play);
  }

  private dealtNow(random: Random): Play<S, E> {
    const play = forkAt(this.origin);
    this.origin.game.redeal(play.table.state, this.seat, random);
    return play;
  }
}
