import { games } from '@wyrdhall/games';
import { Random } from '@wyrdhall/kernel';
import { expect, it } from 'vitest';
import { benches } from './benches.ts';
import { loadBox, playersOf } from './shelf.ts';

it('has a bench for every game of the shelf', () => {
  expect(Object.keys(benches)).toEqual(['kernel', ...games.map(({ id }) => id), 'web']);
});

it('plays a game of the shelf to its end, the same with the same seeds', async () => {
  const { game, play } = await loadBox('toy');
  expect(playersOf(game)).toBe(2);
  const played = play(7, Random.fromSeed(1));
  expect(played.decisions).toBeGreaterThan(10);
  expect(play(7, Random.fromSeed(1))).toEqual(played);
});

it('refuses a game that is not on the shelf', async () => {
  await expect(loadBox('chess')).rejects.toThrow('There is no game "chess"');
});
