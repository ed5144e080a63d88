import { Fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { replay } from '../replay.ts';
import { resume } from '../resume.ts';
import type { Run } from '../run.ts';
import { readSave, save } from '../save.ts';
import { verify } from '../verify.ts';
import { difference } from './difference.ts';
import { mustBeAsBefore, traceOf } from './looks.ts';
import { mustMatch, mustRefuse, type Standing, standing } from './standing.ts';
import type { Properties } from './trial.ts';
import { playOn, runOut } from './walk.ts';

export const durability: Properties = {
  'a step that runs twice gives the same': (trial) => {
    runOut(trial, (run, point) => {
      // A replay runs every step twice; here it is seen in the middle of a step too.
      if (!point && trial.random.below(16) > 0) return;
      const again = run.fork();
      mustMatch('A step that runs twice goes another way', standing(run), standing(again));
    });
  },

  'a fork is the same game, and leaves the original alone': (trial) => {
    const seen = new Points();
    runOut(
      trial,
      (run, point) => {
        if (!point) return;
        const before = standing(run);
        const [one, other] = [run.fork(), run.fork()];
        mustMatch('A fork stands elsewhere', before, standing(one));
        playOn(trial, one, other);
        mustMatch('Two forks that are played alike differ', standing(one), standing(other));
        mustMatch('Playing on in a fork changes the original', before, standing(run));
        for (const { at, was } of seen.of(run))
          mustMatch(`A fork at answer ${at} stands elsewhere`, was, standing(run.fork(at)));
        seen.clear();
        seen.add(run, before);
      },
      { memory: 'all' },
    );
  },

  'undo and redo lead there and back': (trial) => {
    const freeUndo = trial.seed % 2 === 0;
    const seen = new Points();
    runOut(
      trial,
      (run, point) => {
        if (!point) return;
        const before = standing(run);
        const points = seen.of(run);
        const target = points.length > 0 ? trial.random.of(points) : undefined;
        if (target && target.at < run.length) {
          const answers = run.length - target.at;
          const { barrier } = run.undos()[answers - 1] ?? {};
          if (run.isScreened(target.at)) {
            const trace = traceOf(run);
            mustRefuse('Undo across what was chosen behind screens', () => run.undo(answers));
            mustBeAsBefore('A refused undo leaves a trace', trace, run);
          } else if (barrier && !freeUndo) {
            const trace = traceOf(run);
            const message = mustRefuse(`Undo across a ${barrier}`, () => run.undo(answers));
            mustBeAsBefore('A refused undo leaves a trace', trace, run);
            if (!message.includes(barrier))
              throw new Fault(`The refusal of an undo does not name the ${barrier}.`);
          } else {
            run.undo(answers);
            mustMatch('Undo leads elsewhere', target.was, standing(run));
            run.redo();
          }
          mustMatch('Undo and redo do not lead back', before, standing(run));
        }
        seen.add(run, before);
      },
      { memory: 'all', freeUndo },
    );
  },

  'a saved game goes on as if it had never been away': (trial) => {
    runOut(
      trial,
      (run, point) => {
        if (!point) return;
        const { run: resumed, askedAnew } = resume(trial.game, readSave(JSON.stringify(save(run))));
        if (askedAnew.length > 0) throw new Fault(`A resumed game asks "${askedAnew.join('", "')}" anew.`);
        mustMatch('A resumed game stands elsewhere', standing(run), standing(resumed));
        const fork = run.fork();
        playOn(trial, fork, resumed);
        mustMatch('A resumed game goes on differently', standing(fork), standing(resumed));
      },
      { memory: 'all' },
    );
  },

  'a replay gives the same game': (trial) => {
    let undone = false;
    const run = runOut(
      trial,
      (at, point) => {
        // Once in a game something is taken back, so that the journal has that too.
        if (!point || undone || at.length < 3 || at.outcome) return;
        undone = true;
        at.undo(1 + trial.random.below(3));
      },
      { memory: 'all' },
    );
    replayAgain(trial.game, run);
  },
};

/** Where a run stood. A chapter forgets what came before it. */
class Points {
  private points: { readonly at: number; readonly was: Standing }[] = [];
  private chapter = 0;

  of(run: Run): readonly { readonly at: number; readonly was: Standing }[] {
    if (this.chapter !== run.past.length) this.clear();
    this.chapter = run.past.length;
    return this.points;
  }

  add(run: Run, was: Standing): void {
    this.of(run);
    this.points.push({ at: run.length, was });
  }

  clear(): void {
    this.points = [];
  }
}

/** The segments of a run, each replayed from its own beginning: the last one leads to where the run stands. */
export function replayAgain(game: Game, run: Run): void {
  const saved = readSave(JSON.stringify(save(run)));
  const replayed = replay(game, saved);
  for (const { diverged, changed } of replayed) {
    const astray = diverged ?? changed;
    if (astray) throw new Fault(`A replay diverges after ${astray.entries} answers: ${astray.why}.`);
  }
  try {
    verify(game, saved);
  } catch (error) {
    throw new Fault(`A replay does not lead from chapter to chapter: ${(error as Error).message}`);
  }
  const last = replayed.at(-1)?.run as Run;
  mustMatch('A replay ends elsewhere', standing(run), standing(last));
  for (const viewer of [0, 'watcher'] as const) {
    const differs = difference(run.told(viewer, last.logStart), last.told(viewer), 'log');
    if (differs) throw new Fault(`A replay tells something else: ${differs}.`);
  }
}
