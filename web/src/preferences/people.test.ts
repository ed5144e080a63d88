import { expect, test } from 'vitest';
import { cleanName, knownPeople, rememberPeople } from './people.ts';

function shelf(text?: string) {
  const kept = new Map(text === undefined ? [] : [['wyrdhall-people', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage;
}

test('a name in any script stays as it is', () => {
  for (const name of ['Mara', 'Jón Þór', 'Зоя', '小明', 'سلمى', 'O’Neil (2)', '<b>Bo</b>', 'नीला']) {
    expect(cleanName(name)).toBe(name);
  }
});

test('what nobody can see is left out, and a long name is cut between letters', () => {
  expect(cleanName('  Ma\u0000ra\n \u202eK ')).toBe('Ma ra K');
  expect(cleanName('🐺'.repeat(40))).toBe('🐺'.repeat(30));
  expect(cleanName('e\u0301')).toBe('é');
  expect(cleanName(' \u0007 ')).toBe('');
});

test('the last party comes first, each name once', () => {
  const at = shelf();
  rememberPeople(['Mara', '', 'Jón'], at);
  rememberPeople(['Zoë', 'Mara'], at);
  expect(knownPeople(at)).toEqual(['Zoë', 'Mara', 'Jón']);
});

test('storage that holds something else, or nothing at all, is no trouble', () => {
  for (const text of ['{', '{"a":1}', 'null', '7']) expect(knownPeople(shelf(text))).toEqual([]);
  const shut = () => {
    throw new Error('forbidden');
  };
  expect(knownPeople(shut)).toEqual([]);
  expect(() => rememberPeople(['Mara'], shut)).not.toThrow();
});
