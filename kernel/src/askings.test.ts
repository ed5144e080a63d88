import { describe, expect, test } from 'vitest';
import type { Prompt } from './prompt.ts';
import { Run } from './run.ts';
import { seenBy } from './seen.ts';
import { ask, choosing, options, type Step, sketch } from './testing/sketch.ts';

const talk = choosing('talk', 'yes', 'no');
const keyFor = (run: Run, seat: number) =>
  run.keyOf(run.prompts.find((prompt) => prompt.seat === seat) as Prompt);
const begin = (players: number, ...steps: Step[]): Run => Run.start(sketch(...steps), { players }) as Run;

describe('an answer with the key of an asking', () => {
  test('that is sent three times is taken once', () => {
    const run = begin(1, talk, talk, talk, talk);
    const click = { seat: 0, choice: 'yes', key: keyFor(run, 0) };
    run.apply(click);
    for (let i = 0; i < 2; i++) expect(() => run.apply(click)).toThrow('has been answered, or is asked anew');
    expect(run.revision).toBe(1);
  });

  test('is stale after an undo that asks the same again', () => {
    const run = begin(1, talk, talk);
    const key = keyFor(run, 0);
    run.apply({ seat: 0, choice: 'yes', key });
    run.undo();
    expect(() => run.apply({ seat: 0, choice: 'yes', key })).toThrow(
      expect.objectContaining({ why: { id: 'stale' } }),
    );
  });

  test('of one seat is not made stale by another seat that chooses at the same time', () => {
    const run = begin(2, function* (t) {
      yield* t.all([0, 1], function* (seat) {
        for (const id of ['first', 'second']) yield* t.choose(seat, ask(id), options('a', 'b'));
      });
    });
    const key = keyFor(run, 1);
    run.answer({ seat: 0, choice: 'a' });
    expect(keyFor(run, 1)).toBe(key);
    run.apply({ undo: 0, seat: 0 });
    expect(keyFor(run, 1)).toBe(key);
    run.apply({ seat: 1, choice: 'b', key });
    expect(run.marks.map(({ seat }) => seat)).toEqual([1]);
  });

  test('is stale where somebody else was quicker', () => {
    const act: Step = function* (t) {
      yield* t.anyone([0, 1], ask('act'), () => options('a', 'b'));
    };
    const run = begin(2, act, act);
    const key = keyFor(run, 1);
    run.answer({ seat: 0, choice: 'a' });
    expect(() => run.apply({ seat: 1, choice: 'a', key })).toThrow('asked anew');
  });

  test('is taken after an answer on which the rules fail, or an undo that is refused', () => {
    const failing = begin(1, function* (t) {
      if ((yield* t.choose(0, ask('try'), options('good', 'bad'))) === 'bad')
        throw new Error('The rules fail.');
    });
    const key = keyFor(failing, 0);
    expect(() => failing.apply({ seat: 0, choice: 'bad', key })).toThrow('The rules fail.');
    expect(seenBy(failing, 0).prompts).toMatchObject([{ key }]);
    failing.apply({ seat: 0, choice: 'good', key });

    const depending = begin(2, function* (t) {
      yield* t.all([0, 1], function* (seat) {
        yield* t.choose(seat, ask('first'), options('a', 'b'));
        if (seat === 0) t.state.notes.push('chosen');
        // Not allowed: what one seat is asked depends on what another chose.
        yield* t.choose(seat, ask(`second-${t.state.notes.length}`), options('a', 'b'));
        yield* t.choose(seat, ask('third'), options('a', 'b'));
      });
    });
    for (const seat of [0, 1, 1]) depending.answer({ seat, choice: 'a' });
    const keys = [keyFor(depending, 0), keyFor(depending, 1)];
    expect(() => depending.apply({ undo: 0, seat: 0 })).toThrow('a later answer depends on it');
    expect([keyFor(depending, 0), keyFor(depending, 1)]).toEqual(keys);
  });

  test('sees data and limits, which a fingerprint does not', () => {
    const take = (most: number): Step =>
      function* (t) {
        const question = { ...ask('take'), data: { most } };
        yield* t.chooseAmounts(0, question, [{ id: 'gold', value: 0, most }], { min: 0, max: most });
      };
    const [one, other] = [begin(1, take(3)), begin(1, take(5))];
    expect(keyFor(one, 0)).not.toBe(keyFor(other, 0));
  });

  test('finds one of several prompts of the same seat', () => {
    const run = begin(1, function* (t) {
      const chosen = yield* t.allFigures(
        ['ann', 'bob'],
        () => 0,
        (figure) => t.choose(0, { ...ask('way'), figure }, options('left', 'right')),
      );
      t.state.notes.push(...chosen);
    });
    const [ann, bob] = run.prompts as [Prompt, Prompt];
    run.apply({ seat: 0, choice: 'right', key: run.keyOf(bob) });
    run.apply({ seat: 0, choice: 'left', key: run.keyOf(ann) });
    expect(run.state).toMatchObject({ notes: ['left', 'right'] });
  });
});
