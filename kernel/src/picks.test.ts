import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { allPicks, choice, pick, randomPick } from './picks.ts';
import { type Ask, fingerprint, type Option, type Prompt } from './prompt.ts';

const open: Option[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: id, most: 2 }));
const sides: Option[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: id }));
const shut: Option = { id: 'e', value: 'e', closed: { id: 'far', rule: 'SK-03' } };
const prompt = (ask: Ask, min = 1, max = 1, options = [...open, shut]): Prompt => ({
  seat: 0,
  question: { id: 'which', rule: 'SK-01' },
  ask,
  options,
  min,
  max,
  how: 'one',
});
const prompts = [prompt('one'), prompt('many', 0, 3), prompt('amounts', 1, 5), prompt('dice', 3, 3, sides)];

describe.each(prompts)('answers to a prompt for $ask', (asked) => {
  test('that are drawn at random are legal, and read back as they were', () => {
    const random = Random.fromSeed(1);
    for (let i = 0; i < 200; i++) {
      const picked = randomPick(asked, random);
      expect(pick(asked, choice(asked, picked))).toEqual(picked);
    }
  });

  test('that are listed are legal, all different, and all that can be drawn', () => {
    const listed = allPicks(asked).map((picked) => JSON.stringify(picked));
    expect(new Set(listed).size).toBe(listed.length);
    for (const picked of allPicks(asked)) expect(() => pick(asked, choice(asked, picked))).not.toThrow();
    const random = Random.fromSeed(1);
    for (let i = 0; i < 200; i++) {
      const drawn = randomPick(asked, random);
      const sorted = asked.ask === 'dice' ? (drawn as number[]).toSorted() : drawn;
      expect(listed).toContain(JSON.stringify(sorted));
    }
  });
});

test.each([
  ['one', 4],
  ['many', 1 + 4 + 6 + 4],
  ['amounts', 4 + 10 + 16 + 19 + 16],
  ['dice', 20],
] as const)('there are as many answers for %s as there should be', (ask, count) => {
  const asked = prompts.find((one) => one.ask === ask) as Prompt;
  expect(allPicks(asked)).toHaveLength(count);
  expect(allPicks(asked, 3)).toHaveLength(3);
});

test('amounts may name what is closed, as long as nothing of it is taken', () => {
  const asked = prompt('amounts', 1, 5);
  expect(pick(asked, { a: 1, e: 0 })).toEqual([1, 0, 0, 0, 0]);
  expect(() => pick(asked, { a: 1, e: 1 })).toThrow('"e" is closed: far (SK-03).');
  expect(() => pick(asked, { a: 1, z: 0 })).toThrow('"z" is no answer');
});

describe('a fingerprint', () => {
  const print = fingerprint(prompt('one'));

  test('does not see values, places and closed options', () => {
    const moved = open.map((option) => ({ ...option, value: 0, at: 'elsewhere' }));
    expect(fingerprint(prompt('one', 1, 1, [...moved, { ...shut, id: 'f' }]))).toBe(print);
  });

  test.each<[string, Prompt]>([
    ['the seat', { ...prompt('one'), seat: 1 }],
    ['the question', { ...prompt('one'), question: { id: 'what', rule: 'SK-01' } }],
    ['the rule', { ...prompt('one'), question: { id: 'which', rule: 'SK-02' } }],
    ['what is wanted', prompt('many')],
    ['an open option more', prompt('one', 1, 1, [...open, { id: 'e', value: 'e' }])],
    ['an open option less', prompt('one', 1, 1, open.slice(1))],
  ])('sees %s', (_, other) => {
    expect(fingerprint(other)).not.toBe(print);
  });
});
