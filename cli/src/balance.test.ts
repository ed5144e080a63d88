import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf } from './balance.ts';

const bin = fileURLToPath(new URL('../bin/wyrdhall.mjs', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wyrdhall-balance-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const balance = (args: string) =>
  spawnSync(process.execPath, [bin, 'balance', ...args.split(' ')], { cwd: folder, encoding: 'utf8' });

it('names the command with all that changes a figure', () => {
  const given = { vary: 'hungry', games: 5, seed: 3, bot: 'random' };
  expect(commandOf('toy', { ...given, workers: 2, into: 'here.md' })).toBe(
    'npm run -s wyrdhall -- balance toy --vary hungry --games 5 --bot random --seed 3',
  );
  expect(commandOf('toy', { ...given, only: ['yes'], players: 2, option: { snow: 'deep' } })).toBe(
    'npm run -s wyrdhall -- balance toy --vary hungry --only yes --players 2 --option snow=deep --games 5 --bot random --seed 3',
  );
});

describe('wyrdhall balance', { timeout: 60_000 }, () => {
  const few = 'toy --games 3 --bot random --workers 1 --vary hungry';

  it('writes the tables into a document, between its marks, and nothing else', () => {
    const from = '<!-- measured: from here on written by a command -->';
    const to = '<!-- measured: to here -->';
    const file = join(folder, 'hard.md');
    writeFileSync(file, `# How hard?\n\n${from}\nold\n${to}\n\nThe end.\n`);
    const { status, stdout } = balance(`${few} --only yes --players 2 --into hard.md`);
    expect([status, stdout]).toEqual([0, '']);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(`# How hard?\n\n${from}\n\n### Won\n`)).toBe(true);
    expect(text.endsWith(`\n${to}\n\nThe end.\n`)).toBe(true);
    expect(text).toContain('| yes | 2 | 3 |');
    expect(text).toContain(
      'balance toy --vary hungry --only yes --players 2 --games 3 --bot random --seed 1\n',
    );
    expect(text).not.toContain('old');
  });

  it.each([
    [`${few} --only maybe`, 'has no hungry "maybe". There are: no, yes.'],
    [`${few} --only yes --only no`, '--only yes: say of which option it is a value'],
    [`${few},snow`, 'has no option "snow" with values'],
    [`${few} --players 9`, 'is for 1 to 4 players, not 9'],
    [`${few} --into nowhere.md`, 'nowhere.md has no lines'],
  ])('%s ends with 2 and says what is right', (args, message) => {
    const { status, stdout, stderr } = balance(args);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([2, '']);
  });
});
