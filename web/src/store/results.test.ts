import { expect, test } from 'vitest';
import { allResults, rememberResult } from './results.ts';

function shelf(text?: string) {
  const kept = new Map(text === undefined ? [] : [['wyrdhall-results', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage;
}

const table = (outcome?: 'won' | 'lost', round = 5) => ({
  game: 'toy',
  seats: ['human', 'greedy'],
  names: ['Mara', ''],
  options: { players: 2, hungry: true },
  standing: { round, ...(outcome && { outcome }), luck: { got: 12, expected: 10 } },
});

test('a finished table counts, also when it has been deleted', () => {
  const at = shelf();
  const won = table('won');
  expect(allResults([won, table()], at)).toEqual([
    {
      game: 'toy',
      won: true,
      rounds: 5,
      options: { players: 2, hungry: true },
      people: ['Mara'],
      luck: { got: 12, expected: 10 },
    },
  ]);
  rememberResult(won, at);
  expect(allResults([], at)).toMatchObject([{ game: 'toy', won: true, people: ['Mara'] }]);
});

test('a table that comes back from a file counts once', () => {
  const at = shelf();
  rememberResult(table('lost'), at);
  rememberResult(table('lost'), at);
  expect(allResults([table('lost')], at)).toHaveLength(1);
  expect(allResults([table('lost', 6)], at)).toHaveLength(2);
});

test('what is not over, what only bots played and what is no result do not count', () => {
  const at = shelf('[{"game":7},null,{"game":"toy","won":true,"print":1,"options":{},"people":[]}]');
  rememberResult(table(), at);
  rememberResult({ ...table('won'), seats: ['greedy', 'greedy'] }, at);
  expect(allResults([], at)).toEqual([]);
  expect(allResults([], shelf('{'))).toEqual([]);
});
