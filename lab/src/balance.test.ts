import { Refusal } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { survey } from './balance.ts';

describe('a survey', { timeout: 60_000 }, () => {
  const toy = { game: 'toy', vary: 'hungry', games: 6, seed: 2, bot: 'random', workers: 1 };

  it('plays every value with every number of players', async () => {
    const told: number[] = [];
    const cells = await survey({ ...toy, onProgress: (done, inAll) => told.push(done / inAll) });
    expect(cells.map(({ value }) => value)).toContain('yes');
    expect(new Set(cells.map(({ value, players }) => `${value} ${players}`)).size).toBe(cells.length);
    expect(cells.every(({ games, failed }) => games === 6 && failed === 0)).toBe(true);
    expect(told.at(-1)).toBe(1);
  });

  it('gives the same for one value alone', async () => {
    const all = await survey(toy);
    const alone = await survey({ ...toy, only: 'yes' });
    expect(alone).toEqual(all.filter(({ value }) => value === 'yes'));
  });

  it('gives the same for one number of players alone, on one thread and on two', async () => {
    const games = 60;
    const all = await survey({ ...toy, games });
    const alone = await survey({ ...toy, games, players: 2, workers: 2 });
    expect(alone).toEqual(all.filter(({ players }) => players === 2));
  });

  it('varies several options at once', async () => {
    const fates = { game: 'rolling-fates', games: 1, seed: 1, bot: 'random', players: 1, workers: 1 };
    const vary = ['adventure', 'intents'];
    const cells = await survey({ ...fates, vary, only: { adventure: 'sump' } });
    expect(cells.map(({ values }) => values)).toEqual([
      { adventure: 'sump', intents: 'no' },
      { adventure: 'sump', intents: 'yes' },
    ]);
    expect(cells.map(({ value }) => value)).toEqual(['sump, no', 'sump, yes']);
    await expect(survey({ ...fates, vary, only: 'sump' })).rejects.toThrow('Say of which option');
    await expect(survey({ ...fates, vary, only: { retry: 'no' } })).rejects.toThrow('is not varied');
    await expect(survey({ ...fates, vary: [] })).rejects.toThrow(Refusal);
  });

  it.each([
    [{ vary: 'dragons' }, 'no option "dragons" with values that could be compared'],
    [{ only: 'maybe' }, 'no hungry "maybe". There are: no, yes.'],
    [{ players: 9 }, 'for 1 to 4 players, not 9'],
    [{ bot: 'oracle' }, 'no bot "oracle"'],
  ])('refuses what is not there: %o', async (wrong, message) => {
    const refused = survey({ ...toy, ...wrong });
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toThrow(message);
  });
});
