import { expect, it } from 'vitest';
import { endsOf } from './ends.ts';

const asked = { games: 6, seed: 3, mostDecisions: 5000, workers: 1 };

it('plays with every number of players, and counts the games that ended', async () => {
  const ends = await endsOf('toy', 'hasty', asked);
  expect(ends).toMatchObject({ game: 'toy', bot: 'hasty', games: 6, ended: 6, problems: [] });
});

it('names the games that did not', async () => {
  const ends = await endsOf('toy', 'hasty', { ...asked, mostDecisions: 3 });
  expect(ends).toMatchObject({ games: 6, ended: 0 });
  expect(ends.problems).toHaveLength(6);
  expect(ends.problems[0]).toBe('1 players, game 0: No end after 3 decisions.');
});
