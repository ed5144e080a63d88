import { readFileSync } from 'node:fs';
import { choice, Random, Run, randomPick } from '@wyrdhall/kernel';
import { caseTests } from '@wyrdhall/kernel/cases';
import { checks, WordsCheck } from '@wyrdhall/kernel/conformance';
import { expect, test } from 'vitest';
import { watch } from './watch.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

for (const check of checks(watch, { rulebook: read('../rulebook.md'), games: 100 }))
  test(check.name, check.run);

for (const { name, run } of caseTests(watch, [read('../cases/watch.yaml')])) test(name, run);

test('everything is said, in both languages', () => {
  const words = new WordsCheck(watch, { ids: /\b(wood|mist)\.\d/, same: ['1', '2', '3'] });
  for (let seed = 0; seed < 20; seed++) {
    const random = Random.fromSeed(seed);
    const run = Run.start(watch, { players: 1 + (seed % 3) }, { seed, ownDice: seed % 2 === 0 });
    let line = words.read(run);
    while (!run.outcome) {
      const prompt = random.of(run.prompts);
      const key = run.keyOf(prompt);
      run.apply({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)), key });
      line = words.read(run, line);
    }
  }
  words.cases(read('../cases/watch.yaml'));
});

test('an older version: the flame becomes the fire, and what is no record is left to `broken`', () => {
  const { fire, charms, found, ...rest } = watch.begin({ ...Run.start(watch, {}).options });
  const old = { state: { ...rest, flame: fire }, options: { players: 1 } };
  expect(watch.upgrade?.(old, 1).state).toEqual({ ...rest, fire, charms, found });
  expect(watch.upgrade?.({ state: null, options: {} }, 1)).toEqual({ state: null, options: { charms: [] } });
  expect(watch.upgrade?.({ options: {} }, 1)).toEqual({ options: { charms: [] } });
});

test('a state from outside fits its options, and no step leads out of bounds', () => {
  const { options } = Run.start(watch, {});
  const s = watch.begin(options);
  const bad = [
    { fire: 8 },
    { phase: 'raid' as const, fire: 16 },
    { night: 7 },
    { nights: 8 },
    { storm: true },
  ];
  expect(watch.broken?.(s, options)).toBeUndefined();
  for (const wrong of bad) expect(watch.broken?.({ ...s, ...wrong }, options)).toBeDefined();
});
