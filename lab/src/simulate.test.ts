import { getEventListeners } from 'node:events';
import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, Refusal } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it, vi } from 'vitest';
import { type Chunk, tally } from './chunk.ts';
import { type Figures, simulate } from './simulate.ts';

const timeless = ({ seconds: _, decisionsPerSecondPerCore: __, ...figures }: Figures) => figures;

describe('simulate', { timeout: 60_000 }, () => {
  it.each([
    ['random', 60],
    ['planner:4', 4],
  ])(
    'gives the same figures for %s on one thread and on three',
    async (bot, games) => {
      const simulation = { game: 'toy', players: 2, games, seed: 5, bot };
      const one = await simulate({ ...simulation, workers: 1 });
      const three = await simulate({ ...simulation, workers: 3 });
      expect(timeless(three)).toEqual(timeless(one));
      expect(one.won + one.lost).toBe(games);
      expect(one.decisions).toBeGreaterThan(games * 10);
      expect(one.rounds).toBeGreaterThan(1);
    },
    30_000,
  );

  it('tells its progress, game by game number', async () => {
    const told: number[] = [];
    await simulate({
      game: 'toy',
      games: 40,
      seed: 1,
      bot: 'random',
      workers: 2,
      onProgress: (n) => told.push(n),
    });
    expect(told.at(-1)).toBe(40);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('begins with any game of the series, so that one can be seen alone', async () => {
    const series = { game: 'toy', seed: 3, bot: 'random', workers: 1 };
    const all = await simulate({ ...series, games: 12 });
    const head = await simulate({ ...series, games: 11 });
    const last = await simulate({ ...series, games: 1, first: 11 });
    expect(head.decisions + last.decisions).toBe(all.decisions);
  });

  it('stops when it is told to, and gives the figures so far', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    vi.stubEnv('TMPDIR', folder);
    const stop = new AbortController();
    const figures = await simulate({
      game: 'toy',
      games: 1_000_000_000,
      seed: 1,
      bot: 'random',
      workers: 1,
      signal: stop.signal,
      onProgress: (done) => done >= 1500 && stop.abort(),
    });
    expect(figures.stopped).toBe(true);
    expect(figures.games).toBeGreaterThanOrEqual(1500);
    expect(figures.games).toBeLessThan(20_000);
    expect(figures.won + figures.lost).toBe(figures.games);
    vi.unstubAllEnvs();
    expect(readdirSync(folder)).toEqual([]);
    rmdirSync(folder);
  });

  it('leaves nothing behind on a signal that many series share', async () => {
    const { signal } = new AbortController();
    await simulate({ game: 'toy', games: 2, seed: 1, bot: 'random', workers: 1, signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('plays other bots on other seats, and gives what the game counts', async () => {
    const simulation = { game: 'rolling-fates', players: 2, games: 6, seed: 5, measure: true };
    const one = await simulate({ ...simulation, bot: '1=hasty,2=random', workers: 1 });
    const two = await simulate({ ...simulation, bot: '1=hasty,2=random', workers: 2 });
    expect(timeless(two)).toEqual(timeless(one));
    const { mean, interval, games } = Object.values(one.counts ?? {})[0] ?? {
      games: 0,
      mean: 0,
      interval: [0, 0],
    };
    expect(games).toBeGreaterThan(0);
    expect(interval[0]).toBeLessThanOrEqual(mean);
    expect(one.grade.mean).toBe(one.winRate);
  });

  it('refuses an unknown bot or option before anything is played', async () => {
    const simulation = { game: 'toy', games: 1, seed: 1, bot: 'random' };
    await expect(simulate({ ...simulation, bot: 'oracle' })).rejects.toThrow(Refusal);
    await expect(simulate({ ...simulation, players: 9 })).rejects.toThrow(Refusal);
    await expect(simulate({ ...simulation, options: { dragons: 'yes' } })).rejects.toThrow(Refusal);
  });
});

describe('a faulty game', () => {
  const chunk: Chunk = {
    game: 'bad',
    options: { players: 1 },
    bots: ['random'],
    seed: 1,
    mostDecisions: 500,
    first: 3,
    games: 2,
  };
  const faulty = (step: Game['step']): Game => ({ ...(toy as Game), step });
  const question = { id: 'q', rule: 'XX-01' };

  it('is counted with its number and seed, not thrown', () => {
    const { errors, won, lost } = tally(
      // biome-ignore lint/correctness/useYield: it fails before it asks.
      faulty(function* () {
        throw new TypeError('boom');
      }),
      chunk,
    );
    expect([won, lost]).toEqual([0, 0]);
    expect(errors.map(({ index, message }) => [index, message])).toEqual([
      [3, 'TypeError: boom'],
      [4, 'TypeError: boom'],
    ]);
    expect(errors[0]?.seed).not.toBe(errors[1]?.seed);
  });

  it('is a dead end where it asks without options, or never ends', () => {
    const empty = faulty(function* (t) {
      yield* t.choose(0, question, []);
    });
    const endless = faulty(function* (t) {
      yield* t.choose(0, { ...question, confirm: true }, [{ id: 'on', value: 0 }]);
    });
    expect(tally(empty, chunk).deadEnds[0]?.message).toContain('empty prompt');
    expect(tally(endless, chunk).deadEnds[0]?.message).toContain('No end after 500 decisions');
    expect(tally(endless, { ...chunk, bots: ['greedy'], games: 1 }).deadEnds).toHaveLength(1);
  });
});
