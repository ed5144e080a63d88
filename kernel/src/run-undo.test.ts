import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import { Run } from './run.ts';
import { ask, choosing, coin, options, sketch, tossing } from './testing/sketch.ts';

const talk = choosing('talk', 'yes', 'no');
const answer = (run: Run, ...choices: string[]): void => {
  for (const choice of choices) run.answer({ seat: 0, choice });
};
const begin = (steps: Parameters<typeof sketch>, settings = {}) => Run.start(sketch(...steps), {}, settings);

describe('undo', () => {
  test('takes back the last answer', () => {
    const run = begin([talk, talk]);
    answer(run, 'yes');
    run.undo();
    expect(run.state).toEqual({ step: 0, notes: [] });
    answer(run, 'no');
    expect(run.state.notes).toEqual(['no']);
  });

  test('takes back several', () => {
    const run = begin([talk, talk, talk]);
    answer(run, 'yes', 'no');
    run.undo(2);
    expect(run.state).toEqual({ step: 0, notes: [] });
  });

  test('names what comes back, the nearest first', () => {
    const run = begin([talk, tossing, talk]);
    answer(run, 'yes', 'now');
    expect(run.undos()).toMatchObject([
      { answers: 1, mark: { seat: 0, question: { id: 'toss' }, choice: 'now' }, barrier: 'roll' },
      { answers: 2, mark: { seat: 0, question: { id: 'talk' }, choice: 'yes' }, barrier: 'roll' },
    ]);
  });

  test('takes back the lines that were told', () => {
    const run = begin([talk, choosing('auto', 'only'), talk]);
    answer(run, 'yes');
    expect(run.toldCount).toBe(1);
    run.undo();
    expect(run.told()).toEqual([]);
  });

  test('is refused where there is nothing', () => {
    expect(() => begin([talk]).undo()).toThrow(new Refusal('There is nothing to undo.'));
  });

  test('is a change of its own: the revision counts it', () => {
    const run = begin([talk, talk]);
    answer(run, 'yes');
    run.undo();
    expect(run.revision).toBe(2);
    run.redo();
    expect(run.revision).toBe(3);
  });

  test('goes back to any answer of a long game', () => {
    const steps = Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? tossing : talk));
    const run = begin(steps as Parameters<typeof sketch>);
    const hashes = [run.hash()];
    for (let i = 0; i < 150; i++) {
      answer(run, i % 3 === 0 ? 'now' : 'yes');
      hashes.push(run.hash());
    }
    for (const keep of [149, 100, 37, 1, 0]) {
      const answers = run.length - keep;
      run.undo(answers);
      expect(run.hash()).toBe(hashes[keep]);
      run.redo();
      expect(run.hash()).toBe(hashes[150]);
    }
  });
});

describe('a roll is a barrier', () => {
  test('that is not crossed where the table forbids it', () => {
    const run = begin([tossing, talk, talk], { freeUndo: false });
    answer(run, 'now', 'yes');
    const { notes } = structuredClone(run.state);
    run.undo();
    expect(() => run.undo()).toThrow(new Refusal('This cannot be undone: there was a roll since.'));
    expect(run.state.notes).toEqual(notes.slice(0, 10));
  });

  test('behind which other dice fall, so that nobody peeks', () => {
    const run = begin([tossing, talk]);
    answer(run, 'now');
    const first = [...run.state.notes];
    run.undo();
    answer(run, 'now');
    expect(run.state.notes).toHaveLength(10);
    expect(run.state.notes).not.toEqual(first);
  });

  test('behind which nobody foresees the dice who does not know the seed of the table', () => {
    const seedsAfter = [5, 6].map((seed) => {
      const run = begin([tossing, talk], { seed });
      answer(run, 'now');
      return run.apply({ undo: 0 });
    });
    expect(seedsAfter[0]).toHaveProperty('reseed');
    expect(seedsAfter[0]).not.toEqual(seedsAfter[1]);
  });

  test('behind which the old dice never come back, however often something is taken back', () => {
    const steps = [talk, talk, tossing, talk] as Parameters<typeof sketch>;
    const tossed = (run: ReturnType<typeof begin>) => run.state.notes.slice(2, 12).join();
    const run = begin(steps, { seed: 5 });
    answer(run, 'yes', 'yes', 'now');
    const seen = new Set([tossed(run)]);
    for (let i = 0; i < 20; i++) {
      run.undo();
      run.undo();
      if (i % 2) run.undo();
      answer(run, ...(i % 2 ? ['yes', 'yes', 'now'] : ['yes', 'now']));
      seen.add(tossed(run));
    }
    expect(seen.size).toBe(21);
  });

  test('that a draw or a reveal sets too', () => {
    const run = begin(
      [
        function* (t) {
          yield* talk(t);
          t.reveal();
        },
        function* (t) {
          yield* talk(t);
          t.draw(['card']);
        },
        talk,
      ],
      { freeUndo: false },
    );
    answer(run, 'yes');
    expect(() => run.undo()).toThrow('there was a reveal since');
    answer(run, 'yes');
    expect(() => run.undo()).toThrow('there was a draw since');
  });
});

describe('redo', () => {
  test('gives the same dice again', () => {
    const run = begin([tossing, tossing, talk]);
    answer(run, 'now', 'at-once');
    const hash = run.hash();
    run.undo(2);
    run.redo();
    expect(run.hash()).toBe(hash);
  });

  test('follows several undos back', () => {
    const run = begin([tossing, tossing, talk]);
    answer(run, 'now', 'at-once');
    const hash = run.hash();
    run.undo();
    run.undo();
    run.redo();
    expect(run.state.step).toBe(1);
    run.redo();
    expect(run.hash()).toBe(hash);
    expect(run.canRedo).toBe(false);
  });

  test('is forgotten with a new answer', () => {
    const run = begin([talk, talk]);
    answer(run, 'yes');
    run.undo();
    answer(run, 'no');
    expect(() => run.redo()).toThrow(new Refusal('There is nothing to redo.'));
  });
});

test('undo across a roll in an `all` within an `all` brings other dice, though another such `all` has ended', () => {
  const game = sketch(function* (t) {
    yield* t.all([0, 1], function* (seat) {
      yield* t.choose(seat, ask('in'), options('x', 'y'));
      const figures = ['a', 'b'];
      yield* t.allFigures(
        figures,
        () => seat,
        function* (figure) {
          yield* t.choose(seat, { ...ask('go'), figure }, options('x', 'y'));
          t.state.notes.push((yield* t.roll(seat, coin, 16, 'SK-02')).join());
          if (seat === 1) yield* t.choose(seat, { ...ask('more'), figure }, options('x', 'y'));
        },
      );
    });
  });
  const run = Run.start(game, { players: 2 }, { seed: 1 });
  for (const seat of [0, 1, 0, 0, 1]) run.answer({ seat, choice: 'x' });
  const seen = run.state.notes.at(-1);
  run.undo();
  run.answer({ seat: 1, choice: 'x' });
  expect(run.state.notes.at(-1)).not.toBe(seen);
});
