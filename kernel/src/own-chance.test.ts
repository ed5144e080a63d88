import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { randomPick } from './picks.ts';
import type { Prompt } from './prompt.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { ask, coin, options, type Step, sketch } from './testing/sketch.ts';

const axe = { id: 'axe', faces: ['hit', 'hit', 'miss'] };
const rollBoth: Step = function* (t) {
  const dice = [
    { die: axe, count: 2 },
    { die: coin, count: 1 },
  ];
  t.state.notes.push(...(yield* t.rollAll(0, dice, 'SK-02')).map((faces) => faces.join()));
};

describe('a roll of several kinds of dice', () => {
  test('is one prompt, and takes as many of each kind as are rolled', () => {
    const run = Run.start(sketch(rollBoth), {}, { ownDice: true });
    expect(run.prompts).toMatchObject([{ ask: 'dice', min: 3, max: 3 }]);
    for (const wrong of [
      ['axe:hit', 'axe:hit', 'axe:miss'],
      ['coin:heads', 'coin:heads', 'axe:hit'],
      ['axe:hit'],
    ]) {
      expect(() => run.answer({ seat: 0, choice: wrong })).toThrow(/wants/);
    }
    run.answer({ seat: 0, choice: ['coin:tails', 'axe:miss', 'axe:hit'] });
    expect(run.state.notes).toEqual(['miss,hit', 'tails']);
  });

  test('is rolled by the seed where the dice are the hall’s', () => {
    const run = Run.start(sketch(rollBoth), {});
    expect(run.state.notes).toHaveLength(2);
    expect(run.outcome).toBeDefined();
  });

  test('falls as the dice would where the hall rolls for somebody', () => {
    const run = Run.start(sketch(rollBoth), {}, { ownDice: true });
    const prompt = run.prompts[0] as Prompt;
    const random = Random.fromSeed(1);
    let hits = 0;
    for (let i = 0; i < 3000; i++) {
      hits += (randomPick(prompt, random) as number[]).filter(
        (index) => prompt.options[index]?.id === 'axe:hit',
      ).length;
    }
    expect(hits / 6000).toBeGreaterThan(0.62);
    expect(hits / 6000).toBeLessThan(0.71);
  });
});

describe('own dice and cards by seat', () => {
  const draw: Step = function* (t) {
    for (const seat of [0, 1]) {
      t.state.notes.push(...(yield* t.roll(seat, coin, 1, 'SK-02')));
      const pile = ['ace', 'ten', 'ten', 'two'];
      t.state.notes.push(...(yield* t.drawCards(seat, pile, 2, 'SK-02')), pile.join());
    }
  };

  test('one rolls and draws at the table, the other in the hall', () => {
    const run = Run.start(sketch(draw), { players: 2 }, { ownDice: [1], ownCards: [1] });
    expect(run.prompts).toMatchObject([{ seat: 1, ask: 'dice' }]);
    run.answer({ seat: 1, choice: ['heads'] });
    expect(run.prompts).toMatchObject([{ seat: 1, ask: 'cards', min: 2 }]);
    expect(run.prompts[0]?.options.map(({ id, most }) => [id, most])).toEqual([
      ['ace', 1],
      ['ten', 2],
      ['two', 1],
    ]);
    expect(() => run.answer({ seat: 1, choice: ['ace', 'ace'] })).toThrow('there is no more of "ace" than 1');
    run.answer({ seat: 1, choice: ['ten', 'ace'] });
    expect(run.state.notes.slice(-4)).toEqual(['heads', 'ten', 'ace', 'ten,two']);
    // The hall drew from the top.
    expect(run.state.notes.slice(1, 4)).toEqual(['two', 'ten', 'ace,ten']);
  });

  test('from a deck that is kept as counts', () => {
    const counted: Step = function* (t) {
      const deck = { blank: 3, hit: 1 };
      t.state.notes.push(...(yield* t.drawCounted(0, deck, 2, 'SK-02')), deck);
    };
    const own = Run.start(sketch(counted), {}, { ownCards: true });
    own.answer({ seat: 0, choice: ['hit', 'blank'] });
    expect(own.state.notes).toEqual(['hit', 'blank', { blank: 2, hit: 0 }]);
    const counts = { blank: 0, hit: 0 };
    for (let seed = 0; seed < 400; seed++) {
      const [card] = Run.start(sketch(counted), {}, { seed }).state.notes;
      counts[card as 'hit']++;
    }
    expect(counts.hit).toBeGreaterThan(60);
    expect(counts.hit).toBeLessThan(140);
  });
});

test('a roll of no dice is no barrier', () => {
  const keep: Step = function* (t) {
    yield* t.choose(0, { id: 'keep', rule: 'SK-01' }, [
      { id: 'all', value: 0 },
      { id: 'none', value: 1 },
    ]);
    yield* t.roll(0, coin, 0, 'SK-02');
    yield* t.choose(0, { id: 'next', rule: 'SK-01', confirm: true }, [{ id: 'x', value: 0 }]);
  };
  const run = Run.start(sketch(keep), {}, { freeUndo: false });
  run.answer({ seat: 0, choice: 'all' });
  run.undo();
  expect(run.prompts).toMatchObject([{ question: { id: 'keep' } }]);
});

describe('own dice of a seat that leads two figures', () => {
  const screens: Step = function* (t) {
    const figures = ['ann', 'bob'];
    const rolled = yield* t.allFigures(
      figures,
      () => 0,
      function* (figure) {
        return yield* t.roll(0, coin, 1, 'SK-02', { figure });
      },
    );
    t.state.notes.push(...rolled.flat());
    yield* t.choose(0, ask('on'), options('yes', 'no'));
  };

  test('stay with their figure, also after a load', () => {
    const run = Run.start(sketch(screens), {}, { ownDice: true });
    const [ann, bob] = run.prompts as [Prompt, Prompt];
    run.apply({ seat: 0, choice: ['tails'], key: run.keyOf(bob) });
    const back = resume(run.game, readSave(JSON.stringify(save(run)))).run;
    expect(back.prompts).toMatchObject([{ question: { figure: ann.question.figure } }]);
    back.answer({ seat: 0, choice: ['heads'] });
    expect(back.state.notes).toEqual(['heads', 'tails']);
  });

  test('must be told apart', () => {
    const game = sketch(function* (t) {
      yield* t.allFigures(
        ['ann', 'bob'],
        () => 0,
        function* () {
          return yield* t.roll(0, coin, 1, 'SK-02');
        },
      );
    });
    expect(() => Run.start(game, {}, { ownDice: true })).toThrow(
      'Seat 0 is asked "roll" twice: each question must name its figure.',
    );
  });

  test('of the same kind are rolled together', () => {
    const game = sketch(function* (t) {
      const dice = [
        { die: axe, count: 1 },
        { die: coin, count: 1 },
        { die: axe, count: 2 },
      ];
      t.state.notes.push(...(yield* t.rollAll(0, dice, 'SK-02')).map((faces) => faces.join()));
    });
    const run = Run.start(game, {}, { ownDice: true });
    run.answer({ seat: 0, choice: ['axe:miss', 'axe:hit', 'axe:hit', 'coin:tails'] });
    expect(run.state.notes).toEqual(['miss', 'tails', 'hit,hit']);
  });
});
