import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRulebook } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { citations } from './citations.ts';
import { root, ruledGames } from './rulebooks.ts';

test('no code, event, test, case or document cites a rule that does not exist', () => {
  const { files, unknown } = citations(root, ruledGames());
  expect(files).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

test('every rulebook is in order, and no two games share a prefix', () => {
  const books = ruledGames().map(({ book }) => book);
  expect(books.flatMap((book) => book.problems)).toEqual([]);
  const prefixes = books.map((book) => book.prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  // The games of our own tests, which cite rules that no rulebook has, begin with it.
  expect(prefixes).not.toContain('XX');
});

test('the games that only the kernel, its neighbours and the documents play may share a prefix with the shelf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-citations-'));
  try {
    for (const layer of ['kernel', 'players', 'games/kernel', 'docs/example']) {
      mkdirSync(join(folder, layer, 'src'), { recursive: true });
      writeFileSync(join(folder, layer, 'src/a.ts'), '// XX-900');
    }
    writeFileSync(join(folder, 'docs/add-a-game.md'), 'XX-901');
    const book = readRulebook('# Book\n\n**XX-001** A rule.');
    expect(citations(folder, [{ book }])).toEqual({
      files: 1,
      unknown: ['games/kernel/src/a.ts:1: XX-900 is not in the rulebook of Book'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an unknown id is found in any kind of file; foreign ids and libraries are left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-citations-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'node_modules/a.js'), '// XX-900');
    writeFileSync(join(folder, 'src/a.ts'), "// XX-001\ntell('XX-902') // YY-001, UTF-16");
    writeFileSync(join(folder, 'a.yaml'), 'rules: [XX-901, XX-001]');
    const book = readRulebook('# Book\n\n**XX-001** A rule.');
    expect(citations(folder, [{ book }])).toEqual({
      files: 2,
      unknown: [
        'a.yaml:1: XX-901 is not in the rulebook of Book',
        'src/a.ts:2: XX-902 is not in the rulebook of Book',
      ],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
