import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { MOST_SEGMENTS } from './limits.ts';
import { replay } from './replay.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import {
  ask,
  choosing,
  coin,
  type Noted,
  type Notes,
  options,
  type Step,
  sketch,
  tossing,
} from './testing/sketch.ts';
import { verify } from './verify.ts';

const talk = choosing('talk', 'yes', 'no');
const game: Game<Notes, Noted> = {
  ...sketch(talk, talk, talk, talk),
  options: { heroes: { kind: 'seats', values: ['ann', 'bob', 'cid', 'dot'] } },
  remakes: {
    restart: { changes: [], make: (s) => ({ ...s, step: 0, notes: ['again'] }) },
    swap: {
      changes: ['heroes', 'players'],
      closed: (s) => (s.step === 0 ? { id: 'not-begun', rule: 'SK-01' } : undefined),
      make: (s, { heroes }) => ({ ...s, notes: [...s.notes, String(heroes)] }),
    },
  },
};
const begun = () => {
  const run = Run.start(game, { players: 2 });
  for (const choice of ['yes', 'no']) run.answer({ seat: 0, choice });
  return run;
};

describe('a remake', () => {
  test('is closed with its reason, or open', () => {
    const run = Run.start(game, {});
    expect(run.remakes()).toEqual([
      { id: 'restart', changes: [] },
      { id: 'swap', changes: ['heroes', 'players'], closed: { id: 'not-begun', rule: 'SK-01' } },
    ]);
    expect(() => run.apply({ remake: 'swap', options: {} })).toThrow('"swap" is closed: not-begun (SK-01).');
  });

  test('changes people and state, and is a change', () => {
    const run = begun();
    run.apply({ remake: 'swap', options: { players: 3, heroes: ['dot', 'ann', 'bob'] } });
    expect(run.options).toMatchObject({ players: 3, heroes: ['dot', 'ann', 'bob'] });
    expect(run.state.notes).toEqual(['yes', 'no', 'dot,ann,bob']);
    expect(run.revision).toBe(3);
    expect(() => run.undo()).toThrow('Undo goes back to the beginning');
  });

  test('is saved, resumed, replayed and verified', () => {
    const run = begun();
    run.apply({ remake: 'restart', options: {} });
    run.answer({ seat: 0, choice: 'no' });
    const saved = readSave(JSON.stringify(save(run)));
    verify(game, saved);
    expect(resume(game, saved).run.state).toEqual({ step: 1, notes: ['again', 'no'] });
    expect(replay(game, saved).map(({ run: part, diverged }) => [part?.state.step, diverged])).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  });

  test('after the end begins again', () => {
    const run = begun();
    for (const choice of ['yes', 'no']) run.answer({ seat: 0, choice });
    expect(run.outcome).toBeDefined();
    run.apply({ remake: 'restart', options: {} });
    expect(run.prompts).toHaveLength(1);
  });

  test('begins without what was passed until a boundary, and without anything to do again', () => {
    const storm: Step = function* (t) {
      const use = [{ id: 'use', value: () => {} }];
      yield* t.offer(ask('storm'), [0], () => use, ['dawn']);
      yield* talk(t);
    };
    const stormy = { ...game, ...sketch(storm, storm), remakes: game.remakes ?? {} };
    const run = Run.start(stormy, {});
    run.answer({ seat: 0, choice: 'pass-until:dawn' });
    run.answer({ seat: 0, choice: 'yes' });
    expect(run.prompts).toMatchObject([{ question: { id: 'talk' } }]);
    run.answer({ seat: 0, choice: 'no' });
    run.undo();
    expect(run.canRedo).toBe(true);
    run.apply({ remake: 'restart', options: {} });
    expect(run.prompts).toMatchObject([{ question: { id: 'storm' } }]);
    expect(run.canRedo).toBe(false);
    expect(() => run.redo()).toThrow('There is nothing to redo.');
  });

  test.each([
    ['of an unknown kind', { remake: 'constructor', options: {} }, 'has no command "constructor"'],
    [
      'with an option that it does not change',
      { remake: 'restart', options: { players: 3 } },
      'does not change',
    ],
    ['with a wrong option', { remake: 'swap', options: { players: 9 } }, 'is for 1 to 4 players'],
  ])('%s is refused and changes nothing', (_, request, message) => {
    const run = begun();
    const before = [run.hash(), run.revision, run.options];
    expect(() => run.apply(request)).toThrow(message);
    expect([run.hash(), run.revision, run.options]).toEqual(before);
  });
});

