// node scripts/run.mjs TOOL [ARG…]: runs one of our tools from a clone in any condition.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureInstalled, root } from './install.mjs';

const [tool = '', ...args] = process.argv.slice(2);
ensureInstalled();

/** @type {Record<string, string[]>} */
const tools = {
  wyrdhall: [`${root}cli/bin/wyrdhall.mjs`],
  bench: ['--import', import.meta.resolve('tsx'), `${root}bench/src/main.ts`],
  ends: ['--import', import.meta.resolve('tsx'), `${root}bench/src/ends/main.ts`],
  fit: ['--import', import.meta.resolve('tsx'), `${root}games/grimheim/tools/fit/main.ts`],
  worth: ['--import', import.meta.resolve('tsx'), `${root}games/rolling-fates/tools/worth/main.ts`],
  danger: ['--import', import.meta.resolve('tsx'), `${root}games/rolling-fates/tools/danger/main.ts`],
  solver: ['--import', import.meta.resolve('tsx'), `${root}games/fateforge/tools/solver/main.ts`],
  campaigns: ['--import', import.meta.resolve('tsx'), `${root}games/fateforge/tools/campaign/main.ts`],
  fights: ['--import', import.meta.resolve('tsx'), `${root}games/fateforge/tools/balance/main.ts`],
  fuzz: ['--import', import.meta.resolve('tsx'), `${root}lab/src/fuzz/main.ts`],
  pictures: ['--import', import.meta.resolve('tsx'), `${root}web/browser/pictures.ts`],
  sheets: ['--import', import.meta.resolve('tsx'), `${root}web/browser/sheets.ts`],
  stories: ['--import', import.meta.resolve('tsx'), `${root}scripts/stories.ts`],
  words: ['--import', import.meta.resolve('tsx'), `${root}scripts/words.ts`],
  format: [`${root}node_modules/@biomejs/biome/bin/biome`, 'check', '--write', root],
};
const command = tools[tool];
if (!command) {
  console.error(`No tool '${tool}': there are ${Object.keys(tools).join(', ')}.`);
  process.exit(2);
}

// Paths in the arguments are meant from where the person stands, not from the root that npm moves to.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(process.execPath, [...command, ...args], { cwd, stdio: 'inherit' });
process.on('SIGINT', () => {}); // The terminal sends it to the tool too, which decides.
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
