import { Fault } from '../fault.ts';
import { replay } from '../replay.ts';
import { resume } from '../resume.ts';
import { readSave, save } from '../save.ts';
import { difference } from './difference.ts';
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
    const seen = new Map<number, Standing>();
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
        for (const [at, was] of seen)
          mustMatch(`A fork at answer ${at} stands elsewhere`, was, standing(run.fork(at)));
        seen.clear();
        seen.set(run.length, before);
      },
      { memory: 'all' },
    );
  },

  'undo and redo lead there and back': (trial) => {
    const freeUndo = trial.seed % 2 === 0;
    const seen: { readonly at: number; readonly was: Standing }[] = [];
    runOut(
      trial,
      (run, point) => {
        if (!point) return;
        const before = standing(run);
        const target = seen.length > 0 ? trial.random.of(seen) : undefined;
        if (target && target.at < run.length) {
          const answers = run.length - target.at;
          const { barrier } = run.undos()[answers - 1] ?? {};
          if (barrier && !freeUndo) {
            const { revision } = run;
            const message = mustRefuse(`Undo across a ${barrier}`, () => run.undo(answers));
            if (!message.includes(barrier))
              throw new Fault(`The refusal of an undo does not name the ${barrier}.`);
            if (run.revision !== revision) throw new Fault('A refused undo changes the revision.');
          } else {
            run.undo(answers);
            mustMatch('Undo leads elsewhere', target.was, standing(run));
            run.redo();
          }
          mustMatch('Undo and redo do not lead back', before, standing(run));
        }
        seen.push({ at: run.length, was: before });
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
    const replayed = replay(trial.game, readSave(JSON.stringify(save(run))));
    for (const { run: again, diverged, changed } of replayed) {
      const astray = diverged ?? changed;
      if (astray || !again)
        throw new Fault(`A replay diverges after ${astray?.entries} answers: ${astray?.why}.`);
      mustMatch('A replay ends elsewhere', standing(run), standing(again));
      for (const viewer of [0, 'watcher'] as const) {
        const differs = difference(run.told(viewer), again.told(viewer), 'log');
        if (differs) throw new Fault(`A replay tells something else: ${differs}.`);
      }
    }
  },
};
