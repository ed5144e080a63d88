import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { Refusal } from './fault.ts';
import { forkFor } from './forks.ts';
import { allPicks } from './picks.ts';
import type { Prompt } from './prompt.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { seenBy } from './seen.ts';
import { ask, coin, type Noted, type Notes, options, type Step, sketch } from './testing/sketch.ts';

describe('a fork past cards that were drawn in secret and played openly', () => {
  const drawAndPlay: Step = function* (t) {
    const pile = Array.from({ length: 24 }, (_, i) => `card-${i}`);
    const hand: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      hand.push(...(yield* t.drawCards(1, pile, 1, 'SK-01', { secret: true })));
      const played = yield* t.choose(1, { ...ask('play'), confirm: true }, options(...hand));
      hand.splice(hand.indexOf(played), 1);
      t.state.notes.push(played);
    }
    yield* t.choose(0, ask('guess'), options('a', 'b'));
  };

  test('leaves out what does not fit', () => {
    for (let seed = 0; seed < 10; seed++) {
      const run = Run.start(sketch(drawAndPlay), { players: 2 }, { seed });
      while (run.prompts[0]?.seat === 1) run.answer({ seat: 1, choice: run.prompts[0].options[0]?.id ?? '' });
      expect(() => forkFor(run, 0, Random.fromSeed(seed))).not.toThrow();
    }
  });
});

describe('a secret question with nothing to choose', () => {
  const traps = (how: 'many' | 'amounts', hand: readonly string[], confirm = true) =>
    sketch(function* (t) {
      yield* t.all([0, 1], function* (seat) {
        const question = { ...ask('traps'), secret: true, confirm };
        const held = seat === 0 ? hand : ['trap-9'];
        const limits = { min: 0, max: 2 };
        if (how === 'many') yield* t.chooseMany(seat, question, options(...held), limits);
        else yield* t.chooseAmounts(seat, question, options(...held), limits);
      });
    });

  test.each(['many', 'amounts'] as const)('is asked all the same: %s', (how) => {
    const asked = (hand: readonly string[]) =>
      seenBy(Run.start(traps(how, hand), { players: 2 }), 1).prompts.map(({ seat }) => seat);
    expect(asked([])).toEqual(asked(['trap-1']));
    const run = Run.start(traps(how, []), { players: 2 });
    run.answer({ seat: 0, choice: how === 'many' ? [] : {} });
    expect(run.prompts).toMatchObject([{ seat: 1 }]);
  });

  test.each(['many', 'amounts'] as const)('is noted where it is not to be confirmed: %s', (how) => {
    expect(Run.start(traps(how, [], false), { players: 2 }).secretAutos).toMatchObject([{ seat: 0 }]);
  });
});

const vote: Step = function* (t) {
  yield* t.all([0, 2], function* (seat) {
    yield* t.choose(seat, { ...ask('vote'), secret: true }, options('x', 'y'));
  });
};

describe('the list of what can be undone', () => {
  test('keeps a point for each seat in each window, whichever step and window that was', () => {
    const twice: Step = function* (t) {
      yield* vote(t);
      yield* vote(t);
    };
    const open: Step = function* (t) {
      yield* t.choose(1, ask('open'), options('x', 'y'));
    };
    for (const steps of [
      [vote, vote, open],
      [twice, open],
    ]) {
      const run = Run.start(sketch(...steps), { players: 3 });
      for (const seat of [0, 2, 0, 2]) run.answer({ seat, choice: 'x' });
      for (const viewer of [0, 1, 2, 'watcher'] as const)
        expect(seenBy(run, viewer).undos()).toHaveLength(run.undos().length);
    }
  });

  test('shows nobody else what a question behind a screen was about', () => {
    const run = Run.start(
      sketch(function* (t) {
        yield* t.all([0, 1], function* (seat) {
          yield* t.choose(seat, { ...ask('play'), data: { hand: [`card-of-${seat}`] } }, options('l', 'r'));
        });
        yield* t.choose(1, ask('after'), options('a', 'b'));
      }),
      { players: 2 },
    );
    for (const seat of [0, 1]) run.answer({ seat, choice: 'l' });
    const undos = seenBy(run, 1).undos();
    expect(undos).toMatchObject([
      { seat: 1, question: { data: {} } },
      { seat: 0, choice: 'l' },
    ]);
    expect(undos[1]?.question).not.toHaveProperty('data');
  });
});

test('what was meant for the last chapter takes nothing back in this one', () => {
  const both: Step = function* (t) {
    yield* t.all([0, 1], function* (seat) {
      for (const id of ['first', 'second']) yield* t.choose(seat, ask(id), options('x', 'y'));
    });
  };
  const game = { ...sketch(both, both), chapter: ({ step }: { step: number }) => `chapter ${step}` };
  const run = Run.start(game, { players: 2 });
  run.answer({ seat: 0, choice: 'x' });
  const late = { undo: 0, seat: 0, revision: run.revision };
  for (const seat of [0, 1, 1, 0]) run.answer({ seat, choice: 'y' });
  expect(run.segments).toHaveLength(2);
  expect(() => run.apply(late)).toThrow('asked anew');
  expect(run.marks).toHaveLength(1);
});

