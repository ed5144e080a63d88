import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lacks } from './words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a third language lacks all words of the hall, the faces and the games', async () => {
  const all = await lacks(root, 'fr');
  expect(all.map(({ catalogue }) => catalogue)).toEqual(
    expect.arrayContaining([
      'web/src/words',
      'web/src/faces/grimheim/words',
      'games/rolling-fates/src/words',
    ]),
  );
  for (const { of, missing } of all) expect([of > 0, missing.length]).toEqual([true, of]);
});

test('German lacks nothing', async () => {
  const german = await lacks(root, 'de');
  expect(german.flatMap(({ catalogue, missing }) => missing.map((word) => `${catalogue} ${word}`))).toEqual(
    [],
  );
});

test('a language that was begun is told what is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  mkdirSync(join(folder, 'web/src/faces'), { recursive: true });
  mkdirSync(join(folder, 'games'), { recursive: true });
  write(
    'web/src/words/en.ts',
    "export const en = { shelf: { open: 'Open', close: () => 'Close' }, ok: 'OK' };",
  );
  write('web/src/words/fr.ts', "export const fr = { shelf: { open: 'Ouvrir' }, ok: 'OK' };");
  expect(await lacks(folder, 'fr')).toEqual([
    { catalogue: 'web/src/words', of: 3, missing: ['.shelf.close'] },
  ]);
});
