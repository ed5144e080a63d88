import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flagsToPlay, root } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-install-'));
beforeAll(() => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const own = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  for (const file of ['package-lock.json', '.npmrc', ...own.map((path) => join(path, 'package.json'))]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The packages that npm would add to a fresh clone. */
function installed(flags: readonly string[]): string {
  const command = `npm ci --dry-run --offline --include=dev ${flags.join(' ')}`;
  const { stdout, stderr, status } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

it('whoever only wants to play does not get what the benchmarks are measured against', () => {
  const toPlay = installed(flagsToPlay());
  expect(toPlay).toMatch(/^add vite /m);
  expect(toPlay).toMatch(/^add commander /m);
  expect(toPlay).not.toMatch(/boardgame\.io|socket\.io|koa|svelte/);
  expect(installed([])).toMatch(/^add boardgame\.io /m);
});