test.each([true, false])(
  'a card of an own deck comes once, where two draw at the same time: counted %s',
  (isCounted) => {
    const pile = ['a', 'b', 'c'];
    const game = sketch(function* (t) {
      const deck = [...pile];
      const counts = { a: 1, b: 1, c: 1 };
      const hands = yield* t.allFigures(
        ['ash', 'elm'],
        () => 0,
        (figure) =>
          isCounted
            ? t.drawCounted(0, counts, 1, 'SK-01', { figure })
            : t.drawCards(0, deck, 1, 'SK-01', { figure }),
      );
      t.state.notes.push(...hands.flat(), isCounted ? { ...counts } : deck);
    });
    const run = Run.start(game, {}, { ownCards: true });
    const draw = (figure: string, card: string) => {
      const prompt = run.prompts.find(({ question }) => question.figure === figure);
      run.apply({ seat: 0, choice: [card], ...(prompt && { key: run.keyOf(prompt) }) });
    };
    draw('ash', 'a');
    expect(() => draw('elm', 'a')).toThrow('is not in the deck');
    draw('elm', 'b');
    expect(run.state.notes).toEqual(['a', 'b', isCounted ? { a: 0, b: 0, c: 1 } : ['c']]);
  },
);

describe('whether somebody rolled behind a screen', () => {
  const dare = sketch(function* (t) {
    yield* t.all([0, 1], function* (seat) {
      const risk = yield* t.choose(seat, { ...ask('risk'), secret: true }, options('dare', 'wait'));
      if (risk === 'dare') yield* t.roll(seat, coin, 1, 'SK-01', { secret: true });
      yield* t.choose(seat, { ...ask('next'), secret: true }, options('a', 'b'));
    });
  });
  const after = (hidden: string, freeUndo: boolean): Run<Notes, Noted> => {
    const run = Run.start(dare, { players: 2 }, { freeUndo });
    run.answer({ seat: 1, choice: 'wait' });
    run.answer({ seat: 0, choice: hidden });
    return run;
  };

  test('is not told by the refusal of an undo', () => {
    for (const hidden of ['dare', 'wait'])
      expect(() => after(hidden, false).apply({ undo: 0 })).toThrow('behind their screens');
    const run = after('wait', false);
    run.apply({ undo: 0, seat: 1 });
    expect(run.prompts).toMatchObject([{ question: { id: 'next' } }, { question: { id: 'risk' } }]);
  });

  test.each([{ undo: 1, seat: 0 }, { undo: 1 }])('is not told by what is recorded of an undo: %o', (undo) => {
    const seen = (hidden: string) => {
      const run = after(hidden, true);
      run.apply(undo);
      run.answer({ seat: 0, choice: 'wait' });
      return seenBy(run, 1).undos();
    };
    expect(seen('dare')).toEqual(seen('wait'));
  });
});

test.each(['-1', '0.5', '"x"', 'null', '2'])('a save that has seat %s asked is refused', (turn) => {
  const game = sketch(function* (t) {
    yield* t.choose(t.state.notes[0] as number, { ...ask('turn'), confirm: true }, options('on'));
  });
  const run = Run.start({ ...game, begin: () => ({ step: 0, notes: [0] }) }, { players: 2 });
  const { state, ...rest } = run.checkpoint();
  const checkpoint = { ...rest, state: { ...state, notes: [JSON.parse(turn)] } };
  const other = Run.from(game, run.options, run.settings, checkpoint);
  expect(() => resume(game, readSave(JSON.stringify(save(other))))).toThrow('is asked, and only 2 play');
});

test.each([
  '{"seat":{"toString":1,"valueOf":1},"choice":"x"}',
  '{"seat":0,"choice":{"a":{"toString":1,"valueOf":1}}}',
])('a request of odd values is refused: %s', (wire) => {
  const game = sketch(function* (t) {
    yield* t.chooseAmounts(0, ask('amounts'), options('a', 'b'), { min: 1, max: 4 });
  });
  expect(() => Run.start(game, {}).apply(JSON.parse(wire))).toThrow(Refusal);
});

test('amounts of which nearly all must be taken are listed without trying the rest', () => {
  const foes = Array.from({ length: 30 }, (_, i) => ({ id: `foe-${i}`, value: i, most: 3 }));
  const run = Run.start(
    sketch(function* (t) {
      yield* t.chooseAmounts(0, ask('wounds'), foes, { min: 89, max: 89 });
    }),
    {},
  );
  expect(allPicks(run.prompts[0] as Prompt)).toHaveLength(30);
});
