import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { hashState } from './json.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, type Save, save } from './save.ts';
import { seenBy } from './seen.ts';
import { sinceRevision } from './segment.ts';
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
const again = (run: Run<Notes, Noted>) => resume(game, readSave(JSON.stringify(save(run)))).run;

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
    const back = resume(two, readSave(JSON.stringify(save(run)))).run;
    for (const one of [run, back]) one.answer({ seat: 0, choice: 'now' });
    expect(back.hash()).toBe(run.hash());
  });

  test('keeps its revision, its settings and its label', () => {
    const saved = readSave(text('Friday night'));
    expect(saved.label).toBe('Friday night');
    expect(resume(game, saved).run).toMatchObject({ revision: 3, settings: { seed: 5 } });
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
    expect(run.undos().map(({ mark }) => mark.choice)).toEqual(['sea', 'now', 'yes']);
    run.undo(3);
    expect(run.state).toEqual({ step: 0, notes: [] });
    run.redo();
    expect(run.state).toEqual(begun().state);
  });

  test('can be saved again and again', () => {
    let run = Run.start(game, {}, { seed: 5 });
    for (const choice of ['yes', 'now', 'sea', 'fast', 'no']) {
      run.answer({ seat: 0, choice });
      run = again(run);
    }
    expect(run.outcome).toBeDefined();
    expect(run.undos().map(({ mark }) => mark.choice)).toEqual(['no', 'fast', 'sea', 'now', 'yes']);
  });

  test('keeps in its record what was taken back', () => {
    const run = begun();
    run.undo();
    run.answer({ seat: 0, choice: 'land' });
    const [segment] = save(run).segments;
    expect(segment?.record.replace(/#\w+\n/g, '').replace(/ \w+ /g, ' ')).toBe(
      '0 yes\n0 now\n0 sea\n<2\n0 land\n',
    );
    expect(run.revision).toBe(5);
  });

  test('keeps the milestone of its beginning, though it was saved before the first answer', () => {
    const run = Run.start(game, {}, { seed: 5 });
    const back = again(again(run));
    for (const one of [run, back]) one.answer({ seat: 0, choice: 'yes' });
    const [record, recordToo] = [run, back].map((one) => save(one).segments[0]?.record);
    expect(record).toMatch(/^#\w+\n0 \w+ yes\n#\w+\n$/);
    expect(recordToo).toBe(record);
  });

  test.each([7, -7, 'winter', 'two words', '12', '0123456789abcdef0123456789abcdef'])(
    'goes on with the same dice after chance was seeded anew by %j',
    (reseed) => {
      const two = sketch(talk, tossing);
      const run = Run.start(two, {}, { seed: 5 });
      run.apply({ reseed });
      const back = resume(two, readSave(JSON.stringify(save(run)))).run;
      for (const one of [run, back]) for (const choice of ['yes', 'now']) one.answer({ seat: 0, choice });
      expect(back.hash()).toBe(run.hash());
    },
  );

  test('of a run that remembers only its last step cannot be made', () => {
    const run = Run.start(game, {}, {}, 'last');
    run.answer({ seat: 0, choice: 'yes' });
    expect(() => save(run)).toThrow('remembers only its last step');
  });
});

