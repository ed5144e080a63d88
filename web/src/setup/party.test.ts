import { expect, test } from 'vitest';
import { settled, withName } from './party.ts';

test('a name is typed at any seat', () => {
  expect(withName([], 2, 'Mara ')).toEqual(['', '', 'Mara ']);
  expect(withName(['Mara', 'Jón'], 0, '')).toEqual(['', 'Jón']);
});

test('a bot has no name, and a seat that is gone takes its name along', () => {
  expect(settled({ seats: ['human', 'greedy'], names: [' Mara ', 'Jón', 'Zoë'] })).toEqual({
    seats: ['human', 'greedy'],
    names: ['Mara', ''],
  });
});
