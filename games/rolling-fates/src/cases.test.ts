import { readdirSync, readFileSync } from 'node:fs';
import { caseTests, parseCases } from '@wyrdhall/kernel/cases';
import { expect, test } from 'vitest';
import { ENEMIES, HEROES, TRAITS, TREASURES } from './content/index.ts';
import { rollingFates } from './index.ts';

const folder = new URL('../cases/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
for (const { name, run } of caseTests(rollingFates, texts)) test(name, run);

test('every ability, Treasure, Trait and enemy has a case of its own name', () => {
  const ids = new Set(texts.flatMap((text) => parseCases(text).map(({ id }) => id)));
  const abilities = HEROES.flatMap((hero) => hero.abilities.map(({ id }) => `${hero.id}-${id}`));
  const names = [...abilities, ...[...TREASURES, ...TRAITS, ...ENEMIES].map(({ id }) => id)];
  expect(names.filter((name) => !ids.has(name))).toEqual([]);
});