describe('the dice of a remake', () => {
  const dicey: Game<Notes, Noted> = { ...game, ...sketch(tossing, tossing), remakes: game.remakes ?? {} };

  test('are not those that were seen before it, and the same when it is played again', () => {
    const run = Run.start(dicey, {}, { freeUndo: false });
    run.answer({ seat: 0, choice: 'now' });
    const seen = run.state.notes.join();
    run.apply({ remake: 'restart', options: {} });
    run.answer({ seat: 0, choice: 'now' });
    expect(run.state.notes.slice(1).join()).not.toBe(seen);
    const saved = readSave(JSON.stringify(save(run)));
    verify(dicey, saved);
    expect(resume(dicey, saved).run.hash()).toBe(run.hash());
  });
});

describe('chance after a remake', () => {
  const cast: Step = function* (t) {
    yield* t.choose(0, ask('how'), options('high', 'low'));
    t.state.notes.push((yield* t.roll(0, coin, 40, 'SK-02')).join());
    yield* t.choose(0, ask('go'), options('on', 'rest'));
  };
  const casting: Game<Notes, Noted> = { ...game, ...sketch(cast, cast), remakes: game.remakes ?? {} };
  /** What falls after these answers, with a remake before the last one. */
  const fallen = (...before: string[]): string => {
    const run = Run.start(casting, {}, { seed: 8 });
    for (const said of before) run.answer({ seat: 0, choice: said });
    run.apply({ remake: 'restart', options: {} });
    run.answer({ seat: 0, choice: 'high' });
    const { run: loaded } = resume(casting, readSave(JSON.stringify(save(run))));
    expect(loaded.state).toEqual(run.state);
    return String(run.state.notes.at(-1));
  };

  test('is another one whenever something else was seen before, and each time the same', () => {
    const run = Run.start(casting, {}, { seed: 8 });
    run.answer({ seat: 0, choice: 'high' });
    const without = run.state.notes.at(-1);
    const ways = [fallen(), fallen('high'), fallen('low')];
    expect(new Set([without, ...ways]).size).toBe(4);
    expect([fallen(), fallen('high'), fallen('low')]).toEqual(ways);
  });
});

test('a save is verified where a remake leads into a step that asks nothing', () => {
  const silent: Step = function* (t) {
    yield* t.roll(0, coin, 0, 'SK-02');
  };
  const quiet: Game<Notes, Noted> = { ...game, ...sketch(silent, talk, talk), remakes: game.remakes ?? {} };
  const run = Run.start(quiet, {});
  run.answer({ seat: 0, choice: 'yes' });
  run.apply({ remake: 'restart', options: {} });
  verify(quiet, readSave(JSON.stringify(save(run))));
});

test('a table with as many segments as a file may have can be opened, but not by other rules: the file would be lost', () => {
  const run = Run.start(game, {});
  run.answer({ seat: 0, choice: 'yes' });
  const restart = (): unknown => run.apply({ remake: 'restart', options: {} });
  for (let i = 1; i < MOST_SEGMENTS; i++) restart();
  expect(restart).toThrow('The record of this table is full');
  const saved = readSave(JSON.stringify(save(run)));
  expect(resume(game, saved).run.hash()).toBe(run.hash());
  expect(() => resume({ ...game, version: 2 }, saved)).toThrow('The record of this table is full');
});
