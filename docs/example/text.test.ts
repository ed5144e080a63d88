import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Indentation does not count: an excerpt may begin deep inside a file. */
const flat = (text: string): string => text.replace(/^ +/gm, '').trim();

const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|yaml|md)$/.test(file) && file !== 'text.test.ts')
  .map((file) => flat(read(file)));

const text = read('../add-a-game.md');
const blocks = [...text.matchAll(/^```(?:ts|yaml|markdown)\n(.*?)^```$/gms)].map(([, block = '']) => block);

test('the text of docs/add-a-game.md has examples', () => {
  expect(blocks.length).toBeGreaterThan(10);
});

test.each(blocks.map((block) => [block.trim().split('\n')[0], flat(block)]))(
  '%s … stands in docs/example',
  (_, block) => {
    expect(files.some((file) => file.includes(block))).toBe(true);
  },
);

test.each(['ferry/src/ferry.ts', 'ferry/src/ferry.test.ts', 'ferry/rulebook.md', 'ferry/cases/ferry.yaml'])(
  '%s is shown whole',
  (file) => {
    expect(text).toContain(read(file).trim());
  },
);
