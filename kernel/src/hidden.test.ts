import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { forkFor } from './forks.ts';
import { Run } from './run.ts';
import { seenBy } from './seen.ts';
import { ask, coin, options, type Step, sketch } from './testing/sketch.ts';

const TABLES = 200;
/** Of 200 fair coins, 140 fall on one side in one series of a hundred million. */
const BY_CHANCE = 140;

/** How often a fork for seat 0, played on with 'heads', tells what is hidden. */
function told(step: Step, own = false): number {
  const random = Random.fromSeed(7);
  let right = 0;
  for (let seed = 0; seed < TABLES; seed++) {
    const run = Run.start(sketch(step), { players: 2 }, { seed, ownDice: own }) as Run;
    while (run.prompts[0]?.ask === 'dice')
      run.answer({ seat: run.prompts[0].seat, choice: [random.of(coin.faces)] });
    const fork = forkFor(run, 0, random);
    fork.answer({ seat: 0, choice: 'heads' });
    const says = (fork.table.state as { notes: string[] }).notes.includes('right') ? 'heads' : 'tails';
    run.answer({ seat: 0, choice: says });
    if ((run.state as { notes: string[] }).notes.includes('right')) right++;
  }
  return right;
}

describe('what the hall rolls or draws in secret is guessed by a fork', () => {
  const guess = (hidden: (t: Parameters<Step>[0]) => Generator): Step =>
    function* (t) {
      const [face] = (yield* hidden(t) as ReturnType<Step>) as unknown as string[];
      const said = yield* t.choose(0, ask('guess'), options('heads', 'tails'));
      t.state.notes.push(said === face ? 'right' : 'wrong');
    };

  test.each([
    ['a roll', guess((t) => t.roll(1, coin, 1, 'SK-02', { secret: true })), false],
    ['a roll of own dice', guess((t) => t.roll(1, coin, 1, 'SK-02', { secret: true })), true],
    [
      'a card from a pile',
      guess((t) => {
        const pile = ['heads', 'tails'];
        t.shuffle(pile);
        return t.drawCards(1, pile, 1, 'SK-02', { secret: true });
      }),
      false,
    ],
    [
      'a card from counts',
      guess((t) => t.drawCounted(1, { heads: 3, tails: 3 }, 1, 'SK-02', { secret: true })),
      false,
    ],
  ])('%s', (_, step, own) => {
    const right = told(step, own);
    expect(right).toBeGreaterThan(TABLES - BY_CHANCE);
    expect(right).toBeLessThan(BY_CHANCE);
  });
});

test('where no guess fits what came to light, a fork is not the true game', () => {
  const bids = options(...Array.from({ length: 2000 }, (_, i) => `${i}`));
  const game = sketch(function* (t) {
    const bid = Number(yield* t.choose(1, { ...ask('bid'), secret: true }, bids));
    yield* t.choose(0, { ...ask('clue'), data: { clue: bid % 1000 } }, options(`${bid % 1000}`, 'on'));
    const said = yield* t.choose(0, ask('half'), options('low', 'high'));
    t.state.notes.push(said === (bid < 1000 ? 'low' : 'high') ? 'right' : 'wrong');
  });
  const random = Random.fromSeed(3);
  let right = 0;
  for (let seed = 0; seed < 20; seed++) {
    const run = Run.start(game, { players: 2 }, { seed }) as Run;
    run.answer({ seat: 1, choice: `${random.below(2000)}` });
    run.answer({ seat: 0, choice: 'on' });
    for (let i = 0; i < 5; i++) {
      const fork = forkFor(run, 0, random);
      if (!fork.prompts.some(({ question }) => question.id === 'half')) continue;
      fork.answer({ seat: 0, choice: 'low' });
      const isLow = (fork.table.state as { notes: string[] }).notes.includes('right');
      if (isLow === Number(run.marks[0]?.choice) < 1000) right++;
    }
  }
  // The true game would say it a hundred times.
  expect(right).toBeLessThan(60);
});

test('simultaneous answers are seen by all, people and bots, when all are in', () => {
  const game = sketch(function* (t) {
    yield* t.all([0, 1], (seat) => t.choose(seat, ask('vote'), options('left', 'right')));
    yield* t.choose(0, ask('way'), options('left', 'right'));
  });
  const run = Run.start(game, { players: 2 }) as Run;
  run.answer({ seat: 1, choice: 'right' });
  expect(seenBy(run, 0).undos()[0]).not.toHaveProperty('choice');
  run.answer({ seat: 0, choice: 'left' });
  expect(seenBy(run, 0).undos()[1]).toMatchObject({ seat: 1, choice: 'right' });
});

test('own dice that fell behind a screen stay hidden', () => {
  const game = sketch(
    function* (t) {
      yield* t.all([0, 1], (seat) => t.roll(seat, coin, 1, 'SK-02'));
    },
    function* (t) {
      yield* t.choose(0, ask('way'), options('left', 'right'));
    },
  );
  const run = Run.start(game, { players: 2 }, { ownDice: true }) as Run;
  run.answer({ seat: 0, choice: ['heads'] });
  run.answer({ seat: 1, choice: ['tails'] });
  const [last] = seenBy(run, 0).undos();
  expect(last).toMatchObject({ seat: 1, question: { id: 'roll' } });
  expect(last).not.toHaveProperty('choice');
});

test('how many answers a seat gave behind its screen shows nowhere in an undo list', () => {
  const game = sketch(function* (t) {
    yield* t.all([0, 1], function* (seat) {
      if ((yield* t.choose(seat, ask('more'), options('yes', 'no'))) === 'yes')
        yield* t.choose(seat, ask('which'), options('a', 'b'));
      yield* t.choose(seat, ask('ready'), options('ready', 'wait'));
    });
  });
  const listAfter = (...choices: string[]) => {
    const run = Run.start(game, { players: 2 }) as Run;
    for (const choice of choices) run.answer({ seat: 1, choice });
    return seenBy(run, 0).undos();
  };
  expect(listAfter('yes', 'a')).toEqual(listAfter('no'));
});

test('before own dice have fallen, nothing stands in the way of an undo', () => {
  const game = sketch(function* (t) {
    yield* t.choose(0, ask('go'), options('a', 'b'));
    yield* t.roll(0, coin, 1, 'SK-02');
    yield* t.choose(0, ask('on'), options('a', 'b'));
  });
  const run = Run.start(game, {}, { ownDice: true, freeUndo: false }) as Run;
  run.answer({ seat: 0, choice: 'a' });
  expect(run.undos()[0]?.barrier).toBeUndefined();
  run.answer({ seat: 0, choice: ['heads'] });
  expect(run.undos()[0]?.barrier).toBe('roll');
});
