import { existsSync, readFileSync } from 'node:fs';
import { readRulebook } from '@wyrdhall/kernel';
import { stampOf } from '@wyrdhall/story/compile';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const translated = games.flatMap(({ id, rulebook, rulebookIn = {} }) =>
  Object.entries(rulebookIn).map(([language, place]) => ({ id, language, rulebook, place })),
);

describe.each(translated)('the rulebook of $id in $language', ({ rulebook, place }) => {
  const original = readRulebook(readFileSync(rulebook, 'utf8'));
  const translation = readRulebook(readFileSync(place, 'utf8'));

  test('is in order and has the same rules in the same order', () => {
    expect(existsSync(place)).toBe(true);
    expect(translation.problems).toEqual([]);
    expect(translation.rules.map(({ id }) => id)).toEqual(original.rules.map(({ id }) => id));
  });

  test('has chapters where the original has them, and refers to the same rules', () => {
    const depths = ({ rules }: typeof original) => rules.map(({ section }) => section.length);
    expect(depths(translation)).toEqual(depths(original));
    const references = (text: string) => [...new Set(text.match(/\b[A-Z]{2}-\d{3}\b/g))].sort();
    for (const [i, { id, text }] of original.rules.entries()) {
      expect(references(translation.rules[i]?.text ?? ''), id).toEqual(references(text));
    }
  });

  test('was made from the rules of today: mend what is older, then put the stamp of today', () => {
    const stamps = JSON.parse(readFileSync(new URL(`${place}`.replace(/\.md$/, '.json')), 'utf8'));
    expect(stamps).toEqual(Object.fromEntries(original.rules.map(({ id, text }) => [id, stampOf(text)])));
  });

  test('leaves nothing in English', () => {
    const ENGLISH = /\b(the|and|you|your|are|with|there|this|not|from|has|of)\b/;
    expect(translation.rules.filter(({ text }) => ENGLISH.test(text)).map(({ id }) => id)).toEqual([]);
  });
});
