import type { Game, Told } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { type Chunk, tally } from './chunk.ts';
import { chunksOf } from './chunks.ts';
import { addCounts, type Counts, meanOf } from './counts.ts';
import { seatAnew } from './seating.ts';
import { Totals } from './totals.ts';

const chunk: Chunk = {
  game: 'toy',
  options: { players: 2, hungry: false },
  bots: ['random', 'random'],
  seed: 4,
  mostDecisions: 10_000,
  measure: true,
  first: 0,
  games: 6,
};
const counting: Game = {
  ...(toy as Game),
  figures: (log: readonly Told[]) => ({ 'amount:lines': log.length, 'amount:first': log[0] ? 1 : 0 }),
};

describe('what a game counts', () => {
  it.each([
    ['without memory', ['random', 'random']],
    ['with the last step kept', ['greedy:1', 'random']],
  ])('is counted over the whole log: %s', (_, bots) => {
    const { counts, won, lost } = tally(counting, { ...chunk, bots, games: 2 });
    expect(won + lost).toBe(2);
    expect(counts['amount:first']?.sum).toBe(2);
    expect(counts['amount:lines']?.sum).toBeGreaterThan(100);
  });

  it('has a mean with an interval', () => {
    const counts: Counts = {};
    for (const sum of [1, 2, 3]) addCounts(counts, { a: { games: 1, won: 0, sum, squares: sum * sum } });
    const { games, mean, interval } = meanOf(counts.a ?? { games: 0, sum: 0, squares: 0 });
    expect([games, mean]).toEqual([3, 2]);
    expect(interval[1] - mean).toBeCloseTo(1.959964 / Math.sqrt(3));
    expect(mean - interval[0]).toBeCloseTo(1.959964 / Math.sqrt(3));
    expect(meanOf({ games: 0, sum: 0, squares: 0 })).toEqual({ games: 0, mean: 0, interval: [0, 0] });
  });

  it('is the grade of its end too, where the game gives one', () => {
    const graded: Game = {
      ...(toy as Game),
      outcome: (s) => {
        const outcome = (toy as Game).outcome(s);
        return outcome && { ...outcome, grade: 0.25 };
      },
    };
    expect(tally(graded, chunk)).toMatchObject({ grades: 1.5, gradeSquares: 0.375 });
    const { won, grades } = tally(toy as Game, chunk);
    expect(grades).toBe(won);
  });
});

describe('bots at their seats', () => {
  it('play each by its own name', () => {
    const bots = ['hasty', 'random'];
    const mixed = tally(toy as Game, { ...chunk, bots, measure: false });
    expect(mixed.won + mixed.lost).toBe(6);
    expect(mixed.decisions).not.toBe(tally(toy as Game, { ...chunk, bots: ['random', 'random'] }).decisions);
  });

  it('are an error where a seat is asked that nobody holds', () => {
    const { errors } = tally(toy as Game, { ...chunk, bots: ['random'], games: 1 });
    expect(errors[0]?.message).toContain('Seat 1 is asked, but only 1 play');
  });
});

describe('chunks', () => {
  it('are made one by one, and hold every game once', () => {
    const chunks = [...chunksOf({ ...chunk, first: 5, games: 1000 })];
    expect(chunks.reduce((sum, { games }) => sum + games, 0)).toBe(1000);
    expect(chunks[0]?.first).toBe(5);
    expect(chunks.every(({ first }, i) => i === 0 || first === (chunks[i - 1]?.first ?? 0) + 16)).toBe(true);
    const endless = chunksOf({ ...chunk, games: 1_000_000_000 });
    expect(endless.next().value).toMatchObject({ first: 0, games: 500 });
  });

  it('are small for bots that look ahead', () => {
    expect(chunksOf({ ...chunk, bots: ['hasty', 'planner:50'], games: 5000 }).next().value?.games).toBe(4);
  });
});

it('totals keep the first problems and count all', () => {
  const totals = new Totals();
  const problems = Array.from({ length: 600 }, (_, index) => ({ index, seed: 1, message: 'boom' }));
  const empty = tally(toy as Game, { ...chunk, games: 0 });
  for (let i = 0; i < 3; i++) totals.add({ ...chunk, games: 600 }, { ...empty, errors: problems });
  expect(totals.errorCount).toBe(1800);
  expect(totals.errors).toHaveLength(1000);
  expect(totals.games).toBe(1800);
});

describe('who sits where', () => {
  const game: Game = {
    ...(toy as Game),
    options: {
      company: { kind: 'seats', values: ['ranger', 'ranger+c', 'witch', 'priest', 'thief'], figures: [2, 4] },
    },
  };

  it('is drawn anew, as many figures as the game wants for so many players', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) =>
      seatAnew(game, { players: 2, company: [] }, ['company'], seed),
    );
    for (const { company } of drawn) {
      const names = (company as string[]).map((name) => name.split('+')[0]);
      expect(new Set(names).size).toBe(4);
    }
    expect(new Set(drawn.map(({ company }) => String(company))).size).toBeGreaterThan(3);
    expect(seatAnew(game, { players: 1, company: [] }, ['company'], 1).company).toHaveLength(2);
  });
});
