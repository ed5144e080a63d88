import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import { Run } from './run.ts';
import { readSave, resume, type Save, save } from './save.ts';
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

const talk = choosing('talk', 'yes', 'no');
const journey: Step = function* (t) {
  const where = yield* t.choose(0, ask('where'), options('sea', 'land'));
  const how = yield* t.choose(0, ask('how'), options('fast', 'slow'));
  t.state.notes.push(`${where} ${how}`);
};
const game = sketch(talk, tossing, journey, talk);

/** After three answers, in the middle of the journey. */
function begun(): Run<Notes, Noted> {
  const run = Run.start(game, {}, { seed: 5 });
  for (const choice of ['yes', 'now', 'sea']) run.answer({ seat: 0, choice });
  return run;
}
const text = (label?: string) => JSON.stringify(save(begun(), label));
const reloaded = () => resume(game, readSave(text())).run;

describe('a saved game', () => {
  test('goes on in the middle of a step', () => {
    const run = reloaded();
    expect(run.prompts).toMatchObject([{ question: { id: 'how' } }]);
    run.answer({ seat: 0, choice: 'slow' });
    expect(run.state.notes.at(-1)).toBe('sea slow');
  });

  test('goes on with the same dice', () => {
    const two = sketch(talk, tossing);
    const run = Run.start(two, {}, { seed: 5 });
    run.answer({ seat: 0, choice: 'yes' });
    const again = resume(two, readSave(JSON.stringify(save(run)))).run;
    for (const one of [run, again]) one.answer({ seat: 0, choice: 'now' });
    expect(again.hash()).toBe(run.hash());
  });

  test('keeps its revision, its settings and its label', () => {
    const saved = readSave(text('Friday night'));
    expect(saved.label).toBe('Friday night');
    expect(resume(game, saved).run).toMatchObject({ revision: begun().revision, settings: { seed: 5 } });
  });

  test('keeps who passed until when', () => {
    const shielded: Step = function* (t) {
      yield* t.offer(ask('react'), [0], () => [{ id: 'shield', value: function* () {} }], ['round']);
      yield* talk(t);
    };
    const two = sketch(shielded, shielded);
    const run = Run.start(two, {});
    run.answer({ seat: 0, choice: 'pass-until:round' });
    run.answer({ seat: 0, choice: 'yes' });
    expect(resume(two, readSave(JSON.stringify(save(run)))).run.prompts).toMatchObject([
      { question: { id: 'talk' } },
    ]);
  });

  test('can be taken back beyond the save', () => {
    const run = reloaded();
    expect(run.undos().map(({ choice }) => choice)).toEqual(['sea']);
    run.undo(3);
    expect(run.state).toEqual({ step: 0, notes: [] });
    run.redo();
    expect(run.state).toEqual(begun().state);
  });

  test('can be done again after its past was remembered', () => {
    const run = reloaded();
    run.undo();
    expect(run.undos()).toHaveLength(2);
    run.redo();
    expect(run.prompts).toMatchObject([{ question: { id: 'how' } }]);
    expect(run.state).toEqual(begun().state);
  });

  test('can be saved again and again', () => {
    let run = Run.start(game, {}, { seed: 5 });
    for (const choice of ['yes', 'now', 'sea', 'fast', 'no']) {
      run.answer({ seat: 0, choice });
      run = resume(game, readSave(JSON.stringify(save(run)))).run;
    }
    expect(run.outcome).toBeDefined();
    run.remember();
    expect(run.undos().map(({ choice }) => choice)).toEqual(['no', 'fast', 'sea', 'now', 'yes']);
  });
});

describe('a save that is damaged or foreign is refused', () => {
  const changed = (change: (saved: Record<string, unknown>) => void): string => {
    const saved = JSON.parse(text());
    change(saved);
    return JSON.stringify(saved);
  };

  test.each<[what: string, text: string, message: RegExp]>([
    ['cut off', text().slice(0, -20), /^This is not a saved game: it is no JSON document/],
    ['another kind of JSON', '[1, 2]', /^This is not a saved game of Wyrdhall: its format is missing\.$/],
    ['null', 'null', /^This is not a saved game of Wyrdhall: it is no object\.$/],
    ['a foreign format', changed((s) => Object.assign(s, { format: 'chess' })), /its format is "chess"/],
    [
      'a newer schema',
      changed((s) => Object.assign(s, { schema: 9 })),
      /newer Wyrdhall \(schema 9, known up to 1\)/,
    ],
    [
      'without its checkpoint',
      changed((s) => delete s.checkpoint),
      /damaged: its "checkpoint" is missing or malformed/,
    ],
    [
      'without its journal',
      changed((s) => delete s.journal),
      /damaged: its "journal" is missing or malformed/,
    ],
    [
      'with another state',
      changed((s) => Object.assign((s.checkpoint as Save['checkpoint']).state as object, { step: 3 })),
      /damaged: its content does not match its sum/,
    ],
    [
      'with another past',
      changed((s) => Object.assign((s.journal as object[])[0] as object, { entries: '' })),
      /damaged: its journal does not match its sum/,
    ],
  ])('%s', (_, damaged, message) => {
    expect(() => readSave(damaged)).toThrow(Refusal);
    expect(() => readSave(damaged)).toThrow(message);
  });

  test('of another game', () => {
    const message = 'This is a saved game of "sketch", not of "chess".';
    expect(() => resume({ ...game, id: 'chess' }, readSave(text()))).toThrow(new Refusal(message));
  });

  test('of a later version', () => {
    const later = Run.start({ ...game, version: 3 }, {});
    const message = 'This save was made by version 3 of Sketch; this is version 1.';
    expect(() => resume(game, save(later))).toThrow(new Refusal(message));
  });
});

