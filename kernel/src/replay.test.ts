import { expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import { replay } from './replay.ts';
import { Run } from './run.ts';
import { readSave, type Save, save } from './save.ts';
import { choosing, type Step, sketch, tossing } from './testing/sketch.ts';

const talk = choosing('talk', 'yes', 'no');
const steps = [talk, tossing, talk, talk];
const game = sketch(...steps);

function played(): Save {
  const run = Run.start(game, {}, { seed: 5 });
  for (const choice of ['yes', 'now', 'no', 'yes']) run.answer({ seat: 0, choice });
  return readSave(JSON.stringify(save(run)));
}

test('a replay ends where the game ended', () => {
  const [part] = replay(game, played());
  expect(part).toMatchObject({ version: 1, run: { outcome: { won: true } } });
  expect(part?.diverged).toBeUndefined();
});

test('a replay can be entered anywhere', () => {
  const [part] = replay(game, played());
  expect(part?.run?.fork(1).table.state.notes).toEqual(['yes']);
});

test('a replay follows an undo across a roll', () => {
  const run = Run.start(game, {}, { seed: 5 });
  for (const choice of ['yes', 'now']) run.answer({ seat: 0, choice });
  run.undo(2);
  for (const choice of ['no', 'at-once', 'no', 'yes']) run.answer({ seat: 0, choice });
  const [part] = replay(game, save(run));
  expect(part?.diverged).toBeUndefined();
  expect(part?.run?.hash()).toBe(run.hash());
});

test('a replay under other rules finds the answer after which the state is another one', () => {
  const other: Step = function* (t) {
    yield* tossing(t);
    t.state.notes.push('something new');
  };
  const [part] = replay(sketch(talk, other, talk, talk), played());
  expect(part?.diverged).toBeUndefined();
  expect(part?.changed).toMatchObject({ entries: 2 });
  expect(part?.changed?.why).toMatch(/^the state is another one \(expected \w+, found \w+\)$/);
});

test('a replay under other rules finds the question that is asked differently', () => {
  const [part] = replay(sketch(talk, tossing, choosing('talk', 'yes', 'no', 'maybe'), talk), played());
  expect(part?.diverged).toEqual({ entries: 2, why: '"talk" is asked differently now.' });
});

test('a game of another kind is refused', () => {
  const message = 'This is a saved game of "sketch", not of "chess".';
  expect(() => replay({ ...game, id: 'chess' }, played())).toThrow(new Refusal(message));
});
