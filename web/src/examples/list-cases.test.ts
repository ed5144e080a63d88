import { parseCases } from '@wyrdhall/kernel/cases';
import { expect, test } from 'vitest';
import { listCases } from './list-cases.ts';

const files = import.meta.glob<string>(
  ['../../../games/toy/cases/*.yaml', '../../../games/grimheim/cases/{examples,march}.yaml'],
  { query: '?raw', import: 'default', eager: true },
);

test.each(Object.entries(files))('%s is listed as it is read', (_, text) => {
  const read = parseCases(text).map(({ id, rules }) => ({ id, rules }));
  expect(listCases(text).map(({ id, rules }) => ({ id, rules }))).toEqual(read);
});

test('a case without a title is called by its id', () => {
  const [one, two] = listCases(
    "- id: r72-a-wolf-bites\n  rules: [XX-01, XX-02]\n- id: b\n  title: 'It: bites'\n",
  );
  expect(one).toMatchObject({ title: 'A wolf bites', rules: ['XX-01', 'XX-02'], hasTitle: false });
  expect(two?.title).toBe('It: bites');
});
