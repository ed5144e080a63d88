import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRulebook } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { runCitingTests } from './test-run.ts';

const book = readRulebook('# Book\n\n**XX-001** A.\n\n**XX-002** B.\n\n**XX-002a** C.\n\n**XX-010** D.');

test('a rule is shown where the name of a test or the rules of a case cite it', () => {
  expect(coverage(book, ['turns [XX-001] a step is one area', 'XX-010', 'no id'])).toEqual({
    rules: 4,
    shown: 2,
    missing: ['XX-002', 'XX-002a'],
  });
});

test('a rule is not shown by an id that only begins like it', () => {
  expect(coverage(book, ['XX-0010', 'XX-002a']).missing).toEqual(['XX-001', 'XX-002', 'XX-010']);
});

test('tests are run apart, and told by their whole names', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-tests-'));
  try {
    const rest = "test('uncited', () => {});";
    const passing = "test('steps', () => {});\ntest('strikes', () => { throw new Error('no'); });\n";
    writeFileSync(join(folder, 'a.test.ts'), `describe('turns [XX-001]', () => {\n${passing}});\n${rest}`);
    writeFileSync(join(folder, 'b.test.ts'), "throw new Error('cannot be loaded');");
    const { tests, broken } = await runCitingTests(folder, ['--root', folder, '--globals']);
    expect(tests.map(({ name, passed }) => [name, passed])).toEqual([
      ['turns [XX-001] steps', true],
      ['turns [XX-001] strikes', false],
    ]);
    expect(broken).toEqual([
      { file: expect.stringMatching(/b\.test\.ts$/), why: expect.stringContaining('cannot be loaded') },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
