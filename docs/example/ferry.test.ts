import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { expect, test } from 'vitest';
import { ferry } from './ferry.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

for (const check of checks(ferry, { rulebook: read('rulebook.md'), games: 100 })) test(check.name, check.run);

test('the text of docs/add-a-game.md shows these very files', () => {
  const text = read('../add-a-game.md');
  expect(text).toContain(read('ferry.ts').trim());
  expect(text).toContain(read('rulebook.md').trim());
});
