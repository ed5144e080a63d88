import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Game, Older } from './game.ts';
import { replay } from './replay.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, type Save, save } from './save.ts';
import { lanterns } from './testing/lanterns.ts';
import { ask, choosing, type Noted, type Notes, options, type Step, sketch } from './testing/sketch.ts';
import { verify } from './verify.ts';

const trip = <S, E extends Noted>(run: Run<S, E>): Save => readSave(JSON.stringify(save(run)));

/** A game whose state calls its list by another name in each version. */
function numbered(version: number, field: string, upgrade?: Game['upgrade']): Game<Record<string, unknown>> {
  const base = sketch() as unknown as Game<Record<string, unknown>>;
  return {
    ...base,
    version,
    begin: () => ({ n: 0, [field]: [] }),
    *step(t) {
      const list = t.state[field] as string[];
      if (list.length > 99) return;
      list.push(yield* t.choose(0, ask('q'), options('a', 'b')));
      t.state.n = Number(t.state.n) + 1;
    },
    outcome: (s) => (Number(s.n) >= 9 ? { won: true, why: 'x', rule: 'SK-01' } : undefined),
    clock: (s) => ({ round: Number(s.n), turn: `${s.n}` }),
    copy: (s) => structuredClone(s),
    view: (s) => s,
    score: () => 0.5,
    ...(upgrade && { upgrade }),
  };
}

const renamed =
  (...fields: string[]): NonNullable<Game['upgrade']> =>
  ({ state, options: given }, from): Older => {
    const { n, ...lists } = (state ?? { n: 0 }) as Record<string, unknown>;
    const list = lists[fields[from - 1] as string] ?? [];
    return state === undefined
      ? { options: given }
      : { state: { n, [fields.at(-1) as string]: list }, options: given };
  };

describe('a game that lived through two versions', () => {
  const one = numbered(1, 'one');
  const two = numbered(2, 'two', renamed('one', 'two'));
  const three = numbered(3, 'three', renamed('one', 'two', 'three'));
  const a = Run.start(one, { players: 1 });
  for (const choice of ['a', 'b']) a.answer({ seat: 0, choice });
  const b = resume(two, trip(a as never)).run;
  for (const choice of ['a', 'a']) b.answer({ seat: 0, choice });
  const c = resume(three, trip(b as never)).run;
  for (const choice of ['b', 'b']) c.answer({ seat: 0, choice });

  test('goes on', () => {
    expect(c.state).toEqual({ n: 6, three: ['a', 'b', 'a', 'a', 'b', 'b'] });
  });

  test('is replayed whole, each stretch upgraded; that states look otherwise is noted', () => {
    const parts = replay(three, trip(c as never));
    expect(parts.map(({ version, diverged }) => [version, diverged])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
    ]);
    expect(parts[0]?.changed?.entries).toBe(0);
    expect(parts.map(({ run }) => run?.state.n)).toEqual([2, 4, 6]);
  });

  test('is replayed as far as the rules can begin', () => {
    const failing = { ...three, upgrade: undefined } as unknown as typeof three;
    const parts = replay(failing, trip(c as never));
    expect(parts.map(({ run, diverged }) => [run !== undefined, diverged !== undefined])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });
});

describe('options of an older version', () => {
  const saved = () => trip(Run.start(lanterns, { players: 2, lights: 1 }) as never);
  const lamps = {
    ...lanterns,
    version: 2,
    options: { lamps: { kind: 'number', min: 0, max: 2, default: 0 } },
    begin: ({ players, lamps: n }: { players: number; lamps?: unknown }) =>
      lanterns.begin({ players, lights: Number(n) }),
    upgrade: ({ state, options: { lights, ...rest } }: Older): Older => ({
      state,
      options: { ...rest, lamps: lights },
    }),
  } as unknown as typeof lanterns;

  test('are upgraded with the state', () => {
    expect(resume(lamps, saved()).run.options).toEqual({ players: 2, lamps: 1 });
    expect(replay(lamps, saved())[0]?.diverged).toBeUndefined();
  });

  test('that nobody upgrades are refused by name', () => {
    const { upgrade: _, ...without } = lamps;
    expect(() => resume(without as typeof lanterns, saved())).toThrow('has no option "lights"');
  });
});

