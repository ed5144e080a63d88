import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { NotedDraws, SameDraws } from './draws.ts';
import { Refusal } from './fault.ts';
import { forkFor } from './forks.ts';
import type { Game } from './game.ts';
import { hashState } from './json.ts';
import { choice, randomPick } from './picks.ts';
import type { Prompt } from './prompt.ts';
import { Run } from './run.ts';
import { council } from './testing/council.ts';
import { ask, options, type Step, sketch } from './testing/sketch.ts';

const DIE = { id: 'die', faces: ['1', '2', '3', '4', '5', '6'] };
/** A pair of dice is guessed right once in 36. */
const BY_CHANCE = 1 / 36;

describe('what another seat rolls behind its screen after an undo', () => {
  /** How often forks for seat 0 hold the dice that seat 1 has rolled. */
  function truth(goBack: (run: Run) => void): number {
    let same = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const run = Run.start(council as Game, { players: 3 }, { seed }) as Run;
      run.answer({ seat: 1, choice: 'again' });
      goBack(run);
      run.answer({ seat: 1, choice: 'again' });
      const diceOf = (state: unknown) => (state as { dice: string[][] }).dice[1]?.join();
      for (let i = 0; i < 50; i++)
        if (diceOf(forkFor(run, 0, Random.fromSeed(i)).table.state) === diceOf(run.state)) same++;
    }
    return same / 1000;
  }

  test.each<[string, (run: Run) => void]>([
    ['of the whole table', (run) => run.undo()],
    ['of the seat alone', (run) => run.apply({ undo: run.undosAlone(1)[0]?.keep ?? -1, seat: 1 })],
    [
      'and chance that was seeded anew',
      (run) => {
        run.undo();
        run.apply({ reseed: 9 });
      },
    ],
  ])('is not known to forks: an undo %s', (_, goBack) => {
    expect(truth(goBack)).toBeLessThan(2.2 * BY_CHANCE);
  });
});

/** Hands of three from a deck of 40; whoever is asked is offered its hand. */
interface Hands {
  step: number;
  hands: string[][];
  deck: string[];
  open: string[];
}
type HandsGame = Game<Hands>;
const CARDS = Array.from({ length: 40 }, (_, i) => `c${i}`);

