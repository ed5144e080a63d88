import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Choice, Option } from './prompt.ts';
import { Run } from './run.ts';
import { ask, choosing, options, type Step, sketch } from './testing/sketch.ts';

const closed: Option<string> = { id: 'c', value: 'c', closed: { id: 'too-far', rule: 'SK-03' } };
const upTo = (most: number, id: string): Option<string> => ({ id, value: id, most });

describe('an answer that is refused', () => {
  const one: Step = function* (t) {
    yield* t.choose(1, ask('which'), [...options('a', 'b'), closed]);
  };
  const many: Step = function* (t) {
    yield* t.chooseMany(1, ask('which'), options('a', 'b', 'c'), { min: 1, max: 2 });
  };
  const amounts: Step = function* (t) {
    yield* t.chooseAmounts(1, ask('which'), [upTo(2, 'a'), upTo(3, 'b')], { min: 2, max: 4 });
  };

  test.each<[message: string, step: Step, seat: number, choice: unknown]>([
    ['Seat 0 is not asked anything now; asked: seat 1.', one, 0, 'a'],
    ['"x" is no answer to "which". Open: a, b.', one, 1, 'x'],
    ['"c" is closed: too-far (SK-03).', one, 1, 'c'],
    ['"which" wants the id of one option.', one, 1, ['a']],
    ['"which" wants a list of ids.', many, 1, 'a'],
    ['"which" wants 1 to 2, not 3.', many, 1, ['a', 'b', 'c']],
    ['"which" wants 1 to 2, not 0.', many, 1, []],
    ['"which" takes each option once.', many, 1, ['a', 'a']],
    ['"which" wants amounts, as in {"a": 1}.', amounts, 1, ['a']],
    ['"which" wants amounts, as in {"a": 1}.', amounts, 1, null],
    ['"a" takes a whole number from 0 to 2, not 3.', amounts, 1, { a: 3 }],
    ['"a" takes a whole number from 0 to 2, not 0.5.', amounts, 1, { a: 0.5 }],
    ['"which" wants 2 to 4 in all, not 5.', amounts, 1, { a: 2, b: 3 }],
  ])('%s', (message, step, seat, choice) => {
    const run = Run.start(sketch(step), { players: 2 });
    const { prompts, revision } = run;
    expect(() => run.answer({ seat, choice: choice as Choice })).toThrow(new Refusal(message));
    expect(run).toMatchObject({ prompts, revision, length: 0 });
  });

  test('when the game is over', () => {
    const run = Run.start(sketch(choosing('only', 'a')), {});
    expect(() => run.answer({ seat: 0, choice: 'a' })).toThrow(new Refusal('The game is over.'));
  });
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, 'x'.repeat(65)])(
  'a table with the seed %s is refused, as it could not be saved',
  (seed) => {
    const game = sketch(choosing('first', 'a', 'b'));
    expect(() => Run.start(game, {}, { seed })).toThrow('A seed is a whole number or a word');
    expect(() => Run.start(game, {}).apply({ reseed: seed })).toThrow('A seed is a whole number or a word');
  },
);

test('a run that remembers only its last step keeps only the lines of its last answer', () => {
  const told: Step = function* (t) {
    yield* choosing('on', 'a', 'b')(t);
    for (const what of ['one', 'two']) t.tell({ kind: 'noted', rule: 'SK-01', what });
  };
  const run = Run.start(sketch(told, told, told, told, told), {}, {}, 'last');
  for (let i = 1; i <= 5; i++) {
    run.answer({ seat: 0, choice: 'a' });
    expect(run.toldCount).toBe(2 * i);
    expect(run.lines()).toHaveLength(2);
    expect(run.lines(2 * i - 1)).toHaveLength(1);
  }
});

describe('a fault in the rules', () => {
  const trap: Step = function* (t) {
    const way = yield* t.choose(0, ask('way'), options('safe', 'trap'));
    t.state.notes.push(way);
    if (way === 'trap') throw new Error('the floor gives way');
  };
  // biome-ignore lint/correctness/useYield: the fault comes before any question.
  const abyss: Step = function* () {
    throw new Error('there is no floor');
  };

  test('leaves the game as it was, and it can be played on', () => {
    const run = Run.start(sketch(choosing('first', 'a', 'b'), trap), {});
    run.answer({ seat: 0, choice: 'a' });
    const before = { state: structuredClone(run.state), length: run.length, revision: run.revision };
    expect(() => run.answer({ seat: 0, choice: 'trap' })).toThrow('the floor gives way');
    expect(run).toMatchObject(before);
    run.answer({ seat: 0, choice: 'safe' });
    expect(run.state.notes).toEqual(['a', 'safe']);
  });

  test.each(['all', 'last'] as const)(
    'some steps later leaves the game as it was, remembering %s',
    (memory) => {
      const run = Run.start(
        sketch(choosing('first', 'a', 'b'), choosing('auto', 'x'), abyss),
        {},
        {},
        memory,
      );
      expect(() => run.answer({ seat: 0, choice: 'a' })).toThrow('there is no floor');
      expect(run.state).toEqual({ step: 0, notes: [] });
      expect(run.prompts).toMatchObject([{ question: { id: 'first' } }]);
    },
  );

  test('a step that never asks and never ends is one', () => {
    const game = { ...sketch(), outcome: () => undefined, step: function* () {} };
    expect(() => Run.start(game, {})).toThrow('10000 steps in a row without a question or an end.');
  });
});

describe('backing out', () => {
  const journey: Step = function* (t) {
    const where = yield* t.choose(0, ask('where'), options('sea', 'land'));
    const how = yield* t.choose(0, ask('how'), options('fast', 'slow'));
    t.state.notes.push(`${where} ${how}`);
    yield* t.roll(0, { id: 'die', faces: ['1', '2'] }, 1, 'SK-02');
    yield* t.choose(0, ask('then'), options('rest', 'go'));
  };

  test('of a half-made choice asks its first question again', () => {
    const run = Run.start(sketch(journey), {});
    run.answer({ seat: 0, choice: 'sea' });
    expect(run.halfMade()).toBe(1);
    run.back();
    expect(run.prompts).toMatchObject([{ question: { id: 'where' } }]);
  });

  test('is over when something was rolled', () => {
    const run = Run.start(sketch(journey), {});
    run.answer({ seat: 0, choice: 'sea' });
    run.answer({ seat: 0, choice: 'fast' });
    expect(run.halfMade()).toBe(0);
    expect(() => run.back()).toThrow(new Refusal('There is nothing half-made to back out of.'));
  });

  test('does not go back before the step', () => {
    const run = Run.start(sketch(choosing('first', 'a', 'b'), journey), {});
    run.answer({ seat: 0, choice: 'a' });
    expect(() => run.back()).toThrow('nothing half-made');
  });
});
