import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { forkFor } from './forks.ts';
import { Run } from './run.ts';
import { type Lanterns, lanterns } from './testing/lanterns.ts';
import { ask, choosing, type Notes, options, type Step, sketch, tossing } from './testing/sketch.ts';

describe('a fork', () => {
  const twoAnswers = choosing('one', 'a', 'b');

  test('stands where the game stands, also in the middle of a step', () => {
    const run = Run.start(
      sketch(function* (t) {
        const first = yield* t.choose(0, ask('first'), options('a', 'b'));
        t.state.notes.push(first, yield* t.choose(0, ask('second'), options('c', 'd')));
      }),
      {},
    );
    run.answer({ seat: 0, choice: 'b' });
    const fork = run.fork();
    expect(fork.prompts).toMatchObject([{ question: { id: 'second' } }]);
    fork.answer({ seat: 0, choice: 'c' });
    expect(fork.table.state.notes).toEqual(['b', 'c']);
  });

  test('and the game do not touch each other', () => {
    const run = Run.start(sketch(twoAnswers, twoAnswers), {});
    const fork = run.fork();
    fork.answer({ seat: 0, choice: 'a' });
    expect(run.state).toEqual({ step: 0, notes: [] });
    run.answer({ seat: 0, choice: 'b' });
    expect(fork.table.state.notes).toEqual(['a']);
  });

  test('can begin at any earlier answer', () => {
    const run = Run.start(sketch(twoAnswers, twoAnswers, twoAnswers), {});
    for (const choice of ['a', 'b', 'a']) run.answer({ seat: 0, choice });
    expect(run.fork(1).table.state.notes).toEqual(['a']);
  });

  test('rolls what the game will roll', () => {
    const run = Run.start(sketch(tossing), {});
    const fork = run.fork();
    fork.answer({ seat: 0, choice: 'now' });
    run.answer({ seat: 0, choice: 'now' });
    expect(fork.table.state).toEqual(run.state);
  });

  test('rolls by seed, though the players roll their own dice', () => {
    const fork = Run.start(sketch(tossing), {}, { ownDice: true }).fork();
    fork.answer({ seat: 0, choice: 'now' });
    expect(fork.outcome).toBeDefined();
  });
});

describe('a fork for a seat', () => {
  const run = Run.start(lanterns, { players: 2 }, { seed: 3 });
  const forks = Array.from({ length: 20 }, (_, i) => forkFor(run, 0, Random.fromSeed(i)));
  const hands = (state: Lanterns) => JSON.stringify(state.hands);

  test('deals anew what the seat cannot see', () => {
    expect(new Set(forks.map((fork) => hands(fork.table.state))).size).toBeGreaterThan(10);
  });

  test('keeps what the seat sees', () => {
    for (const fork of forks) expect(lanterns.view(fork.table.state, 0)).toEqual(run.view(0));
  });

  test('asks the others about what they hold in it', () => {
    for (const fork of forks) {
      const asked = fork.prompts.find((prompt) => prompt.seat === 1)?.options.map(({ id }) => id);
      expect(asked).toEqual(fork.table.state.hands[1]?.map((oil) => `oil:${oil}`));
    }
  });

  const drawing = (t: Parameters<Step>[0]): number => {
    const card = t.random.below(1000);
    t.state.notes.push(card);
    return card;
  };
  const cards = (...steps: Step[]) => ({
    ...sketch(...steps),
    view: () => ({}),
    redeal: (s: Notes, _: number, random: Random) => {
      s.notes = s.notes.map(() => random.below(1000));
    },
  });

  test('tells nothing that the seat could not read', () => {
    const game = cards(function* (t) {
      const what = drawing(t);
      t.tellOnly(
        [1],
        { kind: 'noted', rule: 'SK-01', what },
        { kind: 'noted', rule: 'SK-01', what: 'a card' },
      );
      t.tellOnly([1], { kind: 'noted', rule: 'SK-01', what });
      t.tellOnly([0], { kind: 'noted', rule: 'SK-01', what: 'mine' });
      yield* t.choose(0, ask('guess'), options('x', 'y'));
    });
    const { log } = forkFor(Run.start(game, { players: 2 }, { seed: 3 }), 0, Random.fromSeed(9)).table;
    expect(log.map(({ event }) => 'what' in event && event.what)).toEqual(['a card', 'mine']);
    expect(log.some(({ instead }) => instead)).toBe(false);
  });

  test('is for a seat that is asked: what others alone are asked would tell what they hold', () => {
    const game = cards(function* (t) {
      yield* t.choose(1, ask('hand'), options(`card:${drawing(t)}`, 'pass'));
    });
    const asked = Run.start(game, { players: 2 }, { seed: 3 });
    expect(() => forkFor(asked, 0, Random.fromSeed(9))).toThrow(RangeError);
    expect(() => forkFor(asked, 1, Random.fromSeed(9))).not.toThrow();
    asked.answer({ seat: 1, choice: 'pass' });
    expect(forkFor(asked, 0, Random.fromSeed(9)).outcome).toBeDefined();
  });

  test('rolls dice that nobody knows yet', () => {
    const tosses = Array.from({ length: 20 }, (_, i) => {
      const fork = forkFor(Run.start(sketch(tossing), {}), 0, Random.fromSeed(i));
      fork.answer({ seat: 0, choice: 'now' });
      return fork.table.state.notes.join();
    });
    expect(new Set(tosses).size).toBeGreaterThan(10);
  });

  test('does not know what others chose at the same time', () => {
    const oil = run.prompts.find((prompt) => prompt.seat === 1)?.options[0]?.id as string;
    const later = Run.start(lanterns, { players: 2 }, { seed: 3 });
    later.answer({ seat: 1, choice: oil });
    const burnt = Array.from({ length: 20 }, (_, i) => {
      const fork = forkFor(later, 0, Random.fromSeed(i));
      const [own] = fork.prompts[0]?.options ?? [];
      fork.answer({ seat: 0, choice: own?.id as string });
      expect(lanterns.broken?.(fork.table.state)).toBeUndefined();
      return fork.table.state.burnt[1];
    });
    expect(new Set(burnt).size).toBeGreaterThan(3);
  });
});
