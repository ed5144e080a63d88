import { describe, expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import type { Option, Seat } from './prompt.ts';
import { Run } from './run.ts';
import { ask, coin, options, type Step, sketch } from './testing/sketch.ts';

const begin = (...steps: Step[]) => Run.start(sketch(...steps), { players: 3 });

describe('all', () => {
  /** Everyone chooses twice and tosses five coins in between. */
  const everyone: Step = function* (t) {
    const chosen = yield* t.all([0, 1, 2], function* (seat) {
      const first = yield* t.choose(seat, ask('first'), options('a', 'b'));
      const faces = yield* t.roll(seat, coin, 5, 'SK-02');
      const second = yield* t.choose(seat, ask('second'), options('c', 'd'));
      return [first, ...faces, second].join(' ');
    });
    t.state.notes.push(...chosen);
  };

  test('asks all seats at the same time', () => {
    const run = begin(everyone);
    expect(run.prompts).toMatchObject([
      { seat: 0, how: 'all' },
      { seat: 1, how: 'all' },
      { seat: 2, how: 'all' },
    ]);
    run.answer({ seat: 1, choice: 'b' });
    expect(run.prompts.map(({ seat, question }) => [seat, question.id])).toEqual([
      [0, 'first'],
      [1, 'second'],
      [2, 'first'],
    ]);
  });

  test('gives the same whatever the order of the answers, dice included', () => {
    const [up, down] = [begin(everyone), begin(everyone)];
    for (const choice of ['a', 'd']) for (const seat of [0, 1, 2]) up.answer({ seat, choice });
    for (const seat of [2, 1, 0]) for (const choice of ['a', 'd']) down.answer({ seat, choice });
    expect(up.state.notes).toHaveLength(3);
    expect(down.state).toEqual(up.state);
  });

  test('gives each seat dice of its own', () => {
    const run = begin(everyone);
    for (const choice of ['a', 'd']) for (const seat of [0, 1, 2]) run.answer({ seat, choice });
    expect(new Set(run.state.notes).size).toBeGreaterThan(1);
  });

  test('shows nobody else what the kernel took for a seat before all have chosen', () => {
    const run = begin(function* (t) {
      yield* t.all([0, 1], (seat) =>
        t.choose(seat, ask('hand'), options(...(seat === 0 ? ['ace'] : ['b', 'c']))),
      );
    });
    expect(run.told(0)).toMatchObject([{ kind: 'auto', option: 'ace' }]);
    expect(run.told(1)).toEqual([]);
  });
});

describe('a flow that throws through all', () => {
  const ends = (seat: Seat) => new Error(`seat ${seat} ends it`);
  /** All choose; the first answer either ends it for all, or is the last one. Then all toss coins. */
  const cutShort = (isCut: boolean): Step =>
    function* (t) {
      try {
        yield* t.all([0, 1], function* (seat) {
          if (isCut || seat === 0) yield* t.choose(seat, ask('first'), options('a', 'b'));
          if (isCut) throw ends(seat);
        });
      } catch {
        t.state.notes.push('cut');
      }
      yield* t.choose(2, ask('auto'), options('only'));
      yield* t.choose(0, ask('then'), options('a', 'b'));
      const tossed = yield* t.all([0, 1], function* (seat) {
        yield* t.choose(seat, ask('toss'), options('a', 'b'));
        return (yield* t.roll(seat, coin, 12, 'SK-02')).join(' ');
      });
      t.state.notes.push(...tossed, ...(yield* t.roll(0, coin, 12, 'SK-02')));
    };
  const seed = '0123456789abcdef0123456789abcdef';

  test('leaves nothing of it behind: seats are asked alone again, and chance goes on as after one that ended', () => {
    const [cut, ended] = [true, false].map((isCut) => begin(cutShort(isCut)));
    for (const run of [cut, ended]) {
      run?.answer({ seat: 0, choice: 'a' });
      expect(run?.prompts).toMatchObject([{ seat: 0, how: 'one', window: 0 }]);
      expect(run?.told(1)).toMatchObject([{ kind: 'auto', option: 'only' }]);
      run?.answer({ seat: 0, choice: 'a' });
      run?.apply({ reseed: seed });
      for (const seat of [0, 1]) run?.answer({ seat, choice: 'a' });
    }
    expect(cut?.state.notes).toEqual(['cut', ...(ended?.state.notes ?? [])]);
  });
});

describe('anyone', () => {
  const first: Step = function* (t) {
    const { seat, value } = yield* t.anyone([0, 2], ask('act'), (of) => options(`a${of}`, `b${of}`));
    t.state.notes.push(`${seat} ${value}`);
  };

  test('asks each of the seats for its own options, and goes on with the first answer', () => {
    const run = begin(first, first);
    expect(run.prompts.map(({ seat, options: [option] }) => [seat, option?.id])).toEqual([
      [0, 'a0'],
      [2, 'a2'],
    ]);
    run.answer({ seat: 2, choice: 'b2' });
    expect(run.state.notes).toEqual(['2 b2']);
    expect(run.prompts.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('asks also where there is only one answer', () => {
    const run = begin(function* (t) {
      yield* t.anyone([1], ask('act'), () => options('only'));
    });
    expect(run.prompts).toMatchObject([{ seat: 1, question: { id: 'act' } }]);
    expect(run.prompts[0]?.how).toBe('anyone');
  });
});

describe('offer', () => {
  /** Shields by seat; playing one notes it. Somebody may draw another by playing "draw". */
  const window = (hands: Record<Seat, string[]>, until?: string[]): Step =>
    function* (t) {
      const held = new Map(Object.entries(hands).map(([seat, cards]) => [Number(seat), [...cards]]));
      const reactions = (seat: Seat): Option<() => Flow>[] =>
        (held.get(seat) ?? []).map((card) => ({
          id: card,
          // biome-ignore lint/correctness/useYield: a reaction need not ask anything.
          value: function* () {
            held.set(seat, card === 'draw' ? ['drawn'] : []);
            t.state.notes.push(`${seat} ${card}`);
          },
        }));
      yield* t.offer(ask('react'), [0, 1, 2], reactions, until);
      yield* t.choose(0, ask('go-on'), options('yes', 'no'));
    };
  const asked = (run: Run) => run.prompts.map(({ seat, question }) => `${seat} ${question.id}`);

  test('asks only seats that hold something', () => {
    expect(asked(begin(window({ 0: ['shield'], 2: ['shield'] })))).toEqual(['0 react', '2 react']);
    expect(asked(begin(window({})))).toEqual(['0 go-on']);
  });

  test('is over when all have passed', () => {
    const run = begin(window({ 0: ['shield'], 2: ['shield'] }));
    run.answer({ seat: 2, choice: 'pass' });
    expect(asked(run)).toEqual(['0 react']);
    run.answer({ seat: 0, choice: 'pass' });
    expect(asked(run)).toEqual(['0 go-on']);
  });

  test('asks a seat that passed again only when it has something new', () => {
    const run = begin(window({ 0: ['draw', 'shield'], 1: ['shield'] }));
    run.answer({ seat: 1, choice: 'pass' });
    run.answer({ seat: 0, choice: 'draw' });
    expect(asked(run)).toEqual(['0 react']);
    expect(run.prompts[0]?.options.map(({ id }) => id)).toEqual(['drawn', 'pass']);
  });

  test('lets a seat pass until a boundary, over steps and saves', () => {
    // biome-ignore lint/correctness/useYield: the boundary is all there is.
    const boundary: Step = function* (t) {
      t.lift('round');
    };
    const shields = window({ 1: ['shield'] }, ['round']);
    const run = begin(shields, shields, boundary, shields);
    run.answer({ seat: 1, choice: 'pass-until:round' });
    run.answer({ seat: 0, choice: 'yes' });
    expect(asked(run)).toEqual(['0 go-on']);
    run.answer({ seat: 0, choice: 'yes' });
    expect(asked(run)).toEqual(['1 react']);
  });

  test('knows no boundary that was not offered', () => {
    const run = begin(window({ 1: ['shield'] }, ['round']));
    expect(() => run.answer({ seat: 1, choice: 'pass-until:doomsday' })).toThrow(
      '"pass-until:doomsday" is no answer',
    );
  });
});

describe('roll', () => {
  const toss: Step = function* (t) {
    yield* t.choose(1, ask('ready'), options('yes', 'no'));
    t.state.notes.push(...(yield* t.roll(1, coin, 3, 'SK-02')));
    t.state.notes.push(...(yield* t.roll(1, coin, 4, 'SK-02')));
  };

  test('asks the seat what its own dice show', () => {
    const run = Run.start(sketch(toss), { players: 2 }, { ownDice: true });
    run.answer({ seat: 1, choice: 'yes' });
    expect(run.prompts).toMatchObject([
      {
        seat: 1,
        ask: 'dice',
        min: 3,
        max: 3,
        question: { id: 'roll', rule: 'SK-02', data: { die: 'coin', count: 3 } },
      },
    ]);
    run.answer({ seat: 1, choice: ['tails', 'heads', 'tails'] });
    expect(run.state.notes).toEqual(['tails', 'heads', 'tails']);
  });

  test('gives the same game with the same dice, rolled or by seed', () => {
    const seeded = Run.start(sketch(toss, toss), { players: 2 }, { seed: 7 });
    for (let i = 0; i < 2; i++) seeded.answer({ seat: 1, choice: 'yes' });
    const faces = seeded.state.notes.map(String);
    const own = Run.start(sketch(toss, toss), { players: 2 }, { seed: 7, ownDice: true });
    for (let i = 0; i < 2; i++) {
      own.answer({ seat: 1, choice: 'yes' });
      own.answer({ seat: 1, choice: faces.slice(7 * i, 7 * i + 3) });
      own.answer({ seat: 1, choice: faces.slice(7 * i + 3, 7 * i + 7) });
    }
    expect(own.hash()).toBe(seeded.hash());
    expect(own.told()).toEqual(seeded.told());
  });
});
