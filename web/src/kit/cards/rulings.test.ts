import { expect, test } from 'vitest';
import { rulingsOf } from './rulings.ts';

test('a ruling names the card, and not another one or a part of a word', () => {
  const rules = ['Rest heals.', 'The rest is lost.', 'Restless Soul walks.', 'After a Rest, go on.'].map(
    (text, i) => ({ id: `XX-0${i}`, text, section: [] }),
  );
  expect(rulingsOf('Rest', rules).map(({ id }) => id)).toEqual(['XX-00', 'XX-03']);
});
