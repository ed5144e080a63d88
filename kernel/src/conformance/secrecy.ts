import { Fault } from '../fault.ts';
import type { Viewer } from '../game.ts';
import { hashState, notPlain } from '../json.ts';
import type { Run } from '../run.ts';
import { seenBy } from '../seen.ts';
import { difference } from './difference.ts';
import type { Properties, Trial } from './trial.ts';
import { runOut } from './walk.ts';

export const secrecy: Properties = {
  'nobody sees a secret in a view, in the log or in a prompt': (trial) => {
    const viewers: Viewer[] = [...Array(trial.options.players).keys(), 'watcher'];
    let reader = trial.random.of(viewers);
    let before: readonly string[] | undefined;
    let read = 0;
    runOut(trial, (run, point) => {
      const secrets = trial.game.secrets(run.state, reader);
      const told = run.told(reader, read);
      if (found(secrets, told)) {
        // What was open before may be told, though it is shuffled away by now.
        const allAlong = secrets.filter(
          (secret) => (before?.includes(secret) ?? true) && !run.shown.includes(secret),
        );
        for (const event of told)
          keep(allAlong, event, `is told to ${nameOf(reader)} in the event "${event.kind}"`);
      }
      if (point) {
        for (const viewer of viewers) {
          const hidden = trial.game.secrets(run.state, viewer);
          const seen = seenBy(run, viewer);
          keep(hidden, seen.view, `is shown to ${nameOf(viewer)} in the view`);
          keep(hidden, seen.prompts, `is shown to ${nameOf(viewer)} in a prompt`);
          const { game } = trial;
          const seenByAll = [game.clock(run.state), game.chapter?.(run.state)];
          keep(hidden, seenByAll, 'is shown to all by the clock or the chapter');
          // What was taken back may have been open then.
          const ofStep = seen.undos(run.marksOfStep.length);
          keep(stillHidden(hidden, run, viewer), ofStep, `is shown to ${nameOf(viewer)} in the undo list`);
        }
      }
      reader = trial.random.of(viewers);
      before = trial.game.secrets(run.state, reader);
      read = run.toldCount;
    });
  },

  'what a seat cannot see can be dealt anew, and it sees no difference': (trial) => {
    runOut(trial, (run, point) => {
      if (point) redealFor(trial, run, trial.random.below(trial.options.players));
    });
  },
};

const nameOf = (viewer: Viewer): string => (viewer === 'watcher' ? 'a watcher' : `seat ${viewer}`);

/** Secrets that in this step nobody has played openly, nor the viewer behind a screen. */
const stillHidden = (secrets: readonly string[], run: Run, viewer: Viewer): readonly string[] => {
  const open = JSON.stringify(
    run.marksOfStep.filter(
      ({ how, question, seat }) => seat === viewer || (how !== 'all' && !question.secret),
    ),
  );
  return secrets.filter((secret) => !contains(open, secret));
};

function keep(secrets: readonly string[], from: unknown, where: string): void {
  const secret = found(secrets, from);
  if (secret) throw new Fault(`The secret "${secret}" ${where}.`);
}

function found(secrets: readonly string[], within: unknown): string | undefined {
  if (secrets.length === 0 || (Array.isArray(within) && within.length === 0)) return undefined;
  const text = JSON.stringify(within);
  return secrets.find((secret) => contains(text, secret));
}

const WORD = /[\w-]/;

/** Whether the word stands there by itself, not as a part of a longer one. */
function contains(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + word.length] ?? '')) return true;
  }
  return false;
}

function redealFor(trial: Trial, run: Run, seat: number): void {
  const { game, tally } = trial;
  const state = game.copy(run.state);
  const had = hashState(game.view(state, seat));
  game.redeal(state, seat, trial.random.copy());
  if (new Set(game.secrets(run.state, seat)).size > 1) tally.needed++;
  if (hashState(state) !== hashState(run.state)) tally.compared++;
  const has = game.view(state, seat);
  const seen = hashState(has) === had ? undefined : difference(run.view(seat), has, 'view');
  if (seen) throw new Fault(`Dealing anew changes what seat ${seat} sees: ${seen}.`);
  const wrong = notPlain(state) ?? game.broken?.(state);
  if (wrong) throw new Fault(`Dealing anew for seat ${seat} breaks the state: ${wrong}.`);
}