describe('a save that is damaged or foreign is refused', () => {
  const changed = (change: (saved: Record<string, unknown>) => void): string => {
    const saved = JSON.parse(text());
    change(saved);
    return JSON.stringify(saved);
  };
  const deep = `,"x":${'['.repeat(20_000)}${']'.repeat(20_000)}`;

  test.each<[what: string, text: string, message: RegExp]>([
    ['cut off', text().slice(0, -20), /^This is not a saved game: it is no JSON document/],
    ['another kind of JSON', '[1, 2]', /^This is not a saved game of Wyrdhall: it is no object\.$/],
    ['null', 'null', /^This is not a saved game of Wyrdhall: it is no object\.$/],
    ['a foreign format', changed((s) => Object.assign(s, { format: 'chess' })), /its format is "chess"/],
    [
      'a newer schema',
      changed((s) => Object.assign(s, { schema: 9 })),
      /newer Wyrdhall \(schema 9, known up to 2\)/,
    ],
    ['no schema', changed((s) => delete s.schema), /damaged: its "schema" is missing or malformed/],
    ['without its sums', changed((s) => delete s.sums), /damaged: its "sums" is missing or malformed/],
    [
      'without its checkpoint',
      changed((s) => delete s.checkpoint),
      /damaged: its content does not match its sum/,
    ],
    [
      'without its record',
      changed((s) => delete s.segments),
      /damaged: its "segments" is missing or malformed/,
    ],
    ['nested too deep', text().replace('"schema":2', `"schema":2${deep}`), /nested more than 64 deep/],
    [
      'with another state',
      changed((s) => Object.assign((s.checkpoint as Save['checkpoint']).state as object, { step: 3 })),
      /damaged: its content does not match its sum/,
    ],
    [
      'with another past',
      changed((s) => Object.assign((s.segments as object[])[0] as object, { chapter: 'x' })),
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

describe('a save that was forged, with sums made anew, is refused', () => {
  const forged = (change: (saved: { -readonly [K in keyof Save]: Save[K] }) => void): string => {
    const saved = JSON.parse(text());
    change(saved);
    const { sums, segments, ...head } = saved;
    sums.head = hashState(head).toString(36);
    sums.segments = hashState(segments).toString(36);
    return JSON.stringify(saved);
  };
  const start = { state: { step: 0, notes: [] }, random: [1, 2, 3, 4], passes: {}, log: 0, setup: false };

  test.each<[what: string, text: string, message: RegExp]>([
    [
      'with a state that its record does not lead to',
      forged(({ checkpoint }) => Object.assign(checkpoint.state as object, { notes: ['won'] })),
      /does not lead to where it says/,
    ],
    [
      'with a generator of zeros',
      forged(({ checkpoint }) => Object.assign(checkpoint, { random: [0, 0, 0, 0] })),
      /its "checkpoint" is missing or malformed/,
    ],
    [
      'with a negative number of lines',
      forged(({ checkpoint }) => Object.assign(checkpoint, { log: -1 })),
      /its "checkpoint" is missing or malformed/,
    ],
    [
      'with passes that are none',
      forged(({ checkpoint }) => Object.assign(checkpoint, { passes: null })),
      /its "checkpoint" is missing or malformed/,
    ],
    [
      'with a setup that is neither over nor running',
      forged(({ checkpoint }) => Object.assign(checkpoint, { setup: 'soon' })),
      /its "checkpoint" is missing or malformed/,
    ],
    [
      'with a segment that begins before the log does',
      forged(({ segments }) => Object.assign(segments[0] as object, { start: { ...start, log: -5 } })),
      /its "segments" is missing or malformed/,
    ],
    ['with a negative version', forged((s) => Object.assign(s, { version: -3 })), /its "version" is missing/],
    ['with another revision', forged((s) => Object.assign(s, { revision: 7 })), /its "revision" is missing/],
    [
      'with a seat that passes as __proto__',
      forged(({ checkpoint }) => Object.assign(checkpoint, { passes: { constructor: 'x' } })),
      /its "checkpoint" is missing or malformed/,
    ],
    [
      'with an answer of a seat that is not asked',
      forged(({ segments }) => Object.assign(segments[0] as object, { record: '7 p yes\n', changes: 1 })),
      /its "revision" is missing/,
    ],
    [
      'with a beginning that is none',
      forged(({ segments }) =>
        Object.assign(segments[0] as object, { start: { ...start, state: { step: 1e308, notes: [] } } }),
      ),
      /The state of this save is damaged: state\.step: 1e\+308/,
    ],
    [
      'with an undo of what is not there',
      forged(({ segments }) => Object.assign(segments[0] as object, { record: '<9\n>\n>\n', changes: 3 })),
      /an undo undoes nothing/,
    ],
    [
      'with a second opening',
      forged((s) => {
        const [first] = s.segments;
        s.segments = [first, { ...first, from: first?.changes }] as typeof s.segments;
        s.revision *= 2;
      }),
      /its "segments" is missing/,
    ],
    [
      'with more segments than a table has',
      forged((s) => {
        const empty = { version: 1, options: s.options, start, from: 3, changes: 0, record: '' };
        const more = Array.from({ length: 20_000 }, () => empty);
        s.segments = [...s.segments, ...more];
      }),
      /its "segments" is missing/,
    ],
    [
      'with owners that are no seats',
      forged((s) => Object.assign(s, { settings: { ...s.settings, ownDice: Array(5000).fill(0) } })),
      /its "settings" is missing/,
    ],
    [
      'with an earlier segment that is shorter than it says',
      forged((s) => {
        const [first] = s.segments;
        s.segments = [
          { ...first, changes: 50 },
          { ...first, start, from: 50 },
        ] as typeof s.segments;
        s.revision = 53;
      }),
      /its "segments" is missing/,
    ],
  ])('%s', (_, saved, message) => {
    expect(() => resume(game, readSave(saved))).toThrow(Refusal);
    expect(() => resume(game, readSave(saved))).toThrow(message);
  });
});

describe('a text that was made to do harm is refused before it does', () => {
  test.each([
    ['too many values to parse', `{"format":[${'{},'.repeat(2_000_000)}0]}`, 'it is too long'],
    ['too long', `"${'x'.repeat(25 * 2 ** 20)}"`, 'it is too long'],
    [
      'a format that is nested without end',
      `{"format":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'it names no format',
    ],
    [
      'a label that is nested without end',
      `{"format":"wyrdhall-save","label":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'nested more than 64 deep',
    ],
  ])('%s', (_, bomb, message) => {
    expect(() => readSave(bomb)).toThrow(Refusal);
    expect(() => readSave(bomb)).toThrow(message);
  });

  test('a record without a last line break is handed to a store all the same', () => {
    const segment = { version: 1, options: { players: 1 }, from: 0, changes: 1, record: '#a\n0 a1 yes\n#b' };
    const next = { ...segment, from: 1, changes: 0, record: '' };
    expect(sinceRevision([segment, next], 1).pages).toEqual([]);
    expect(
      sinceRevision(
        [
          { ...segment, changes: 2 },
          { ...next, from: 2 },
        ],
        1,
      ).pages,
    ).toMatchObject([{ text: '' }]);
  });
});

describe('what was taken back', () => {
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
    back.redo();
    expect(back.state).toEqual(state);
    expect(back.canRedo).toBe(false);
  });

  test('is forgotten with a new answer', () => {
    const run = begun();
    run.undo();
    run.answer({ seat: 0, choice: 'land' });
    expect(again(run).canRedo).toBe(false);
  });
});

describe('a resumed game knows again', () => {
  test('where undo meets a barrier', () => {
    const told: Step = function* (t) {
      t.tellOnly([1], { kind: 'noted', rule: 'SK-01', what: 'one' });
      yield* talk(t);
      t.tell({ kind: 'noted', rule: 'SK-01', what: 'two' });
    };
    const two = sketch(told, tossing, told, told);
    const run = Run.start(two, {}, { seed: 5 });
    for (const choice of ['yes', 'now', 'no']) run.answer({ seat: 0, choice });
    const back = resume(two, readSave(JSON.stringify(save(run)))).run;
    for (const one of [run, back]) {
      expect(seenBy(one, 1).barriers()).toEqual([3]);
      expect(seenBy(one, 0).barriers()).toEqual([1]);
    }
  });

  test('what was told before anybody answered', () => {
    const opening = sketch(function* (t) {
      t.tell({ kind: 'noted', rule: 'SK-01', what: 'so it began' });
      t.state.notes.push(...(yield* t.roll(0, coin, 1, 'SK-02')));
    }, talk);
    const { run } = resume(opening, readSave(JSON.stringify(save(Run.start(opening, {})))));
    expect(run.told()).toHaveLength(1);
  });
});

test('a seat beyond the tenth that passes until a boundary can be saved', () => {
  const crowd: Game<Notes, Noted> = {
    ...sketch(function* (t) {
      const act = { id: 'act', value: () => {} };
      yield* t.offer(ask('react'), [10, 11], () => [act], { until: ['dawn'] });
    }, talk),
    players: { min: 12, max: 12 },
  };
  const run = Run.start(crowd, {});
  run.answer({ seat: 11, choice: 'pass-until:dawn' });
  run.answer({ seat: 10, choice: 'pass' });
  expect(run.checkpoint().passes).toEqual({ 11: 'dawn' });
  expect(resume(crowd, readSave(JSON.stringify(save(run)))).run.hash()).toBe(run.hash());
});

test('a save of the first form is read as it was, with what can be done again', () => {
  const run = begun();
  run.undo();
  const { segments, answers: _, ...head } = save(run);
  const old = {
    ...head,
    schema: 1,
    settings: { seed: 5, ownDice: false, freeUndo: true },
    answers: '',
    undone: [{ at: 0, entries: `${segments[0]?.record.split('\n').at(-4)}\n` }],
    journal: [{ version: 1, entries: segments[0]?.record.split('\n').slice(0, 4).join('\n').concat('\n') }],
  };
  const { sums: __, journal, ...signed } = old;
  const sums = { head: hashState(signed).toString(36), journal: hashState(journal).toString(36) };
  const back = resume(game, readSave(JSON.stringify({ ...old, sums }))).run;
  expect(back.hash()).toBe(run.hash());
  back.redo();
  expect(back.prompts).toMatchObject([{ question: { id: 'how' } }]);

  const endless = { ...old, undone: Array(100_000).fill({ at: 0, entries: '0 a1 yes\n' }) };
  const { sums: ___, journal: ____, ...head1 } = endless;
  const bomb = { ...endless, sums: { ...sums, head: hashState(head1).toString(36) } };
  expect(() => readSave(JSON.stringify(bomb))).toThrow('its "journal" is missing');
});
