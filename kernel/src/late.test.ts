import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { forkFor } from './forks.ts';
import type { Game, Older } from './game.ts';
import { MOST_SEGMENTS } from './limits.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { seenBy } from './seen.ts';
import { ask, choosing, type Noted, type Notes, options, type Step, sketch } from './testing/sketch.ts';

const trip = (game: Game<Notes, Noted>, run: Run<Notes, Noted>): Run<Notes, Noted> =>
  resume(game, readSave(JSON.stringify(save(run)))).run;
const keyFor = (run: Run<Notes, Noted>, seat: number): string | undefined =>
  seenBy(run, seat).prompts.find((prompt) => prompt.seat === seat)?.key;

describe('a table that is loaded again', () => {
  const talk: Step = function* (t) {
    yield* t.all([0, 1], function* (seat) {
      for (const id of ['vote', 'why']) yield* t.choose(seat, ask(id), options('a', 'b'));
    });
  };

  test('has the same keys, whoever has answered or gone back meanwhile', () => {
    const game = sketch(talk, talk);
    const random = Random.fromSeed(7);
    for (let table = 0; table < 60; table++) {
      const run = Run.start(game, { players: 2 }, { seed: table });
      for (let i = 0; i < 12 && !run.outcome; i++) {
        const seat = random.of(run.prompts).seat;
        const own = random.below(4) === 0 ? run.undosAlone(seat)[0] : undefined;
        const [last] = random.below(6) === 0 ? run.undos() : [];
        if (own) run.apply({ undo: own.keep, seat });
        else if (last) run.apply({ undo: last.keep });
        else if (random.below(4) === 0 && run.canRedo) run.redo();
        else run.answer({ seat, choice: random.of(['a', 'b']) });
        const back = trip(game, run);
        expect([keyFor(back, 0), keyFor(back, 1)]).toEqual([keyFor(run, 0), keyFor(run, 1)]);
      }
    }
  });

  test('is still full', () => {
    const steps = Array.from({ length: MOST_SEGMENTS + 100 }, () => choosing('talk', 'yes', 'no'));
    const game = { ...sketch(...steps), chapter: ({ step }: Notes) => `chapter ${step}` };
    let run = Run.start(game, {});
    const full = () => {
      for (;;) run.answer({ seat: 0, choice: 'yes' });
    };
    expect(full).toThrow('is full');
    run = trip(game, run);
    expect(full).toThrow('is full');
    expect(() => trip(game, run)).not.toThrow();
  });
});

test('undos and redos that no loader would take are refused, and the table loads', () => {
  const long = {
    ...sketch(),
    copy: ({ step }: Notes): Notes => ({ step, notes: [] }),
    outcome: () => undefined,
    step: function* (t) {
      yield* t.choose(0, ask('talk'), options('yes', 'no'));
      t.state.step++;
    } as Step,
  } as Game<Notes, Noted>;
  const run = Run.start(long, {});
  for (let i = 0; i < 11_900; i++) run.answer({ seat: 0, choice: 'yes' });
  const backAndForth = () => {
    for (;;) {
      run.apply({ undo: 0 });
      run.apply({ redo: true });
    }
  };
  expect(backAndForth).toThrow('is full');
  run.answer({ seat: 0, choice: 'no' });
  expect(trip(long, run).hash()).toBe(run.hash());
}, 60_000);

test('an undo, a redo or a remake that was meant for an earlier moment is stale', () => {
  const turn = (seat: number): Step =>
    function* (t) {
      t.state.notes.push(yield* t.choose(seat, ask('turn'), options('a', 'b')));
    };
  const run = Run.start(sketch(turn(0), turn(1), turn(1)), { players: 2 });
  run.answer({ seat: 0, choice: 'a' });
  const { revision } = run;
  run.answer({ seat: 1, choice: 'b' });
  for (const late of [{ undo: 0 }, { redo: true }, { remake: 'any', options: {} }] as const) {
    expect(() => run.apply({ ...late, revision })).toThrow(
      expect.objectContaining({ why: { id: 'stale' } }) as Error,
    );
  }
  expect(run.state.notes).toEqual(['a', 'b']);
  run.apply({ undo: 0, revision: run.revision });
  expect(run.state.notes).toEqual([]);
});

test('nothing is remade while the table is being set up', () => {
  const game: Game<Notes, Noted> = {
    ...sketch(choosing('talk', 'yes', 'no')),
    setup: function* (t) {
      t.state.notes.push(yield* t.choose(0, ask('hero'), options('ann', 'bob')));
    },
    remakes: { again: { changes: ['players'], make: (s) => ({ ...s }) } },
  };
  const run = Run.start(game, {});
  expect(run.remakes()).toEqual([]);
  expect(() => run.apply({ remake: 'again', options: { players: 2 } })).toThrow('still being set up');
  run.answer({ seat: 0, choice: 'ann' });
  run.apply({ remake: 'again', options: { players: 2 } });
  expect(run.state.notes).toEqual(['ann']);
});

describe('a secret question with a public name', () => {
  const secret = { id: 'act', rule: 'SK-01' };

  test('is not told when it is asked anew', () => {
    const game = (version: number, ...how: string[]): Game<Notes, Noted> => ({
      ...sketch(function* (t) {
        yield* t.choose(1, { id: 'role', rule: 'SK-01', secret }, options('traitor', 'loyal'));
        yield* t.choose(1, { id: 'poison-whom', rule: 'SK-66', secret }, options(...how));
      }),
      version,
      upgrade: (older: Older) => older,
    });
    const run = Run.start(game(1, 'x', 'y'), { players: 2 });
    run.answer({ seat: 1, choice: 'traitor' });
    const later = resume(game(2, 'x', 'z'), readSave(JSON.stringify(save(run)))).run;
    expect(JSON.stringify(seenBy(later, 0).told())).not.toMatch(/poison|SK-66/);
  });

  test('is guessed in forks whatever its true name is', () => {
    const game = sketch(function* (t) {
      let path = '';
      yield* t.all([1], function* (seat) {
        path = yield* t.choose(seat, { id: 'path', rule: 'SK-01', secret }, options('north', 'south'));
        yield* t.choose(seat, { id: `${path}-how`, rule: 'SK-01', secret }, options('slow', 'fast'));
      });
      yield* t.choose(0, ask('guess'), options('north', 'south'));
      t.state.notes.push(path);
    });
    const run = Run.start(game, { players: 2 });
    run.answer({ seat: 1, choice: 'north' });
    run.answer({ seat: 1, choice: 'fast' });
    const random = Random.fromSeed(3);
    let north = 0;
    for (let i = 0; i < 400; i++) {
      const play = forkFor(run, 0, random);
      play.answer({ seat: 0, choice: 'north' });
      if (play.table.state.notes.includes('north')) north++;
    }
    expect(north).toBeGreaterThan(150);
    expect(north).toBeLessThan(250);
  });
});

test('a file that says of a finished table that it is still being laid is refused', () => {
  const game: Game<Notes, Noted> = {
    ...sketch(choosing('talk', 'yes', 'no'), choosing('talk', 'yes', 'no')),
    version: 2,
    // biome-ignore lint/correctness/useYield: it asks nothing.
    setup: function* (t) {
      t.state.notes.push('board');
    },
    broken: ({ notes }) => (notes.filter((note) => note === 'board').length > 1 ? 'two boards' : undefined),
  };
  const saved = save(Run.start({ ...game, version: 1 }, {}));
  const forged = { ...saved, checkpoint: { ...saved.checkpoint, setup: true } };
  expect(() => resume(game, forged)).toThrow('two boards');
  expect(() => resume(game, saved)).not.toThrow();
});
