import { expect, it } from 'vitest';
import { balanceTables } from './balance-tables.ts';

const cell = (players: number, won: number) => ({
  value: 'marsh',
  players,
  games: 10,
  won,
  failed: 0,
  counts: {
    'amount rounds': { games: 10, won, sum: 35 },
    'share sel': { games: 10, won, sum: 11 },
    'hero sel': { games: 10, won, sum: 10 },
    'hero grum': { games: 10, won: 2, sum: 10 },
    'refused grum': { games: 3, won: 0, sum: 3 },
    'lost 1 a2': { games: 4, won: 0, sum: 4 },
  },
});

it('shows how often was won, and with what', () => {
  const text = balanceTables([cell(1, 6)], 'place');
  expect(text).toContain('| place | players | games | won | 95 % (Wilson) | rounds | most often lost at |');
  expect(text).toContain('| marsh | 1 | 10 | 60.0 % | 31.3 % to 83.2 % | 3.50 | 1 a2 (40.0 %) |');
  expect(text).toContain('| sel | 10 | 60.0 % | 40.0 % | 1.50 | 1.10 | 0 |');
  expect(text).toContain('| grum | 10 | 20.0 % | 40.0 % | 0.50 |  | 3 |');
});
