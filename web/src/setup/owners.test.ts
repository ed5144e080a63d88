import { expect, test } from 'vitest';
import { choiceOf, ownersAmong, ownersFor, ownKinds, readOwners, withOwner } from './owners.ts';

test('an address names the hall, everybody or some seats', () => {
  expect(readOwners('hall', 3)).toBe(false);
  expect(readOwners('own', 3)).toBe(true);
  expect(readOwners('3,1,3', 3)).toEqual([0, 2]);
  for (const text of ['', 'no', '0', '4', '1,', '-1', '1 2']) expect(readOwners(text, 3)).toBeUndefined();
});

test('seats come and go, and those that left the table own nothing', () => {
  expect(withOwner(ownersFor('some'), 2, true)).toEqual([2]);
  expect(withOwner([2], 0, true)).toEqual([0, 2]);
  expect(withOwner([0, 2], 2, false)).toEqual([0]);
  expect(ownersAmong([0, 2], 2)).toEqual([0]);
  expect(ownersAmong(true, 2)).toBe(true);
  expect([true, false, [1]].map(choiceOf)).toEqual(['own', 'hall', 'some']);
});

test('a game offers dice, unless it says what else', () => {
  expect(ownKinds({})).toEqual(['dice']);
  expect(ownKinds({ ownChance: ['dice', 'cards'] })).toEqual(['dice', 'cards']);
});
