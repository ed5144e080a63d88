import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Game, Older } from './game.ts';
import { replay } from './replay.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, type Save, save } from './save.ts';
import { lanterns } from './testing/lanterns.ts';
import { ask, choosing, type Noted, type Notes, options, type Step, sketch } from './testing/sketch.ts';

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
