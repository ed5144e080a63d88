import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { simulateGame } from './simulate.ts';

let out = '';
beforeEach(() => {
  out = '';
  const hear = (text: string): void => {
    out += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});
afterEach(() => vi.restoreAllMocks());

const given = { games: 6, seed: 1, bot: 'random', first: 0, workers: 1 };

it('a signal stops it, and it tells what was played so far', { timeout: 60_000 }, async () => {
  const listeners = process.listenerCount('SIGINT');
  const simulation = simulateGame('toy', { ...given, games: 1_000_000_000, json: true });
  await vi.waitFor(() => expect(process.listenerCount('SIGINT')).toBeGreaterThan(listeners));
  process.emit('SIGINT');
  expect(await simulation).toBe(130);
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ game: 'toy', stopped: true });
  expect(out).toMatch(/Stopped after \d+ of 1000000000 games\./);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

it('seats a bot of its own at each seat', { timeout: 60_000 }, async () => {
  expect(await simulateGame('toy', { ...given, players: 2, bot: '1=hasty,2=random' })).toBe(0);
  expect(out).toContain('toy, 2 players, 1=hasty,2=random');
  await expect(simulateGame('toy', { ...given, players: 2, bot: '3=random' })).rejects.toThrow('no seat 3');
});
