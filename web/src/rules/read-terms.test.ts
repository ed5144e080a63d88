import { expect, test } from 'vitest';
import { readTerms, searchTerms } from './read-terms.ts';

const BOOK =
  '# A book\n\n## Words\n\n- **Den**: where wolves sleep.\n- **Store**: what they eat.\n\n## More\n\n- **No**: x.\n';

test('the words of a rulebook', () => {
  expect(readTerms(BOOK)).toEqual([
    { word: 'Den', means: 'where wolves sleep.' },
    { word: 'Store', means: 'what they eat.' },
  ]);
  expect(readTerms(BOOK.replace('## Words', '## Begriffe'))).toHaveLength(2);
  expect(readTerms('# Another\n')).toEqual([]);
});

test('are found by what they are and by what they mean', () => {
  expect(searchTerms(readTerms(BOOK), 'wolves den').map(({ word }) => word)).toEqual(['Den']);
  expect(searchTerms(readTerms(BOOK), 'bear')).toEqual([]);
});
