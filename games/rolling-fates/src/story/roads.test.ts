import type { Prompt } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { arrive, type TestTable } from '../testing/table.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

/** What follows the prose of each choice: what is known about the way. */
const known = ({ play }: TestTable, words = en): string[] => {
  const prompt = play.prompts[0] as Prompt;
  return prompt.options.map((_, i) => /\(([^()]*)\)$/.exec(words.option(prompt, i))?.[1] ?? '');
};

test('length and danger of a fork are said before anybody chooses [RF-033]', () => {
  const gorge = arrive('toll-road', 'a4', { brakka: { level: 4 }, sel: {} }).do('hero:brakka');
  expect(known(gorge)).toEqual([
    '1 fight, some danger; won, it brings each hero a Treasure',
    '1 fight, little danger',
  ]);
  expect(known(gorge, de)).toEqual([
    '1 Kampf, einige Gefahr; gewonnen bringt er jedem einen Schatz',
    '1 Kampf, wenig Gefahr',
  ]);
});

test('a way without a fight is called so, and what is no way says nothing [RF-033]', () => {
  const heroes = { brakka: { treasures: ['boar-spear'] }, sel: {} };
  const ford = arrive('sump', 'b4', heroes).roll(['sel']);
  expect(known(ford)).toEqual(['', '']);
  expect(known(ford.do('pass'))).toEqual(['1 fight, some danger', 'no fight']);
});
