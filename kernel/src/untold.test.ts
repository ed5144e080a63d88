import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { checks } from './conformance/index.ts';
import { secrecy } from './conformance/secrecy.ts';
import type { Game } from './game.ts';
import { randomPick } from './picks.ts';
import type { Prompt } from './prompt.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { seenBy } from './seen.ts';
import { council, rulebook } from './testing/council.ts';
import { ask, options, type Step, sketch } from './testing/sketch.ts';

/** What asking alone would tell. */

describe('a secret question with one answer', () => {
  const step: Step = function* (t) {
    const mood = ask('mood');
    yield* t.choose(0, { ...mood, secret: true }, options('only'));
    yield* t.chooseMany(0, { ...mood, secret: true }, options('both', 'too'), { min: 2, max: 2 });
    const amounts = [{ id: 'oil', value: 'oil', most: 2 }];
    yield* t.chooseAmounts(0, { ...mood, secret: true }, amounts, { min: 2, max: 2 });
    yield* t.choose(0, { ...mood, secret: true, confirm: false }, options('known'));
    yield* t.choose(0, mood, options('open'));
  };

  test('is asked, so that nobody learns it by not being asked', () => {
    const run = Run.start(sketch(step), {});
    for (const said of ['only', ['both', 'too'], { oil: 2 }]) {
      expect(run.prompts).toMatchObject([{ question: { id: 'mood', secret: true } }]);
      run.answer({ seat: 0, choice: said });
    }
    expect(run.outcome, 'but for one that need not be, and one that is open').toBeDefined();
  });
});

describe('a draw from an own deck of which others hold cards unseen', () => {
  /** Seat 1 holds one of the cards; seat 0 draws two of the rest. */
  const drawn = (held: string): Run => {
    const game = sketch(function* (t) {
      const deck = ['ace', 'ten', 'ten', 'two'];
      deck.splice(deck.indexOf(held), 1);
      t.state.notes.push(...(yield* t.drawCards(0, deck, 2, 'SK-02', { unseen: [held] })), deck.join());
    });
    return Run.start({ ...game, ownChance: ['cards'] }, { players: 2 }, { ownCards: [0] }) as Run;
  };

  test('lists these too, so that the list tells nothing', () => {
    const [ace, ten] = ['ace', 'ten'].map((held) => seenBy(drawn(held), 0).prompts);
    expect(ace).toEqual(ten);
    expect(ace?.[0]?.options).toMatchObject([
      { id: 'ace', most: 1 },
      { id: 'ten', most: 2 },
      { id: 'two', most: 1 },
    ]);
    expect(ace?.[0]).not.toHaveProperty('supply');
  });

  test('refuses what nobody can have drawn, and takes what was', () => {
    const run = drawn('ten');
    expect(() => run.answer({ seat: 0, choice: ['ten', 'ten'] })).toThrow('"ten" is not in the deck');
    run.answer({ seat: 0, choice: ['ten', 'ace'] });
    expect(run.state).toMatchObject({ notes: ['ten', 'ace', 'two'] });
    expect(resume(run.game, readSave(JSON.stringify(save(run)))).run.state).toEqual(run.state);
  });

  test('never has the hall draw for somebody what others hold', () => {
    const [prompt] = drawn('ace').prompts as readonly Prompt[];
    if (!prompt) throw new Error('Nothing is asked.');
    const random = Random.fromSeed(2);
    for (let i = 0; i < 200; i++)
      for (const index of randomPick(prompt, random) as number[])
        expect(prompt.options[index]?.id).not.toBe('ace');
  });
});

describe('a card that is shown and shuffled back within one answer', () => {
  const showing = (says: boolean): Game => {
    const game: typeof council = {
      ...council,
      *step(t) {
        yield* council.step(t);
        const { deck } = t.state;
        const card = t.draw(deck);
        if (card === undefined) return;
        t.tell({ kind: 'draw', rule: 'CO-001', seat: 0, card });
        if (says) t.reveal([], [card]);
        deck.push(card);
        t.shuffle(deck);
      },
    };
    return game as unknown as Game;
  };
  const check = (says: boolean) => {
    const [name] = Object.keys(secrecy);
    return checks(showing(says), { rulebook, games: 20 }).find((one) => one.name === name);
  };

  test('passes conformance where the rules say so, and only there', () => {
    expect(() => check(true)?.run()).not.toThrow();
    expect(() => check(false)?.run()).toThrow(/is told to/);
  });
});
