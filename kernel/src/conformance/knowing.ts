import { Fault } from '../fault.ts';
import { forkFor } from '../forks.ts';
import { fingerprint, type Seat } from '../prompt.ts';
import type { Run } from '../run.ts';
import type { Properties, Trial } from './trial.ts';
import { type Deal, shownDifference, twinsFor } from './twins.ts';
import { playOn, runOut } from './walk.ts';

/** Forks in a row, each with other luck. */
const FORKS = 3;
/** One position in so many is looked at, and fewer after each so many looks. */
const LOOKS = 4;
const MANY = 8;
const DEALS: readonly Deal[] = ['at window', 'at step'];

export const knowing: Properties = {
  'a fork for a seat asks it the same, and can be played on, whoever else is asked': (trial) => {
    runOut(trial, (run, point) => {
      if (!point) return;
      for (const seat of new Set(run.prompts.map((prompt) => prompt.seat))) checkFork(trial, run, seat);
    });
  },

  'what is hidden from a seat changes nothing that it is shown': (trial) => {
    const { game, random, tally } = trial;
    let looks = 0;
    runOut(trial, (run, point) => {
      const begins = run.marksOfStep.length === 0;
      const rate = (begins ? LOOKS / 2 : LOOKS) + Math.floor(looks / MANY);
      if (!point && random.below(rate) > 0) return;
      looks++;
      const seat = random.below(run.options.players);
      const deal = begins ? 'at step' : random.of(DEALS);
      if (game.secrets(run.state, seat).length > 0) tally.needed++;
      const twins = twinsFor(run, seat, random.copy(), deal);
      random.below(2);
      if (!twins) return;
      if (twins.was.hash() === twins.other.hash()) return;
      tally.compared++;
      const seen = shownDifference(twins);
      if (seen) throw new Fault(`What seat ${seat} cannot see shows in what it is shown: ${seen}.`);
    });
  },

  'what others choose at the same time is shown to nobody': (trial) => {
    const { random } = trial;
    runOut(trial, (run, point) => {
      if (!run.prompts.some(({ how }) => how === 'all')) return;
      if (!point && random.below(LOOKS / 2) > 0) return;
      const viewer = random.below(run.options.players);
      const twins = twinsFor(run, viewer, random.copy(), 'never');
      random.below(2);
      const seen = twins && shownDifference(twins);
      if (seen) throw new Fault(`What others choose behind their screens shows to seat ${viewer}: ${seen}.`);
    });
  },
};

function checkFork(trial: Trial, run: Run, seat: Seat): void {
  const own = run.prompts.filter((prompt) => prompt.seat === seat);
  for (let i = 0; i < FORKS; i++) {
    const fork = forkFor(run, seat, trial.random.copy());
    trial.random.below(2);
    for (const prompt of own) {
      if (fork.indexOf(seat, fingerprint(prompt)) >= 0) continue;
      throw new Fault(`A fork for seat ${seat} does not ask it "${prompt.question.id}".`);
    }
    playOn(trial, fork);
    const complaint = trial.game.broken?.(fork.table.state);
    if (complaint)
      throw new Fault(`Played on in a fork for seat ${seat}, an invariant is broken: ${complaint}.`);
  }
}
