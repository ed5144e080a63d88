import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}package-lock.json`;
const stamp = `${root}node_modules/.wyrdhall-stamp`;

/** Installs what the lock file names, unless that is what is installed. Writes to stderr only. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing dependencies …');
  const npm = spawnSync('npm ci --include=dev', { cwd: root, shell: true, stdio: ['ignore', 2, 2] });
  if (npm.status !== 0) {
    console.error('`npm ci` failed: see its messages above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
