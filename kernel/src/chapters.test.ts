import { describe, expect, test } from 'vitest';
import { Fault } from './fault.ts';
import type { Game } from './game.ts';
import { hashState } from './json.ts';
import { LONG_SEGMENT } from './limits.ts';
import { replay } from './replay.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { seenBy } from './seen.ts';
import { ask, coin, type Noted, type Notes, options, sketch } from './testing/sketch.ts';
import { verify } from './verify.ts';

/** Each step tosses a coin and tells it; so many steps are a chapter. */
function saga(steps: number, length: number): Game<Notes, Noted> {
  return {
    ...sketch(),
    *step(t) {
      yield* t.choose(0, ask('on'), options('slowly', 'fast'));
      const [face] = yield* t.roll(0, coin, 1, 'SK-02');
      t.state.step++;
      t.state.notes = [...t.state.notes.slice(-3), face ?? ''];
      t.tell({ kind: 'noted', rule: 'SK-01', what: t.state.step });
    },
    outcome: ({ step }) => (step === steps ? { won: true, why: 'done', rule: 'SK-01' } : undefined),
    chapter: ({ step }) => `chapter ${Math.floor(step / length)}`,
    score: ({ step }) => step / steps,
  };
}

const game = saga(12, 4);
const play = (run: Run<Notes, Noted>, answers: number) => {
  for (let i = 0; i < answers; i++) run.answer({ seat: 0, choice: i % 2 ? 'fast' : 'slowly' });
  return run;
};
const reload = (run: Run<Notes, Noted>) => resume(game, readSave(JSON.stringify(save(run)))).run;

describe('a chapter', () => {
  test('closes the stretch before it: undo goes no further, and says why', () => {
    const run = play(Run.start(game, {}), 5);
    expect(run.past.map(({ chapter, changes }) => [chapter, changes])).toEqual([['chapter 0', 4]]);
    run.undo();
    expect(() => run.undo()).toThrow('Undo goes back to the beginning of this chapter.');
    expect(seenBy(run, 0)).toMatchObject({ isChapterStart: true });
  });

  test.each([0, 1, 2])('in which the rules fail is not begun, and nothing is recorded (copy %i)', (good) => {
    let left = Number.POSITIVE_INFINITY;
    const failing: Game<Notes, Noted> = {
      ...game,
      copy: (state) => {
        if (left-- === 0) throw new Error('boom');
        return game.copy(state);
      },
    };
    const run = play(Run.start(failing, {}), 3);
    const look = (): string => JSON.stringify([save(run), seenBy(run, 0).prompts, run.revision]);
    const before = look();
    left = good;
    expect(() => play(run, 1)).toThrow('boom');
    left = Number.POSITIVE_INFINITY;
    expect(look()).toBe(before);
  });

  test('counts on: the revision, and the lines of the log', () => {
    const run = play(Run.start(game, {}), 5);
    expect(run.revision).toBe(5);
    expect(run.toldCount).toBe(5);
    expect(run.told('watcher', 4)).toMatchObject([{ what: 5 }]);
  });

  test('still lets what ended the one before be read', () => {
    const run = play(Run.start(game, {}), 4);
    expect(run.past).toHaveLength(1);
    expect(run.told('watcher', 3)).toMatchObject([{ what: 4 }]);
  });

  test('is saved, resumed and verified', () => {
    const run = play(Run.start(game, {}), 9);
    const back = reload(run);
    expect(back.hash()).toBe(run.hash());
    expect(back.past).toHaveLength(2);
    verify(game, readSave(JSON.stringify(save(back))));
    play(run, 3);
    play(back, 3);
    expect(back.hash()).toBe(run.hash());
    expect(back.outcome).toBeDefined();
  });

  test('is replayed by itself', () => {
    const run = play(Run.start(game, {}), 12);
    const parts = replay(game, readSave(JSON.stringify(save(run))));
    expect(parts.map(({ chapter, diverged, run: part }) => [chapter, diverged, part?.length])).toEqual([
      ['chapter 0', undefined, 4],
      ['chapter 1', undefined, 4],
      ['chapter 2', undefined, 4],
    ]);
  });

  test('that a forger begins elsewhere is found when the whole is verified', () => {
    const saved = structuredClone(save(play(Run.start(game, {}), 9)));
    const start = saved.segments[1]?.start?.state as { notes: string[] };
    start.notes[0] = start.notes[0] === 'heads' ? 'tails' : 'heads';
    expect(() => verify(game, saved)).toThrow('does not lead from one chapter to the next');
  });

  test('that a forger begins elsewhere is found though the sum of the state is the same', () => {
    const [own, forged] = ['cjrcff', 'rvsznc'];
    expect(hashState(own)).toBe(hashState(forged));
    const named = { ...game, begin: () => ({ step: 0, notes: [own, own, own, own] }) };
    const saved = structuredClone(save(play(Run.start(named, {}), 2)));
    const checkpoint = saved.checkpoint.state as { notes: string[] };
    expect(checkpoint.notes[0]).toBe(own);
    checkpoint.notes[0] = forged;
    expect(() => resume(named, saved)).toThrow('does not lead to where it says');
  });

  test('in a store: what is new since any revision, and no more', () => {
    const run = play(Run.start(game, {}), 6);
    const { heads, pages } = run.recordSince(3);
    expect(heads.map(({ segment, chapter }) => [segment, chapter])).toEqual([
      [0, 'chapter 0'],
      [1, 'chapter 1'],
    ]);
    expect(pages.map(({ segment, from, changes }) => [segment, from, changes])).toEqual([
      [0, 3, 1],
      [1, 4, 2],
    ]);
  });
});

