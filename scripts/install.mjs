import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}package-lock.json`;
const stamp = `${root}node_modules/.wyrdhall-stamp`;

/**
 * The folders of the benchmarks: what they measure us against is of no use to anybody else.
 * @type {readonly string[]}
 */
const BENCHMARKS = ['bench'];

/** npm's flags that leave out what only the benchmarks need. */
export function flagsToPlay() {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const folders = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
  const wanted = folders.filter((folder) => !BENCHMARKS.includes(folder));
  return ['--include-workspace-root', ...wanted.map((folder) => `--workspace=${folder}`)];
}

/**
 * Installs what the lock file names, unless that is what is installed. Writes to stderr only.
 * @param {'to play' | 'all'} [what]
 */
export function ensureInstalled(what = 'all') {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted || (what === 'to play' && installed === `${wanted} to play`)) return;
  console.error('Installing dependencies …');
  const flags = ['--include=dev', ...(what === 'all' ? [] : flagsToPlay())];
  const npm = spawnSync(`npm ci ${flags.join(' ')}`, { cwd: root, shell: true, stdio: ['ignore', 2, 2] });
  if (npm.status !== 0) {
    console.error('`npm ci` failed: see its messages above.');
    process.exit(1);
  }
  writeFileSync(stamp, what === 'all' ? wanted : `${wanted} to play`);
}
