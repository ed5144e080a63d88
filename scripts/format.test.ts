import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** As the program that plays a game writes it: on one line. */
const saved = JSON.stringify({ format: 'wyrdhall-save', segments: [{ record: 'x'.repeat(200) }] });

test('saves and replays are left as they were written; other files are formatted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-format-'));
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const file of ['saves/a.json', 'replays/b.json', 'facts.json']) {
      const path = join(folder, 'games/ferry', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, saved);
    }
    const args = [biome, 'ci', '--colors=off', '--vcs-enabled=false', '--reporter=summary', 'games'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toContain('facts.json');
    expect(`${stdout}${stderr}`).not.toMatch(/saves|replays/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