describe('the name of the first chapter', () => {
  /** The setup asks where the tale begins. */
  const tale: Game<Notes, Noted> = {
    ...saga(4, 4),
    *setup(t) {
      t.state.notes = [yield* t.choose(0, ask('where'), options('north', 'south'))];
    },
    *step(t) {
      yield* t.choose(0, ask('on'), options('slowly', 'fast'));
      t.state.step++;
    },
    chapter: ({ notes }) => String(notes[0]),
  };
  const named = (run: Run<Notes, Noted>) => run.segments.map(({ chapter, changes }) => [chapter, changes]);

  test('is that of the setup that counts', () => {
    const run = Run.start(tale, {});
    run.answer({ seat: 0, choice: 'north' });
    run.undo();
    expect(named(run)).toEqual([[undefined, 2]]);
    run.answer({ seat: 0, choice: 'south' });
    expect(named(run)).toEqual([['south', 3]]);
    expect(run.undos()).toHaveLength(1);
  });

  test('comes back with a redo', () => {
    const run = Run.start(tale, {});
    run.answer({ seat: 0, choice: 'north' });
    run.undo();
    run.redo();
    expect(named(run)).toEqual([['north', 3]]);
  });
});

describe('a chapter that could not be loaded again', () => {
  const hashed: Game<Notes, Noted> = {
    ...sketch(),
    *step(t) {
      t.state.notes = [yield* t.choose(0, ask('how'), options('well', 'badly'))];
      if (t.state.notes[0] === 'badly') t.state.notes = [3_000_000_000];
      t.state.step++;
    },
    outcome: () => undefined,
    chapter: ({ step }) => `chapter ${step}`,
  };

  test('is a fault of the rules, and nothing has changed', () => {
    const run = Run.start(hashed, {});
    const before = [run.hash(), run.revision, run.segments.length];
    expect(() => run.answer({ seat: 0, choice: 'badly' })).toThrow(Fault);
    expect([run.hash(), run.revision, run.segments.length]).toEqual(before);
    run.answer({ seat: 0, choice: 'well' });
    expect(run.past).toHaveLength(1);
  });

  test('is none by a remake either', () => {
    const make = (s: Notes): Notes => ({ ...s, notes: [-3_000_000_000] });
    const run = Run.start({ ...hashed, remakes: { worse: { changes: [], make } } }, {});
    expect(() => run.apply({ remake: 'worse', options: {} })).toThrow(Fault);
    expect(run.revision).toBe(0);
  });
});

test('a stretch that grows too long is closed at a step, so that it can be loaded for ever', () => {
  const endless: Game<Notes, Noted> = { ...saga(20_000, 50_000), chapter: () => 'the only one' };
  const run = play(Run.start(endless, {}), LONG_SEGMENT + 10);
  expect(run.past.map(({ chapter, changes }) => [chapter, changes])).toEqual([
    ['the only one', LONG_SEGMENT],
  ]);
  const saved = readSave(JSON.stringify(save(run)));
  verify(endless, saved);
  expect(resume(endless, saved).run.hash()).toBe(run.hash());
});

test('a first segment without changes is kept in a store too', () => {
  const first = Run.start(game, {});
  const run = Run.from(game, first.options, first.settings, first.checkpoint(), save(first).segments);
  play(run, 1);
  expect(run.recordSince(0).heads.map(({ segment }) => segment)).toEqual([0, 1]);
});