// biome-ignore lint/correctness/useYield: it fails before any question.
const failing: Step = function* () {
  throw new TypeError('no such field');
};

describe('a save of an older version', () => {
  const broken = (s: Notes): string | undefined =>
    Array.isArray(s.notes) ? undefined : 'the notes are gone';
  const talk = choosing('talk', 'yes', 'no');
  const older = () => trip(Run.start(sketch(talk, talk), {}) as never);

  test('whose state is no longer whole is refused with the reason', () => {
    const game = {
      ...sketch(talk, talk),
      version: 2,
      broken,
      upgrade: ({ state, options: o }: Older): Older => ({
        state: { step: (state as Notes).step },
        options: o,
      }),
    } as Game<Notes, Noted>;
    expect(() => resume(game, older())).toThrow(
      new Refusal('The state of this save is damaged: the notes are gone.'),
    );
  });

  test('on whose state the rules fail is refused, and not thrown as a fault', () => {
    const game = {
      ...sketch(failing, talk),
      version: 2,
    };
    expect(() => resume(game, older())).toThrow(new Refusal('The rules fail on this save: no such field'));
  });

  test('whose last answer makes the rules fail asks it anew', () => {
    const step = (fails: boolean): Step =>
      function* (t) {
        const card = yield* t.choose(0, ask('card'), options('a', 'b'));
        if (fails && card === 'a') throw new TypeError('boom');
        t.state.notes.push(card, yield* t.choose(0, ask('then'), options('c', 'd')));
      };
    const run = Run.start(sketch(step(false)), {});
    run.answer({ seat: 0, choice: 'a' });
    const { run: back, askedAnew } = resume({ ...sketch(step(true)), version: 2 }, trip(run));
    expect(askedAnew).toEqual(['card']);
    expect(back.prompts).toMatchObject([{ question: { id: 'card' } }]);
  });

  test('says for good that something is asked anew, whatever is taken back later', () => {
    const step = (...ids: string[]): Step =>
      function* (t) {
        yield* t.choose(0, ask('card'), options(...ids));
        t.state.notes.push(yield* t.choose(0, ask('then'), options('c', 'd')));
      };
    const old = Run.start(sketch(step('a', 'b')), {});
    old.answer({ seat: 0, choice: 'a' });
    const game = { ...sketch(step('x', 'y')), version: 2 };
    const { run } = resume(game, trip(old));
    const kinds = () => run.told().map(({ kind }) => kind);
    expect(kinds()).toEqual(['asked-anew']);
    run.answer({ seat: 0, choice: 'x' });
    run.undo();
    expect(kinds()).toEqual(['asked-anew']);
    expect(resume(game, trip(run)).run.told()).toEqual(run.told());
  });
});

test('an upgrade that throws, or gives nothing, is a refusal', () => {
  const talk = choosing('talk', 'yes', 'no');
  const saved = trip(Run.start(sketch(talk, talk), {}) as never);
  const failing = () => {
    throw new TypeError('no such field');
  };
  for (const upgrade of [failing, () => undefined as never, () => ({ options: null }) as never]) {
    const game = { ...sketch(talk, talk), version: 2, upgrade };
    expect(() => resume(game, saved)).toThrow(Refusal);
    expect(replay(game, saved)[0]?.diverged).toBeDefined();
  }
});

