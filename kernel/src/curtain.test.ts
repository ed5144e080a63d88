import { describe, expect, it } from 'vitest';
import { seeDifferently } from './curtain.ts';
import { Run } from './run.ts';
import { council } from './testing/council.ts';
import { ask, coin, options, type Step, sketch } from './testing/sketch.ts';

const begin = (...steps: Step[]) => Run.start(sketch(...steps), { players: 3 });
const alone = (...seats: number[]): Step =>
  function* (t) {
    for (const seat of seats) yield* t.choose(seat, ask('go'), options('a', 'b'));
  };

describe('people at one screen see the same', () => {
  it('where nothing is hidden, or one of them is alone', () => {
    expect(seeDifferently(begin(alone(0, 1)), [0, 1])).toBe(false);
    expect(seeDifferently(Run.start(council, { players: 2 }), [0])).toBe(false);
  });

  it('while each is asked its first question at the same time', () => {
    const run = begin(function* (t) {
      yield* t.all([0, 1], (seat) => t.choose(seat, ask('way'), options('a', 'b')));
    });
    expect(seeDifferently(run, [0, 1])).toBe(false);
    run.answer({ seat: 0, choice: 'a' });
    expect(seeDifferently(run, [0, 1])).toBe(false);
  });

  it('while they say what their own dice show', () => {
    const rolling: Step = function* (t) {
      yield* t.all([0, 1], function* (seat) {
        yield* t.roll(seat, coin, 1, 'SK-02');
        yield* t.roll(seat, coin, 2, 'SK-02');
      });
    };
    const run = Run.start(sketch(rolling), { players: 2 }, { ownDice: true });
    run.answer({ seat: 0, choice: ['heads'] });
    expect(seeDifferently(run, [0, 1])).toBe(false);
  });
});

describe('people at one screen see different things', () => {
  it('while one of them is asked in secret', () => {
    const run = begin(function* (t) {
      yield* t.choose(1, { ...ask('vote'), secret: true }, options('a', 'b'));
    });
    expect(seeDifferently(run, [0, 1])).toBe(true);
    expect(seeDifferently(run, [0, 2])).toBe(false);
  });

  it('while all choose and one of them has rolled', () => {
    const run = begin(function* (t) {
      yield* t.all([0, 1], function* (seat) {
        const dice = seat === 1 ? yield* t.roll(seat, coin, 2, 'SK-02') : [];
        yield* t.choose(seat, { ...ask('way'), data: { dice } }, options('a', 'b'));
      });
    });
    expect(seeDifferently(run, [0, 1])).toBe(true);
    expect(seeDifferently(run, [0, 2])).toBe(false);
    run.answer({ seat: 1, choice: 'a' });
    expect(seeDifferently(run, [0, 1])).toBe(false);
  });

  it('while all choose and one of them is asked more after an answer', () => {
    const run = begin(function* (t) {
      yield* t.all([0, 1], function* (seat) {
        const way = yield* t.choose(seat, ask('way'), options('a', 'b'));
        yield* t.choose(seat, { ...ask('more'), data: { way } }, options('a', 'b'));
      });
    });
    run.answer({ seat: 0, choice: 'a' });
    expect(seeDifferently(run, [0, 1])).toBe(true);
    run.undo();
    expect(seeDifferently(run, [0, 1])).toBe(false);
  });

  it('where their views differ', () => {
    const game = { ...sketch(alone(0)), view: (_: unknown, viewer: unknown) => ({ viewer }) };
    expect(seeDifferently(Run.start(game, { players: 2 }), [0, 1])).toBe(true);
  });

  it('as long as a line that only one of them may read is shown', () => {
    const run = begin(function* (t) {
      t.tellOnly([1, 2], { kind: 'noted', rule: 'SK-01', what: 'red' });
      yield* t.choose(0, ask('go'), options('a', 'b'));
    });
    expect(seeDifferently(run, [0, 1])).toBe(true);
    expect(seeDifferently(run, [1, 2])).toBe(false);
    expect(seeDifferently(run, [0, 1], run.toldCount)).toBe(false);
  });

  it('while the kernel has answered for one of them, until all are in', () => {
    const run = begin(function* (t) {
      yield* t.all([0, 1], (seat) => t.choose(seat, ask('way'), options('a', ...(seat === 0 ? ['b'] : []))));
    }, alone(0));
    expect(seeDifferently(run, [0, 1])).toBe(true);
    run.answer({ seat: 0, choice: 'a' });
    expect(seeDifferently(run, [0, 1])).toBe(false);
  });

  it('in every question of a council behind screens', () => {
    const run = Run.start(council, { players: 2 }, { seed: 3 });
    for (const seat of [0, 1, 0, 1]) {
      expect(seeDifferently(run, [0, 1])).toBe(true);
      const prompt = run.prompts.find((open) => open.seat === seat);
      run.answer({ seat, choice: prompt?.question.id === 'vote' ? 'left' : 'keep' });
    }
  });
});
