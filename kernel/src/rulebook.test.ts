import { describe, expect, test } from 'vitest';
import { readRulebook } from './rulebook.ts';

const book = `# Lanterns

What it is about.

## The night

**LA-001** Each keeper holds two oils.

**LA-002** The wind rolls:

- calm: nothing (see LA-001);
- gust: a light goes out.

### The end

Not a rule.

**LA-003a** After three nights it is over.
`;

describe('a rulebook', () => {
  test('has a title, and rules with their sections', () => {
    const { title, rules, problems } = readRulebook(book);
    expect(title).toBe('Lanterns');
    expect(rules.map(({ id, section }) => [id, section.join(' / ')])).toEqual([
      ['LA-001', 'The night'],
      ['LA-002', 'The night'],
      ['LA-003a', 'The night / The end'],
    ]);
    expect(problems).toEqual([]);
  });

  test('has lists that belong to the rule before them', () => {
    expect(readRulebook(book).rules[1]?.text).toMatch(/^The wind rolls:\n\n- calm/);
  });

  test.each([
    ['LA-001 stands there twice.', `${book}\n**LA-001** Again.\n`],
    ['LA-009 is referred to, but not there.', book.replace('see LA-001', 'see LA-009')],
    ['The rulebook has no title (# Title).', book.replace('# Lanterns\n', '')],
    ['The rulebook has no rules (**XX-001** text).', '# Empty\n'],
    [
      'Text must not follow the heading "The night" directly.',
      book.replace('## The night\n', '## The night'),
    ],
  ])('%s', (problem, text) => {
    expect(readRulebook(text).problems).toContain(problem);
  });

  test('may name the rules of another book', () => {
    expect(readRulebook(book.replace('see LA-001', 'see GR-001')).problems).toEqual([]);
  });
});
