import '../testing/no-browser.ts';
import { expect, test } from 'vitest';
import { findTables, sortTables } from './find-tables.ts';

const TABLES = [
  { name: 'Long night', game: 'grimheim', names: ['Jón', '小明'], standing: { round: 2 } },
  { name: 'A hard winter', game: 'toy', standing: { round: 5, outcome: 'won' as const } },
  { name: '100 % (.*)', game: 'toy', standing: { round: 1, outcome: 'lost' as const } },
];
const found = (search: string) => findTables(TABLES, search).map(({ name }) => name);

test('what is over lies apart from what can be gone on with', () => {
  const { open, over } = sortTables(TABLES);
  expect(open.map(({ name }) => name)).toEqual(['Long night']);
  expect(over.map(({ name }) => name)).toEqual(['A hard winter', '100 % (.*)']);
});

test('tables are found by their name, game, people and end, in any case and without accents', () => {
  expect(found('  ')).toHaveLength(3);
  expect(found('LONG')).toEqual(['Long night']);
  expect(found('jon night')).toEqual(['Long night']);
  expect(found('小明')).toEqual(['Long night']);
  expect(found('wolf winter won')).toEqual(['A hard winter']);
  expect(found('grimheim lost')).toEqual([]);
});

test('a search is text and nothing else', () => {
  expect(found('(.*)')).toEqual(['100 % (.*)']);
  expect(found('[')).toEqual([]);
});
