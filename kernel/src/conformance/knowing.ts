import { Fault, Refusal } from '../fault.ts';
import { choice as choiceOf, pick, randomPick } from '../picks.ts';
import { fingerprint, type Prompt, type Seat } from '../prompt.ts';
import { Run } from '../run.ts';
import { seenBy } from '../seen.ts';
import type { Line } from '../told.ts';
import { difference } from './difference.ts';
import type { Properties, Trial } from './trial.ts';
import { playOn, runOut } from './walk.ts';

/** Forks in a row, each with other luck. */
const FORKS = 3;

export const knowing: Properties = {
  'a fork for a seat asks it the same, and can be played on, whoever else is asked': (trial) => {
    runOut(trial, (run, point) => {
      if (!point) return;
      for (const seat of new Set(run.prompts.map((prompt) => prompt.seat))) forkFor(trial, run, seat);
    });
  },

  'what is hidden from a seat changes nothing that it is shown': (trial) => {
    runOut(
      trial,
      (run) => {
        if (trial.random.below(4) === 0) dealAnew(trial, run, trial.random.below(run.options.players));
      },
      { memory: 'all' },
    );
  },

  'what others choose at the same time is shown to nobody': (trial) => {
    runOut(
      trial,
      (run) => {
        const mark = run.marksOfStep.at(-1);
        const isOpen = run.prompts.some(({ how, window }) => how === 'all' && window === mark?.window);
        if (mark?.how !== 'all' || !isOpen || trial.random.below(4) > 0) return;
        chooseOtherwise(trial, run, mark.seat);
      },
      { memory: 'all' },
    );
  },
};

function forkFor(trial: Trial, run: Run, seat: Seat): void {
  const own = run.prompts.filter((prompt) => prompt.seat === seat);
  for (let i = 0; i < FORKS; i++) {
    const fork = run.forkFor(seat, trial.random.copy());
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

const isAuto = ({ event }: Line): boolean => event.kind === 'auto';

/** All that goes to a viewer of the running step, but for the names of askings. */
function shownSince(run: Run, seat: Seat, line: number): unknown {
  const seen = seenBy(run, seat);
  return {
    view: seen.view,
    prompts: seen.prompts.map(({ key: _, ...prompt }) => prompt),
    told: seen.told(line),
    drawn: run.game.draw?.(run.state, seat) ?? '',
  };
}

/** Runs the step again from its beginning with other hidden things, as far as the same answers can be given. */
function dealAnew({ game, random }: Trial, run: Run, seat: Seat): void {
  const checkpoint = run.checkpoint();
  // What others have played openly in this step, the seat knows by now.
  const isPlayed =
    run.marksOfStep.some((mark) => mark.seat !== seat) || run.lines(checkpoint.log).some(isAuto);
  if (checkpoint.setup || isPlayed) return;
  const state = game.copy(checkpoint.state);
  game.redeal(state, seat, random.copy());
  const other = Run.from(game, run.options, run.settings, { ...checkpoint, state });
  for (const entry of run.entriesSince) {
    try {
      other.give(entry);
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
  }
  // What was drawn or revealed since may be something else now.
  if (other.hasUncovered) return;
  const seen = difference(
    shownSince(run, seat, checkpoint.log),
    shownSince(other, seat, checkpoint.log),
    'shown',
  );
  if (seen) throw new Fault(`What seat ${seat} cannot see shows in what it is shown: ${seen}.`);
}

/** Lets a seat that has just chosen choose something else: nobody else may notice. */
function chooseOtherwise({ random, options }: Trial, run: Run, seat: Seat): void {
  const undo = run.undosAlone(seat)[0];
  if (!undo) return;
  const other = run.fork(run.length - 1);
  const index = other.indexOf(seat, printBefore(run));
  const prompt = other.prompts[index] as Prompt;
  const picked = randomPick(prompt, random);
  if (JSON.stringify(picked) === JSON.stringify(pick(prompt, undo.mark.choice))) return;
  const asked = run.prompts
    .filter((open) => open.seat !== seat)
    .map(({ seat: of, question }) => [of, question.id]);
  const twin = twinOf(run, picked, seat);
  const askedInTwin = twin.prompts
    .filter((open) => open.seat !== seat)
    .map(({ seat: of, question }) => [of, question.id]);
  // Where the other choice ends the window, everybody learns it, and rightly so.
  if (JSON.stringify(asked) !== JSON.stringify(askedInTwin)) return;
  for (let viewer = 0; viewer < options.players; viewer++) {
    if (viewer === seat) continue;
    const differs = difference(shownTo(run, viewer), shownTo(twin, viewer), 'shown');
    if (differs)
      throw new Fault(
        `What seat ${seat} chose with others still choosing shows to seat ${viewer}: ${differs}.`,
      );
  }
}

function printBefore(run: Run): string {
  const entry = run.entries.at(-1);
  return entry && 'print' in entry ? entry.print : '';
}

/** The same run with another last answer. */
function twinOf(run: Run, picked: ReturnType<typeof randomPick>, seat: Seat): Run {
  const { game, options, settings } = run;
  const twin = Run.from(game, options, settings, run.checkpoint());
  const entries = run.entriesSince;
  for (const entry of entries.slice(0, -1)) twin.give(entry);
  const prompt = twin.prompts.find(
    (open) => open.seat === seat && fingerprint(open) === printBefore(run),
  ) as Prompt;
  twin.apply({ seat, choice: choiceOf(prompt, picked), key: twin.keyOf(prompt) });
  return twin;
}

/** Without the number of the asking, and of other seats without what they are asked next: that is theirs. */
function shownTo(run: Run, viewer: Seat): unknown {
  const seen = seenBy(run, viewer);
  const ofStep = run.marksOfStep.length;
  return {
    view: seen.view,
    prompts: seen.prompts.filter(({ seat }) => seat === viewer).map(({ key: _, ...prompt }) => prompt),
    told: seen.told(run.checkpoint().log),
    undos: seen.undos(ofStep).map(({ keep: _, ...undo }) => undo),
  };
}
