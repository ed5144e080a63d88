import { describe, expect, test } from 'vitest';
import { prefixOf, RULE_ID, readRulebook } from './rulebook.ts';

const book = (...blocks: string[]): string => ['# A Book', ...blocks].join('\n\n');

describe('reading a rulebook', () => {
  test('one rule a paragraph, under its headings', () => {
    const read = readRulebook(
      book(
        'Welcome.',
        '## Turns',
        '**XX-001** One turn each.',
        '### Steps',
        '**XX-002** Three\nsteps.',
        '## End',
        '**XX-003a** It ends.',
      ),
    );
    expect(read).toEqual({
      title: 'A Book',
      prefix: 'XX',
      rules: [
        { id: 'XX-001', text: 'One turn each.', section: ['Turns'] },
        { id: 'XX-002', text: 'Three\nsteps.', section: ['Turns', 'Steps'] },
        { id: 'XX-003a', text: 'It ends.', section: ['End'] },
      ],
      problems: [],
    });
  });

  test('lists and tables that follow directly belong to the rule, other paragraphs do not', () => {
    const list = '- one\n- two';
    const table = '| a |\n|---|\n| b |';
    const { rules } = readRulebook(
      book('**XX-001** These:', list, table, 'An aside.', '- a list of the aside'),
    );
    expect(rules.map((rule) => rule.text)).toEqual([`These:\n\n${list}\n\n${table}`]);
  });

  test('with the line ends of any system', () => {
    const text = book('## Turns', '**XX-001** One.', '**XX-002** Two.').replaceAll('\n', '\r\n');
    expect(readRulebook(text)).toMatchObject({ rules: [{ text: 'One.' }, { text: 'Two.' }], problems: [] });
  });

  test.each([
    ['', ['The rulebook has no title (# Title).', 'The rulebook has no rules (**XX-001** text).']],
    [book('**XX-001** A.', '**XX-001** B.'), ['XX-001 stands there twice.']],
    [book('**XX-001** A.', '**YY-001** B.'), ['The ids begin in different ways: XX, YY.']],
    [book('**XX-001** See XX-009 and UTF-16.'), ['XX-009 is referred to, but not there.']],
    [
      book('## Turns\n**XX-001** A.', '**XX-002** B.'),
      [
        'XX-001 must be XX-000 and begin a paragraph of its own, with its text.',
        'Text must not follow the heading "Turns" directly.',
        'XX-001 is referred to, but not there.',
      ],
    ],
    [
      book('**XX-001** A.\n**XX-002** B.'),
      [
        'XX-002 must be XX-000 and begin a paragraph of its own, with its text.',
        'XX-002 is referred to, but not there.',
      ],
    ],
    [
      book('**XX-001** A.', '**Xx-2** B.'),
      ['Xx-2 must be XX-000 and begin a paragraph of its own, with its text.'],
    ],
    [
      book('**XX-001** A.', '**XX-002**'),
      [
        'XX-002 must be XX-000 and begin a paragraph of its own, with its text.',
        'XX-002 is referred to, but not there.',
      ],
    ],
  ])('names what is wrong in %j', (text, problems) => {
    expect(readRulebook(text).problems).toEqual(problems);
  });
});

test('ids are found wherever they stand', () => {
  const text = "test('a [XX-001, XX-02b]') // (YY-1234); XX-1; not XX-0011xy or xx-001";
  expect(text.match(RULE_ID)).toEqual(['XX-001', 'XX-02b', 'YY-1234', 'XX-1']);
  expect(prefixOf('XX-02b')).toBe('XX');
});