describe('what was taken back', () => {
  const again = (run: Run<Notes, Noted>) => resume(game, readSave(JSON.stringify(save(run)))).run;

  test('can be done again after a reload, step by step and with the same dice', () => {
    const run = begun();
    const { state } = structuredClone({ state: run.state });
    run.undo();
    run.undo();
    let back = again(run);
    expect(back.prompts).toMatchObject([{ question: { id: 'toss' } }]);
    back.redo();
    expect(back.prompts).toMatchObject([{ question: { id: 'where' } }]);
    back = again(back);
    back.remember();
    back.redo();
    expect(back.state).toEqual(state);
    expect(back.canRedo).toBe(false);
  });

  test('is forgotten with a new answer, and then not saved', () => {
    const run = begun();
    run.undo();
    run.answer({ seat: 0, choice: 'land' });
    expect(save(run)).not.toHaveProperty('undone');
    expect(again(run).canRedo).toBe(false);
  });

  test('and does not fit is refused; the game stands as before', () => {
    const run = begun();
    run.undo();
    run.recallUndone([{ at: 0, tail: [{ seat: 0, print: 'x', choice: 'sea' }] }]);
    const before = run.hash();
    expect(() => run.redo()).toThrow(Refusal);
    expect(run.hash()).toBe(before);
    expect(run.prompts).toMatchObject([{ question: { id: 'where' } }]);
  });

  test('a save whose undone part is malformed is refused', () => {
    const run = begun();
    run.undo();
    const saved = { ...save(run), undone: [{ at: -1, entries: '' }] };
    expect(() => readSave(JSON.stringify(saved))).toThrow('its "undone" is missing or malformed');
  });
});

describe('a resumed game knows again', () => {
  test('where undo meets a barrier, and what was told when somebody last answered', () => {
    const told: Step = function* (t) {
      t.tellOnly([1], { kind: 'noted', rule: 'SK-01', what: 'one' });
      yield* talk(t);
      t.tell({ kind: 'noted', rule: 'SK-01', what: 'two' });
    };
    const two = sketch(told, tossing, told, told);
    const run = Run.start(two, {}, { seed: 5 });
    for (const choice of ['yes', 'now', 'no']) run.answer({ seat: 0, choice });
    const back = resume(two, readSave(JSON.stringify(save(run)))).run;
    back.remember();
    for (const one of [run, back]) {
      expect(one.barriers(1)).toEqual([3]);
      expect(one.barriers(0)).toEqual([1]);
      expect(one.lastAnswer((seat) => seat === 0)).toMatchObject({ at: 2, line: 3 });
      expect(one.lastAnswer((seat) => seat === 1)).toBeUndefined();
    }
  });

  test('what was told before anybody answered', () => {
    const opening = sketch(function* (t) {
      t.tell({ kind: 'noted', rule: 'SK-01', what: 'so it began' });
      t.state.notes.push(...(yield* t.roll(0, coin, 1, 'SK-02')));
    }, talk);
    const saved = save(Run.start(opening, {}));
    const bare = saved.journal.map((segment) => ({ ...segment, entries: '' }));
    const { run } = resume(opening, { ...saved, journal: bare });
    run.remember();
    expect(run.told()).toHaveLength(1);
  });

  test('nothing of a past that no longer leads here', () => {
    const saved = save(begun());
    const cut = saved.journal.map((segment) => ({
      ...segment,
      entries: segment.entries.split('\n')[1] ?? '',
    }));
    const { run } = resume(game, { ...saved, journal: cut });
    const before = run.hash();
    expect(() => run.remember()).toThrow(Refusal);
    expect(run.hash()).toBe(before);
    expect(run.undos().map(({ choice }) => choice)).toEqual(['sea']);
  });
});
