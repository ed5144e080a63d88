import { type Flow, type Game, isChance, Random, Run, type Table } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { answerNext } from './bots.ts';
import { greedy } from './greedy.ts';
import { planner } from './planner.ts';

interface Chest {
  gold: number[];
  over: boolean;
}

/** A game of one step, without weights: the tree of a planner grows through it. */
const chest = (step: (t: Table<Chest>) => Flow, most = 1): Game => {
  const game: Game<Chest> = {
    id: 'chest',
    name: 'Chest',
    version: 1,
    players: { min: 1, max: 2 },
    options: {},
    begin: () => ({ gold: [], over: false }),
    *setup() {},
    *step(t): Flow {
      t.state.gold = [1 + t.random.below(most), 1 + t.random.below(most)];
      yield* step(t);
      t.state.over = true;
    },
    outcome: ({ over }) => (over ? { won: true, why: 'over', rule: 'XX-01' } : undefined),
    clock: () => ({ round: 1, turn: '1' }),
    view: () => ({}),
    secrets: () => [],
    copy: ({ gold, over }) => ({ gold: [...gold], over }),
    redeal: (s, _, random) => {
      s.gold = s.gold.map(() => 1 + random.below(most));
    },
    score: () => 0.5,
    arrange: () => ({ gold: [1, 1], over: false }),
    describe: (s) => ({ ...s }),
  };
  return game as unknown as Game;
};

const question = { id: 'take', rule: 'XX-01' };
const ways = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: id }));
const die = { id: 'die', faces: ['1', '2', '3'] };

/** How often the rules got something that they had not asked for, and how often they asked. */
function wrongPicks(takes: (t: Table<Chest>, count: number) => Flow<boolean>): {
  wrong: number;
  asked: number;
} {
  let wrong = 0;
  let asked = 0;
  const game = chest(function* (t) {
    yield* t.choose(0, { id: 'go', rule: 'XX-01' }, ways.slice(2));
    const [face] = yield* t.roll(0, die, 1, 'XX-02');
    asked++;
    if (!(yield* takes(t, Number(face)))) wrong++;
  });
  const run = Run.start(game, { players: 1 }, { seed: 3 });
  const bots = new Map([[0, planner(200)]]);
  const random = Random.fromSeed(5);
  while (answerNext(run, bots, random));
  expect(run.outcome).toBeDefined();
  return { wrong, asked };
}

describe('the same options within other limits', () => {
  it('are another place in the tree of a planner, where as many are wanted as a die says', () => {
    const { wrong, asked } = wrongPicks(function* (t, count) {
      const got = yield* t.chooseMany(0, question, ways, { min: count, max: count });
      return got.length === count;
    });
    expect(asked).toBeGreaterThan(100);
    expect(wrong).toBe(0);
  });

  it('are another place in its tree, where a die says how much of one there is', () => {
    const { wrong, asked } = wrongPicks(function* (t, count) {
      const there = ['a', 'b'].map((id) => ({ id, value: id, most: id === 'a' ? count : 1 }));
      const got = yield* t.chooseAmounts(0, question, there, { min: 1, max: 3 });
      return got.every(({ value, amount }) => amount <= (value === 'a' ? count : 1));
    });
    expect(asked).toBeGreaterThan(100);
    expect(wrong).toBe(0);
  });

  it.each([
    ['planner', planner(20)],
    ['greedy', greedy(2)],
  ])('in a fork stop no %s', (_, bot) => {
    const game = chest(function* (t) {
      yield* t.all([0, 1], function* (seat) {
        const { gold } = t.state;
        const limits = { min: gold[seat] ?? 1, max: gold[seat] ?? 1 };
        yield* t.chooseAmounts(seat, { ...question, secret: true }, ways.slice(2), limits);
      });
    }, 50);
    for (let seed = 0; seed < 3; seed++) {
      const run = Run.start(game, { players: 2 }, { seed });
      expect(answerNext(run, new Map([[0, bot]]), Random.fromSeed(seed))).toBeTruthy();
      expect(run.prompts.some(isChance)).toBe(false);
    }
  });
});
