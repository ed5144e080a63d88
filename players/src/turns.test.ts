import { type Flow, type Game, Random, Run, type Table } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { answerNext, ponderNext } from './bots.ts';
import type { Player } from './player.ts';
import { playerNamed } from './players.ts';
import { Trail } from './trail.ts';

interface Purse {
  coins: number;
  over: boolean;
  by: number[];
}

const question = { id: 'take', rule: 'XX-01', quiet: 'leave' };

/** Whoever answers first takes as many coins as the seat is worth, or leaves it. */
const purse: Game<Purse> = {
  id: 'purse',
  name: 'Purse',
  version: 1,
  players: { min: 3, max: 3 },
  options: {},
  begin: () => ({ coins: 0, over: false, by: [] }),
  *setup() {},
  *step(t): Flow {
    const { seat, value } = yield* t.anyone([0, 1, 2], question, (seat) => [
      { id: 'take', value: COINS[seat] as number },
      { id: 'leave', value: 0 },
    ]);
    t.state.coins += value;
    t.state.by.push(seat);
    t.state.over = true;
  },
  outcome: ({ over, coins }) =>
    over ? { won: coins > 0, grade: coins / 10, why: 'over', rule: 'XX-01' } : undefined,
  clock: () => ({ round: 1, turn: '1' }),
  view: (s) => s,
  secrets: () => [],
  copy: (s) => ({ ...s, by: [...s.by] }),
  redeal: () => {},
  score: ({ coins }) => coins / 10,
  arrange: () => ({ coins: 0, over: false, by: [] }),
  describe: (s) => ({ ...s }),
};
const COINS = [2, 8, 5];

const weighed: Game<Purse> = {
  ...purse,
  weigh: (_, { seat, options }) => options.map(({ id }) => (id === 'leave' ? 1 : [3, 1, 9][seat]) ?? 0),
};

const seats = (...names: readonly string[]): Map<number, Player> =>
  new Map(names.map((name, seat) => [seat, playerNamed(name)]));

function play(game: Game<Purse>, bots: ReadonlyMap<number, Player>, seed = 1): Run<Purse> {
  const run = Run.start(game, {});
  answerNext(run as unknown as Run, bots, Random.fromSeed(seed));
  return run;
}

describe('of several bots that may answer', () => {
  it.each(['greedy', 'planner:30'])('the one whose best answer is worth the most does: %s', (bot) => {
    const run = play(purse, seats(bot, bot, bot));
    expect(run.state).toMatchObject({ by: [1], coins: 8 });
    expect(run.outcome?.grade).toBe(0.8);
  });

  it('the first of the hasty ones does', () => {
    for (let seed = 1; seed <= 5; seed++) {
      expect(play(weighed, seats('random', 'hasty', 'hasty'), seed).state.by).toEqual([1]);
    }
    expect(play(purse, seats('hasty', 'hasty', 'hasty')).state.by).toEqual([0]);
  });

  it('any of the random ones does', () => {
    const by = Array.from(
      { length: 60 },
      (_, seed) => play(purse, seats('random', 'random', 'random'), seed).state.by[0],
    );
    expect(new Set(by).size).toBe(3);
  });

  it('those that look ahead come before the hasty ones', () => {
    expect(play(weighed, seats('hasty', 'hasty', 'greedy')).state.by).toEqual([2]);
  });

  it('none does while a person is asked', () => {
    const run = Run.start(purse as Game, {});
    const bots = new Map([...seats('greedy', 'greedy', 'greedy')].slice(1));
    expect(answerNext(run, bots, Random.fromSeed(1))).toBe(false);
    expect(run.revision).toBe(0);
  });
});

interface Camp {
  life: number;
  gone: number;
  looks: number;
}

const ask = (id: string) => ({ id, rule: 'XX-02' });
const ways = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));

/** Going on costs Life, looking into the pack nothing: whoever only looks one step ahead likes to stay. */
function camp(pack: (t: Table<Camp>) => Flow): Game<Camp> {
  return {
    ...(purse as unknown as Game<Camp>),
    players: { min: 1, max: 1 },
    begin: () => ({ life: 10, gone: 0, looks: 0 }),
    *step(t) {
      const way = yield* t.choose(0, ask('onward'), ways('onward', 'pack'));
      if (way === 'pack') return yield* pack(t);
      t.state.gone++;
      t.state.life--;
    },
    outcome: ({ gone, life }) => (gone === 5 ? { won: life > 0, why: 'over', rule: 'XX-02' } : undefined),
    view: (s) => s,
    copy: (s) => ({ ...s }),
    score: ({ life }) => life / 20,
    arrange: () => ({ life: 10, gone: 0, looks: 0 }),
  };
}

function* closing(t: Table<Camp>): Flow {
  yield* t.choose(0, ask('pack'), ways('close', 'shut'));
}

/** What is in the pack seems worth taking out, until one looks at it. */
function* tempting(t: Table<Camp>): Flow {
  const what = yield* t.choose(0, ask('pack'), ways('close', 'spill', 'drop', 'burn'));
  if (what !== 'close') t.state.life -= 0.1;
}

function answersToEnd(game: Game<Camp>, bot: string, trail?: Trail): number {
  const run = Run.start(game as unknown as Game, {}, {}, 'last');
  const random = Random.fromSeed(bot);
  let answers = 0;
  while (answers < 500 && answerNext(run, seats(bot), random, trail)) answers++;
  return run.outcome ? answers : Number.POSITIVE_INFINITY;
}

describe('a bot that walks in no circle', () => {
  it('shuns what leads back to where it is', () => {
    expect(answersToEnd(camp(closing), 'greedy')).toBe(5);
  });

  it.each(['greedy', 'planner:20', 'hasty', 'random'])('comes to the end with a trail: %s', (bot) => {
    expect(answersToEnd(camp(tempting), bot, new Trail())).toBeLessThan(200);
  });

  it('would go on for ever without one', () => {
    expect(answersToEnd(camp(tempting), 'greedy')).toBe(Number.POSITIVE_INFINITY);
  });

  it('has a trail that can be forgotten, after an undo', () => {
    const trail = new Trail();
    const { state, prompts } = Run.start(purse as Game, {});
    const enterAt = (revision: number) => trail.enter({ state, prompts, revision });
    expect(enterAt(0)).toBe(false);
    expect(enterAt(1)).toBe(true);
    trail.clear();
    expect(enterAt(2)).toBe(false);
  });

  it('thinks again as before where its thought was given up', () => {
    const run = Run.start(purse as Game, {});
    const trail = new Trail();
    const think = (pauses: number) => {
      const bots = seats('planner:30', 'planner:30', 'planner:30');
      const thoughts = ponderNext(run, bots, Random.fromSeed(3), trail);
      let thought = thoughts.next();
      for (let i = 0; i < pauses && !thought.done; i++) thought = thoughts.next();
      return thought;
    };
    expect(think(3).done).toBe(false);
    expect(think(20).done).toBe(false);
    expect(think(Number.POSITIVE_INFINITY)).toMatchObject({ value: { seat: 1 } });
  });
});
