import { describe, expect, test } from 'vitest';
import { Fault } from './fault.ts';
import type { Option } from './prompt.ts';
import { Run } from './run.ts';
import { ask, options, type Step, sketch } from './testing/sketch.ts';

const begin = (step: Step) => Run.start(sketch(step), {});
const closed = (id: string): Option<string> => ({ id, value: id, closed: { id: 'too-far', rule: 'SK-03' } });

describe('choose', () => {
  const choosing = (...from: Option<string>[]) =>
    begin(function* (t) {
      t.state.notes.push(yield* t.choose(0, ask('which'), from));
    });

  test('gives the value of the option that was answered', () => {
    const run = choosing(...options('left', 'right'));
    run.answer({ seat: 0, choice: 'right' });
    expect(run.state.notes).toEqual(['right']);
  });

  test('takes the only open option and tells so', () => {
    const run = choosing(...options('left'), closed('right'));
    expect(run.state.notes).toEqual(['left']);
    expect(run.told()).toEqual([{ kind: 'auto', rule: 'SK-01', seat: 0, question: 'which', option: 'left' }]);
  });

  test('asks about the only open option where it must be confirmed', () => {
    const run = begin(function* (t) {
      yield* t.choose(0, { ...ask('sure'), confirm: true }, options('yes'));
    });
    expect(run.prompts).toMatchObject([{ question: { id: 'sure' }, options: [{ id: 'yes' }] }]);
  });

  test('shows closed options with the reason', () => {
    const run = choosing(...options('left', 'right'), closed('up'));
    expect(run.prompts[0]?.options[2]).toMatchObject({ id: 'up', closed: { id: 'too-far' } });
  });

  test('is a fault without an open option', () => {
    expect(() => choosing(closed('up'))).toThrow(
      new Fault('An empty prompt: "which" (SK-01) has too few open options.'),
    );
  });

  test('keeps from the others what was taken for a seat in secret', () => {
    const run = begin(function* (t) {
      yield* t.choose(0, { ...ask('which'), secret: true, confirm: false }, options('left'));
    });
    expect(run.told(0)).toHaveLength(1);
    expect(run.told(1)).toEqual([]);
  });
});

describe('chooseMany', () => {
  const choosing = (from: Option<string>[], min: number, max: number) =>
    begin(function* (t) {
      t.state.notes.push(yield* t.chooseMany(0, ask('which'), from, { min, max }));
    });

  test('gives the values in the order of the options, however they were named', () => {
    const run = choosing(options('a', 'b', 'c'), 1, 2);
    run.answer({ seat: 0, choice: ['c', 'a'] });
    expect(run.state.notes).toEqual([['a', 'c']]);
  });

  test('takes all where all must be taken', () => {
    expect(choosing([...options('a', 'b'), closed('c')], 2, 3).state.notes).toEqual([['a', 'b']]);
  });

  test('asks nothing where nothing can be taken', () => {
    expect(choosing(options('a', 'b'), 0, 0).state.notes).toEqual([[]]);
    expect(choosing([closed('a')], 0, 1).state.notes).toEqual([[]]);
  });

  test('is a fault where more are wanted than are open', () => {
    expect(() => choosing([...options('a'), closed('b')], 2, 2)).toThrow('too few open options');
  });
});

describe('chooseAmounts', () => {
  const sharing = (from: Option<string>[], min: number, max: number) =>
    begin(function* (t) {
      const shares = yield* t.chooseAmounts(0, ask('share'), from, { min, max });
      t.state.notes.push(...shares.map(({ value, amount }) => `${value}=${amount}`));
    });
  const upTo = (most: number, id: string): Option<string> => ({ id, value: id, most });

  test('gives what each gets, in one prompt', () => {
    const run = sharing([upTo(2, 'a'), upTo(3, 'b'), upTo(1, 'c')], 1, 4);
    run.answer({ seat: 0, choice: { b: 3, a: 1 } });
    expect(run.state.notes).toEqual(['a=1', 'b=3']);
  });

  test.each([
    ['all of the only one', [upTo(5, 'a')], 2, 2, ['a=2']],
    ['all that there is', [upTo(2, 'a'), upTo(1, 'b')], 3, 9, ['a=2', 'b=1']],
    ['nothing', [upTo(0, 'a')], 0, 3, []],
  ] as const)('asks nothing where there is only one way: %s', (_, from, min, max, notes) => {
    expect(sharing([...from], min, max).state.notes).toEqual(notes);
  });
});

describe('gameOver', () => {
  test('ends the game in the middle of a flow', () => {
    const run = begin(function* (t) {
      yield* t.all([0], function* () {
        yield* t.choose(0, ask('jump'), options('up', 'down'));
        t.state.notes.push('over');
        t.gameOver();
      });
      t.state.notes.push('never');
    });
    run.answer({ seat: 0, choice: 'up' });
    expect(run.outcome).toMatchObject({ won: true, why: 'done' });
    expect(run.state.notes).toEqual(['over']);
    expect(run.prompts).toEqual([]);
  });

  test('is a fault where there is no outcome', () => {
    // biome-ignore lint/correctness/useYield: it ends before it asks.
    const step: Step = function* (t) {
      t.gameOver();
    };
    expect(() => begin(step)).toThrow('The game was said to be over, but has no outcome.');
  });
});

describe('tell', () => {
  const told = (what: string) => ({ kind: 'noted', rule: 'SK-01', what }) as const;

  test('tellOnly is read by its seats; the others read something else, or nothing', () => {
    const run = begin(function* (t) {
      t.tellOnly([1], told('the ace'), told('a card'));
      t.tellOnly([1], told('a wink'));
      yield* t.choose(0, ask('on'), options('a', 'b'));
    });
    expect(run.told(1)).toMatchObject([{ what: 'the ace' }, { what: 'a wink' }]);
    expect(run.told(0)).toMatchObject([{ what: 'a card' }]);
    expect(run.told('watcher')).toMatchObject([{ what: 'a card' }]);
  });
});
