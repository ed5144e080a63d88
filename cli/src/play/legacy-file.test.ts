import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, Run } from '@wyrdhall/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { camp } from '../testing/camp.ts';
import { addLegacy, optionsFrom } from './legacy-file.ts';

const game = camp as Game;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wyrdhall-legacy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('what a table leaves is merged into the file, and fills in options of the next one', () => {
  const file = join(folder, 'left.json');
  expect(optionsFrom(file, game)).toEqual({});
  writeFileSync(file, JSON.stringify({ other: { best: 3 }, camp: { songs: ['song-2'], nights: 9 } }));
  const run = Run.start(game, { known: 'song-1' });
  addLegacy(file, run);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    other: { best: 3 },
    camp: { songs: ['song-1', 'song-2'], nights: 9 },
  });
  expect(optionsFrom(file, game)).toEqual({ known: ['song-1', 'song-2'] });
  expect(readdirSync(folder)).toEqual(['left.json']);
});

it('a file that holds something else is refused with its name', () => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, '{"camp": 7}');
  expect(() => optionsFrom(file, game)).toThrow(`${file}: This is not what tables leave`);
  writeFileSync(file, '{');
  expect(() => optionsFrom(file, game)).toThrow(file);
  expect(() => optionsFrom(folder, game)).toThrow('cannot be read');
});
