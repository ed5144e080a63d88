import { expect, it } from 'vitest';
import { balanceTables } from './balance-tables.ts';

const cell = (players: number, won: number) => ({
  value: 'marsh, deep',
  values: { place: 'marsh', snow: 'deep' },
  players,
  games: 10,
  won,
  failed: 0,
  grade: { games: 10, mean: won / 10, interval: [0, 1] as const },
  counts: {
    'amount rounds': { games: 10, won, sum: 35, squares: 0 },
    'share sel': { games: 10, won, sum: 11, squares: 0 },
    'hero sel': { games: 10, won, sum: 10, squares: 0 },
    'hero grum': { games: 10, won: 2, sum: 10, squares: 0 },
    'refused grum': { games: 3, won: 0, sum: 3, squares: 0 },
    'lost 1 a2': { games: 4, won: 0, sum: 4, squares: 0 },
  },
});

it('shows how often was won, and with what', () => {
  const text = balanceTables([cell(1, 6)]);
  expect(text).toContain(
    '| place | snow | players | games | won | 95 % (Wilson) | rounds | most often lost at |',
  );
  expect(text).toContain('| marsh | deep | 1 | 10 | 60.0 % | 31.3 % to 83.2 % | 3.50 | 1 a2 (40.0 %) |');
  expect(text).toContain('| sel | 10 | 60.0 % | 40.0 % | 1.50 | 1.10 | 0 |');
  expect(text).toContain('| grum | 10 | 20.0 % | 40.0 % | 0.50 |  | 3 |');
});

it('shows grades where they say more than how often was won', () => {
  const graded = { ...cell(1, 6), grade: { games: 10, mean: 0.75, interval: [0.7, 0.8] as const } };
  expect(balanceTables([graded])).toContain('| 60.0 % | 31.3 % to 83.2 % | 0.750 |');
});