const handsGame = (step: HandsGame['step']): HandsGame => ({
  ...(sketch() as unknown as HandsGame),
  begin: () => ({ step: 0, hands: [[], []], deck: [...CARDS], open: [] }),
  *step(t) {
    const { deck, hands } = t.state;
    t.shuffle(deck);
    for (const hand of hands) hand.push(...deck.splice(-3));
    yield* step(t);
  },
  outcome: (s) => (s.step > 0 ? { won: true, why: 'done', rule: 'SK-01' } : undefined),
  clock: (s) => ({ round: s.step, turn: `${s.step}` }),
  view: (s, viewer) => ({
    ...s,
    deck: s.deck.length,
    hands: s.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
  copy: (s) => structuredClone(s),
  redeal(s, seat, random) {
    const hidden = [...s.deck, ...s.hands.flatMap((hand, other) => (other === seat ? [] : hand))];
    random.shuffle(hidden);
    s.deck = hidden.splice(0, s.deck.length);
    s.hands = s.hands.map((hand, other) => (other === seat ? hand : hidden.splice(0, hand.length)));
  },
  score: () => 0.5,
});

describe('what another seat is offered in a fork', () => {
  /** How much of it is the true hand; and never is something offered that the fork's hand does not hold. */
  function truth(game: HandsGame, ...answers: [seat: number, choice: string][]): number {
    let shares = 0;
    for (let seed = 0; seed < 20; seed++) {
      const run = Run.start(game, { players: 2 }, { seed });
      for (const [seat, choice] of answers) run.answer({ seat, choice });
      const hand = new Set(run.state.hands[1]);
      const random = Random.fromSeed(`forks ${seed}`);
      for (let i = 0; i < 20; i++) {
        const fork = forkFor(run, 0, random);
        const prompt = fork.prompts.find(({ seat }) => seat === 1);
        const offered = (prompt?.options ?? []).map(({ id }) => id).filter((id) => id.startsWith('c'));
        expect(fork.table.state.hands[1]).toEqual(expect.arrayContaining(offered));
        expect(hashState(game.view(fork.table.state, 0))).toBe(hashState(run.view(0)));
        shares += offered.filter((card) => hand.has(card)).length / 3;
      }
    }
    return shares / 400;
  }
  /** Three of the 36 that seat 0 cannot see. */
  const BY_CHANCE_HELD = 3 / 36;
  const cards = (s: Hands, seat: number) => (s.hands[seat] ?? []).map((id) => ({ id, value: () => {} }));

  test('does not tell its hand after a secret answer outside any window', () => {
    const game = handsGame(function* (t) {
      yield* t.choose(1, { ...ask('whisper'), secret: true }, options('a', 'b'));
      yield* t.all([0, 1], (seat) => t.choose(seat, ask('put'), options(...(t.state.hands[seat] ?? []))));
      t.state.step++;
    });
    expect(truth(game, [1, 'a'])).toBeLessThan(2 * BY_CHANCE_HELD);
  });

  test('does not tell it after secret votes and a card that was turned up', () => {
    const game = handsGame(function* (t) {
      const s = t.state;
      yield* t.all([0, 1], (seat) => t.choose(seat, { ...ask('vote'), secret: true }, options('yes', 'no')));
      const card = t.draw(s.deck);
      if (card !== undefined) s.open.push(card);
      yield* t.offer(ask('play'), [0, 1], (seat) => cards(s, seat), {
        might: (seat) => (s.hands[seat]?.length ?? 0) > 0,
      });
      s.step++;
    });
    expect(truth(game, [0, 'yes'], [1, 'no'])).toBeLessThan(2 * BY_CHANCE_HELD);
  });

  test('does not tell it after a card that a reaction drew in secret', () => {
    const game = handsGame(function* (t) {
      const s = t.state;
      const draws = (seat: number) => [
        ...cards(s, seat),
        {
          id: 'draw',
          value: function* () {
            s.hands[seat]?.push(...(yield* t.drawCards(seat, s.deck, 1, 'SK-01', { secret: true })));
          },
        },
      ];
      yield* t.offer(ask('play'), [0, 1], draws, { might: () => true });
      s.step++;
    });
    expect(truth(game, [1, 'draw'])).toBeLessThan(2 * BY_CHANCE_HELD);
  });
});

describe('what another seat is offered while seats draw at the same time', () => {
  const drawing = (draw: (t: Parameters<HandsGame['step']>[0], seat: number) => Generator): HandsGame =>
    handsGame(function* (t) {
      const s = t.state;
      yield* t.all([0, 1], function* (seat) {
        s.hands[seat]?.push(...((yield* draw(t, seat) as ReturnType<Step>) as unknown as string[]));
        yield* t.choose(seat, ask('put'), options(...(s.hands[seat] ?? [])));
      });
      s.step++;
    });

  test.each([
    [
      'the top of a pile',
      // biome-ignore lint/correctness/useYield: nothing is asked.
      drawing(function* (t) {
        return [t.draw(t.state.deck), t.draw(t.state.deck)];
      }),
    ],
    ['cards in secret', drawing((t, seat) => t.drawCards(seat, t.state.deck, 2, 'SK-01', { secret: true }))],
  ])('does not tell its hand, though the seat itself has drawn %s', (_, game) => {
    let held = 0;
    for (let seed = 0; seed < 20; seed++) {
      const run = Run.start(game, { players: 2 }, { seed });
      const truth = run.state.hands[1] ?? [];
      const random = Random.fromSeed(`forks ${seed}`);
      for (let i = 0; i < 20; i++) {
        const fork = forkFor(run, 0, random);
        expect(fork.table.state.hands[0]).toEqual(run.state.hands[0]);
        const offered = fork.prompts.find(({ seat }) => seat === 1)?.options.map(({ id }) => id) ?? [];
        expect(offered).toEqual(fork.table.state.hands[1]);
        held += offered.filter((card) => truth.includes(card)).length;
      }
    }
    // Five of the 35 cards that seat 0 cannot see, five times: 0.71 on average.
    expect(held / 400).toBeGreaterThan(0.5);
    expect(held / 400).toBeLessThan(0.95);
  });

  test.each([false, true])(
    'is the same whenever a world is taken again, after an answer that nobody else knows; own cards: %s',
    (ownCards) => {
      const game = handsGame(function* (t) {
        const s = t.state;
        yield* t.choose(1, { ...ask('whisper'), secret: true }, options('a', 'b'));
        yield* t.all([0, 1], function* (seat) {
          const terms = { secret: true, unseen: s.hands[1 - seat] ?? [] };
          s.hands[seat]?.push(...(yield* t.drawCards(seat, s.deck, 2, 'SK-01', terms)));
          yield* t.choose(seat, { ...ask('looked'), confirm: true }, options('yes'));
        });
        s.step++;
      });
      const small: HandsGame = { ...game, begin: (o) => ({ ...game.begin(o), deck: CARDS.slice(0, 12) }) };
      for (let seed = 0; seed < 5; seed++) {
        const run = Run.start(small, { players: 2 }, { seed, ownCards });
        const random = Random.fromSeed(`again ${seed}`);
        run.answer({ seat: 1, choice: 'a' });
        while (run.prompts.some(({ ask: how }) => how === 'cards')) {
          const prompt = run.prompts.find(({ ask: how }) => how === 'cards') as Prompt;
          const [first = 0, second = 0] = [...prompt.options.keys()].filter((i) =>
            run.state.deck.includes(prompt.options[i]?.id ?? ''),
          );
          run.answer({ seat: prompt.seat, choice: choice(prompt, [first, second]) });
        }
        run.answer({ seat: 1, choice: 'yes' });
        for (let i = 0; i < 150; i++) {
          const fork = forkFor(run, 0, random);
          expect(fork.table.state.hands[0]).toEqual(run.state.hands[0]);
          expect(fork.prompts).toMatchObject([{ seat: 0, question: { id: 'looked' } }]);
        }
      }
    },
  );

  test('draws again from counts what was drawn, and refuses where it is dealt away', () => {
    const noted = new NotedDraws(0);
    noted.fromCounts(0, { a: 1, b: 2 }, ['b', 'b']);
    noted.fromCounts(1, { a: 1 }, ['a']);
    expect(noted.cards).toEqual(['b', 'b']);
    expect(new SameDraws(0, noted.cards).fromCounts(0, { a: 1, b: 2 }, ['a', 'b'])).toEqual(['b', 'b']);
    expect(() => new SameDraws(0, noted.cards).fromCounts(0, { a: 2, b: 1 }, ['a', 'b'])).toThrow(Refusal);
    expect(() => new SameDraws(0, noted.cards).fromPile(0, ['a', 'b', 'a'], 2)).toThrow(Refusal);
  });
});

describe('what was rolled at the same time, and lies open in the same step', () => {
  const shown = (secret: boolean): Step =>
    function* (t) {
      const rolled = yield* t.all([0, 1, 2], function* (seat) {
        const dice = yield* t.roll(seat, DIE, 3, 'SK-02', secret ? { secret: true } : {});
        yield* t.choose(seat, { ...ask('ready'), secret }, options('yes', 'no'));
        return dice.join('');
      });
      t.reveal([0, 1, 2]);
      t.state.notes.push(...rolled);
      yield* t.choose(0, ask('highest'), options('0', '1', '2'));
    };

  test.each([
    ['dice of the hall', false, false],
    ['dice of the hall behind screens', true, false],
    ['own dice', false, true],
    ['own dice behind screens', true, true],
  ])('is the same in forks: %s', (_, secret, ownDice) => {
    const run = Run.start(sketch(shown(secret)), { players: 3 }, { seed: 4, ownDice }) as Run;
    const random = Random.fromSeed(1);
    while (run.prompts[0]?.question.id !== 'highest') {
      const [prompt] = run.prompts;
      if (!prompt) throw new Error('Nobody is asked.');
      const choice = prompt.ask === 'dice' ? Array.from({ length: 3 }, () => random.of(DIE.faces)) : 'yes';
      run.answer({ seat: prompt.seat, choice });
    }
    for (let i = 0; i < 50; i++) expect(forkFor(run, 0, random).table.state).toEqual(run.state);
  });

  test.each([false, true])('is thrown anew with a secret vote beside it; own dice: %s', (ownDice) => {
    const game = sketch(function* (t) {
      const rolled = yield* t.all([0, 1], function* (seat) {
        const [face = ''] = yield* t.roll(seat, DIE, 1, 'SK-02');
        yield* t.choose(seat, { ...ask('vote'), secret: true }, options('x', 'y'));
        return face;
      });
      yield* t.choose(0, ask('call'), options('a', 'b'));
      t.state.notes.push(...rolled);
    });
    const random = Random.fromSeed(6);
    let same = 0;
    for (let seed = 0; seed < 30; seed++) {
      const run = Run.start(game, { players: 2 }, { seed, ownDice }) as Run;
      while (run.prompts[0]?.question.id !== 'call') {
        const prompt = run.prompts[0] as Prompt;
        run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      }
      const forks = Array.from({ length: 20 }, () => forkFor(run, 0, random));
      run.answer({ seat: 0, choice: 'a' });
      const [own, other] = (run.state as { notes: string[] }).notes;
      for (const fork of forks) {
        fork.answer({ seat: 0, choice: 'a' });
        const { notes } = fork.table.state as { notes: string[] };
        expect(notes[0]).toBe(own);
        if (notes[1] === other) same++;
      }
    }
    // One in six of 600.
    expect(same).toBeGreaterThan(60);
    expect(same).toBeLessThan(145);
  });

  test('stays a guess where nobody says that it lies open', () => {
    const game = sketch(function* (t) {
      const [, hidden] = yield* t.all([0, 1], (seat) => t.roll(seat, DIE, 3, 'SK-02', { secret: true }));
      t.reveal();
      yield* t.choose(0, ask('guess'), options('a', 'b'));
      t.state.notes.push(hidden?.join('') ?? '');
    });
    const ends = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const fork = forkFor(Run.start(game, { players: 2 }, { seed: 4 }) as Run, 0, Random.fromSeed(i));
      fork.answer({ seat: 0, choice: 'a' });
      ends.add((fork.table.state as { notes: string[] }).notes.join());
    }
    expect(ends.size).toBeGreaterThan(5);
  });
});
