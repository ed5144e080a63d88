import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../web/src', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

const TOKENS = 'styles/tokens.css';
const COLOUR = /#[0-9a-f]{3,8}\b/gi;
/** They are their own names. */
const PLAIN = new Set(['#fff', '#000']);
/** What games wear in colours of their own is another colour in each. */
const NAMED = /--(?!accent|table)[\w-]+:\s*(#[0-9a-f]{3,8})\b/gi;
const DEFINED = /--[\w-]+:\s*#[0-9a-f]{3,8}\b/gi;

test('in the hall a colour that has a name is called by it', () => {
  const tokens = sheets.find(({ file }) => file === TOKENS)?.text ?? '';
  const named = new Set([...tokens.matchAll(NAMED)].map(([, colour = '']) => colour.toLowerCase()));
  expect(named.size).toBeGreaterThan(15);
  const raw = sheets
    .filter(({ file }) => file !== TOKENS && !file.startsWith('faces/'))
    .flatMap(({ file, text }) =>
      (text.replace(DEFINED, '').match(COLOUR) ?? [])
        .filter((colour) => named.has(colour.toLowerCase()))
        .map((colour) => `${file}: ${colour}`),
    );
  expect(raw).toEqual([]);
});

test('a colour that several sheets of the hall share has a name', () => {
  const where = new Map<string, Set<string>>();
  for (const { file, text } of sheets) {
    if (file === TOKENS || !file.startsWith('styles/')) continue;
    for (const colour of text.replace(DEFINED, '').toLowerCase().match(COLOUR) ?? [])
      if (!PLAIN.has(colour)) where.set(colour, (where.get(colour) ?? new Set()).add(file));
  }
  const shared = [...where].filter(([, files]) => files.size > 2).map(([colour]) => colour);
  expect(shared).toEqual([]);
});
