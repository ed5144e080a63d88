import '../testing/no-browser.ts';
import { type Game, Run, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { resumeRun } from './here.ts';

/** Rules that fail on what was played in the first round; they were other rules then. */
const failsInRound1 = {
  ...toy,
  *step(t) {
    if (toy.clock(t.state).round === 1) throw new TypeError('wolf is undefined');
    yield* toy.step(t);
  },
} as typeof toy as Game;

test('a table whose past can no longer be played goes on from where it is', () => {
  const run = Run.start(toy as Game, { players: 1 }, { seed: 5 }) as Run;
  for (const choice of ['bold', 'end', []]) run.answer({ seat: 0, choice });
  expect(run.game.clock(run.state).round).toBe(2);
  const saved = structuredClone(save(run, {}));
  expect(() => resumeRun(failsInRound1, saved)).toThrow('wolf is undefined');
  const again = resumeRun(failsInRound1, saved, 'own');
  expect(again.prompts.map(({ question }) => question.id)).toEqual(['stance']);
  again.answer({ seat: 0, choice: 'wary' });
  expect(again.prompts.map(({ question }) => question.id)).toEqual(['turn']);
});
