import '../testing/no-browser.ts';
import { expect, test } from 'vitest';
import { partyWords } from './party-words.ts';

test('people are named, others are counted', () => {
  const seats = ['human', 'greedy', 'human', 'human'];
  expect(partyWords({ seats, names: ['Mara', '', '<i>Jón</i>', ''] })).toBe(
    'Mara, <i>Jón</i>, 1 person, and 1 bot',
  );
});

test('where nobody gave a name, nothing is said; a bot has none', () => {
  expect(partyWords({ seats: ['human', 'greedy'] })).toBe('');
  expect(partyWords({ seats: ['greedy'], names: ['Mara'] })).toBe('');
});
