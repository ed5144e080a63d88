import { describe, expect, test } from 'vitest';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { seenBy } from './seen.ts';
import { ask, options, type Step, sketch } from './testing/sketch.ts';

/** Two seats answer three questions each, at the same time. */
const together: Step = function* (t) {
  yield* t.all([0, 1], function* (seat) {
    for (const id of ['one', 'two', 'three']) yield* t.choose(seat, ask(id), options('a', 'b'));
  });
};

const begun = (): Run => {
  const run = Run.start(sketch(together), { players: 2 }) as Run;
  run.answer({ seat: 1, choice: 'a' });
  run.answer({ seat: 0, choice: 'a' });
  run.answer({ seat: 0, choice: 'b' });
  return run;
};
const askedOf = (run: Run, seat: number) =>
  run.prompts.filter((prompt) => prompt.seat === seat).map(({ question }) => question.id);
const keyOf = (run: Run, seat: number) =>
  seenBy(run, seat).prompts.find((asked) => asked.seat === seat)?.key ?? '';

describe('an undo of one seat', () => {
  test('is refused as stale where another undo has moved what it names', () => {
    const run = begun();
    const { revision } = run;
    const first = seenBy(run, 0)
      .undos()
      .filter(({ alone }) => alone)
      .at(-1);
    run.apply({ undo: 0, seat: 1 });
    const request = { undo: first?.keep ?? -1, seat: 0, revision };
    expect(() => run.apply(request)).toThrow('This question has been answered, or is asked anew.');
    expect(askedOf(run, 0)).toEqual(['three']);
  });

  test('is refused as stale after a save, too', () => {
    const run = begun();
    const { revision } = run;
    run.apply({ undo: 0, seat: 1 });
    const back = resume(run.game, readSave(JSON.stringify(save(run)))).run;
    expect(() => back.apply({ undo: 1, seat: 0, revision })).toThrow('asked anew');
  });

  test('is not held up by what others answered since', () => {
    const run = begun();
    const { revision } = run;
    run.answer({ seat: 1, choice: 'b' });
    run.apply({ undo: 2, seat: 0, revision });
    expect(askedOf(run, 0)).toEqual(['two']);
    expect(askedOf(run, 1)).toEqual(['three']);
  });
});

describe('a redo', () => {
  test('belongs to the seat that took back its own answer', () => {
    const run = begun();
    const key = keyOf(run, 1);
    run.apply({ undo: 2, seat: 0 });
    expect(seenBy(run, 0).canRedo).toBe(true);
    expect(seenBy(run, 1).canRedo).toBe(false);
    expect(seenBy(run, 'watcher').canRedo).toBe(false);
    expect(() => run.apply({ redo: true, seat: 1 })).toThrow('There is nothing to redo.');
    run.apply({ redo: true, seat: 0 });
    expect(askedOf(run, 0)).toEqual(['three']);
    // What seat 1 was asked all along is still the same asking.
    expect(keyOf(run, 1)).toBe(key);
    const back = resume(run.game, readSave(JSON.stringify(save(run)))).run;
    expect(keyOf(back, 1)).toBe(key);
    run.apply({ seat: 1, choice: 'b', key });
  });

  test('leaves what others have answered meanwhile as it was, also after a load', () => {
    const run = Run.start(sketch(together), { players: 2 }) as Run;
    for (const seat of [0, 1, 0]) run.answer({ seat, choice: 'a' });
    const key = keyOf(run, 1);
    run.apply({ undo: 0, seat: 0 });
    run.apply({ redo: true, seat: 0 });
    const back = resume(run.game, readSave(JSON.stringify(save(run)))).run;
    expect([keyOf(run, 1), keyOf(back, 1)]).toEqual([key, key]);
    expect(keyOf(back, 0)).toBe(keyOf(run, 0));
  });

  test('of what was taken back for everybody is everybody’s', () => {
    const run = begun();
    run.undo(3);
    run.apply({ redo: true, seat: 1 });
    expect(askedOf(run, 0)).toEqual(['three']);
  });
});

test('rules that fail leave a run as it was, also one that remembers only its last step', () => {
  const game = sketch(function* (t) {
    for (const id of ['one', 'two']) {
      yield* t.choose(0, ask(id), options('a', 'b'));
      t.tell({ kind: 'noted', rule: 'SK-01', what: id });
    }
    if ((yield* t.choose(0, ask('three'), options('fine', 'fail'))) === 'fail') throw new Error('they fail');
  });
  for (const memory of ['all', 'last'] as const) {
    const run = Run.start(game, {}, {}, memory);
    run.answer({ seat: 0, choice: 'a' });
    run.answer({ seat: 0, choice: 'a' });
    expect(() => run.answer({ seat: 0, choice: 'fail' })).toThrow('they fail');
    expect(askedOf(run as Run, 0)).toEqual(['three']);
    run.answer({ seat: 0, choice: 'fine' });
    expect(run.outcome?.why).toBe('done');
  }
});

test('of several who may decide, only those are asked who can', () => {
  const game = sketch(function* (t) {
    yield* t.anyone([0, 1], ask('way'), (seat) =>
      seat === 0 ? [{ id: 'a', value: 'a', closed: { id: 'no', rule: 'SK-01' } }] : options('a', 'b'),
    );
  });
  expect(Run.start(game, { players: 2 }).prompts.map(({ seat }) => seat)).toEqual([1]);
});

test('a question that nobody can answer is a fault', () => {
  const closed = [{ id: 'a', value: 'a', closed: { id: 'no', rule: 'SK-01' } }];
  const game = sketch(function* (t) {
    yield* t.anyone([0, 1], ask('way'), () => closed);
  });
  expect(() => Run.start(game, { players: 2 })).toThrow('An empty prompt: "way"');
});