describe('where seats choose at the same time, an upgrade', () => {
  /** Each seat answers twice. */
  const vote = (...ids: string[]): Step =>
    function* (t) {
      yield* t.all([0, 1, 2], function* (seat) {
        yield* t.choose(seat, ask('vote'), options(...(seat === 0 ? ids : ['a', 'b'])));
        yield* t.choose(seat, ask('why'), options('c', 'd'));
      });
    };
  const saved = (...answers: [seat: number, choice: string][]) => {
    const run = Run.start(sketch(vote('a', 'b')), { players: 3 });
    for (const [seat, choice] of answers) run.answer({ seat, choice });
    return trip(run);
  };
  const newer = { ...sketch(vote('a', 'b', 'c')), version: 2 };
  const asked = (run: Run<Notes, Noted>) => run.prompts.map(({ seat, question }) => `${seat} ${question.id}`);

  test('drops the answers of the seat whose question changed, and no others', () => {
    const { run, askedAnew } = resume(newer, saved([1, 'a'], [0, 'b'], [1, 'c'], [0, 'd'], [2, 'b']));
    expect(askedAnew).toEqual(['vote']);
    expect(asked(run)).toEqual(['0 vote', '2 why']);
    expect(run.told()).toEqual([{ kind: 'asked-anew', rule: 'SK-01', questions: ['vote'], dropped: 2 }]);
    expect(resume(newer, trip(run)).run.hash()).toBe(run.hash());
  });

  test('drops nothing where all still fits', () => {
    const { run, askedAnew } = resume(newer, saved([1, 'a'], [2, 'b']));
    expect(askedAnew).toEqual([]);
    expect(asked(run)).toEqual(['0 vote', '1 why', '2 why']);
  });
});

describe('rules that were mended without a new version', () => {
  const mended = (...ids: string[]) =>
    sketch(choosing('first', ...ids), choosing('second', 'a', 'b'), function* (t) {
      yield* t.choose(0, ask('third'), options('a', 'b'));
      yield* t.choose(0, ask('fourth'), options(...ids));
      yield* t.choose(0, ask('fifth'), options('a', 'b'));
    });
  const before = mended('a', 'b');
  const after = mended('a', 'b', 'c');
  const saved = (...choices: string[]) => {
    const run = Run.start(before, {});
    for (const choice of choices) run.answer({ seat: 0, choice });
    return trip(run);
  };

  test("refuse a stranger's file", () => {
    expect(() => resume(after, saved('a', 'b'))).toThrow('"first" is asked differently now.');
    expect(() => verify(after, saved('a', 'b'))).toThrow(Refusal);
  });

  test('take up a table of our own at its checkpoint, and the log says so', () => {
    const { run, askedAnew } = resume(after, saved('a', 'b'), { own: true });
    expect(askedAnew).toEqual([]);
    expect(run.state.notes).toEqual(['a', 'b']);
    expect(run.prompts).toMatchObject([{ question: { id: 'third' } }]);
    expect(run.told()).toEqual([{ kind: 'asked-anew', rule: 'SK-01', questions: [], dropped: 0 }]);
  });

  test('ask anew what no longer fits', () => {
    const { run, askedAnew } = resume(after, saved('a', 'b', 'b', 'a'), { own: true });
    expect(askedAnew).toEqual(['fourth']);
    expect(run.told()).toMatchObject([{ kind: 'asked-anew', questions: ['fourth'], dropped: 1 }]);
  });

  test('the table that was taken up is an ordinary one: it loads, and goes to others as a file', () => {
    const { run } = resume(after, saved('a', 'b'), { own: true });
    run.answer({ seat: 0, choice: 'a' });
    const file = trip(run);
    verify(after, file);
    expect(resume(after, file).run.hash()).toBe(run.hash());
  });

  test('the same with chapters that were closed before', () => {
    const chapter = ({ step }: Notes): string => `chapter ${step}`;
    const run = Run.start({ ...before, chapter }, {});
    for (const choice of ['a', 'b', 'b', 'a']) run.answer({ seat: 0, choice });
    expect(run.past).toHaveLength(2);
    const rules = { ...after, chapter };
    const own = resume(rules, trip(run), { own: true }).run;
    own.answer({ seat: 0, choice: 'c' });
    verify(rules, trip(own));
  });

  test('a table whose rules are the same is not touched', () => {
    const { run } = resume(before, saved('a', 'b'), { own: true });
    expect(run.past).toEqual([]);
    expect(run.told()).toEqual([]);
  });
});
