// npm test [-- FILTER…]: every check; with a filter, only the tests whose path contains it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const filters = process.argv.slice(2);
const { FORCE_COLOR: _, ...inherited } = process.env;
const env = { ...inherited, CI: 'true', NO_COLOR: '1' };
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const complaints = [];

if (filters.length === 0) {
  for (const project of ['.', 'web', 'web/service-worker', 'web/browser']) {
    const name = project === '.' ? 'types' : `types of ${project}`;
    stage(name, ['typescript/bin/tsc', '--pretty', 'false', '--project', project]);
  }
  stage('lint', ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings']);
  stage('layers', ['tsx/dist/cli.mjs', 'scripts/layers.ts']);
  stage('purity', ['tsx/dist/cli.mjs', 'scripts/purity.ts']);
  stage('dead code', ['knip/bin/knip.js', '--no-progress']);
}
tests('tests', []);
const browserFiles = readdirSync(join(root, 'web/browser')).map((file) => `web/browser/${file}`);
if (filters.length === 0 || filters.some((filter) => browserFiles.some((file) => file.includes(filter)))) {
  tests('browser', ['--config', 'web/browser/vitest.config.ts']);
}
if (total.passed + total.failed === 0) {
  total.failed++;
  complaints.push('No test ran.');
}

for (const complaint of complaints) console.log(`\n${complaint}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {string[]} command
 */
function stage(name, command) {
  const { ok, output, seconds } = node(command);
  const summary = ok ? (output.trim().split('\n').at(-1) ?? '') : '';
  report(name, seconds, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, summary, output);
}

/**
 * A run of vitest, each of whose tests counts.
 * @param {string} name
 * @param {string[]} config
 */
function tests(name, config) {
  const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-test-'));
  const file = join(folder, 'results.json');
  // The browser's own configuration names its reporters.
  const reporters =
    config.length > 0 ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const some = filters.length > 0 ? ['--passWithNoTests', ...filters] : [];
  const command = ['vitest/vitest.mjs', 'run', ...config, ...reporters, ...some];
  const { ok, output, seconds } = node(command, { RESULTS: file });
  const count = readCount(file);
  rmSync(folder, { recursive: true });
  // No test at all, a file that cannot be loaded and an error outside any test fail the run as well.
  const sawNone = filters.length === 0 && count.passed + count.failed === 0;
  if (count.failed === 0 && (!ok || sawNone)) count.failed = 1;
  const [, again] = /^Passed only when tried again: (\d+)/m.exec(output) ?? [];
  const summary = `${count.passed} passed${again ? `, ${again} only when tried again` : ''}`;
  report(name, seconds, count, summary, sawNone && ok ? `No test ran.\n${output}` : output);
}

/** @param {string} file */
function readCount(file) {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8'));
    const skipped = json.numPendingTests + json.numTodoTests;
    return { passed: json.numPassedTests, failed: json.numFailedTests, skipped };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }; // It died before it could write.
  }
}

/**
 * @param {string} name
 * @param {number} seconds
 * @param {typeof total} count
 * @param {string} summary one line, for the table
 * @param {string} output for the one who must mend it
 */
function report(name, seconds, count, summary, output) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const verdict = (count.failed > 0 ? 'FAILED' : 'ok').padEnd(6);
  console.log(`${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ${verdict}  ${summary}`.trimEnd());
  if (count.failed > 0) complaints.push(`── ${name} ──\n${output.trim()}`);
}

/**
 * @param {string[]} command a script inside node_modules, and its arguments
 * @param {Record<string, string>} more of the environment
 */
function node([script, ...args], more = {}) {
  const start = performance.now();
  const run = spawnSync(process.execPath, [join(root, 'node_modules', script ?? ''), ...args], {
    cwd: root,
    env: { ...env, ...more },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
  const seconds = (performance.now() - start) / 1000;
  return { ok: run.status === 0, output: `${run.stdout}${run.stderr}${run.error ?? ''}`, seconds };
}
