import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@wyrdhall/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from './check.ts';

let folder = '';
let out = '';
let err = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wyrdhall-check-'));
  out = '';
  err = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    err += `${text}\n`;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const good = '- {id: good, rules: [WW-002], then: {stores: 4}}\n';
const bad = '- {id: bad, rules: [WW-002], then: {stores: 5}}\n';

describe('wyrdhall check', () => {
  test('a file whose cases hold', async () => {
    expect(await check([file('a.yaml', good)])).toBe(0);
    expect(out).toMatch(/^ok {5}good \[WW-002\]\n\n1 passed, 0 failed\n$/);
  });

  test('a file with a case that does not hold', async () => {
    expect(await check([file('a.yaml', good + bad)])).toBe(1);
    expect(out).toContain('FAILED bad [WW-002]');
    expect(out).toMatch(/bad \(.*a\.yaml:2\)\n {2}then\.stores\n {4}expected: 5\n {4}found: {4}4\n/);
    expect(out).toContain('WW-010   Round 1.');
    expect(out).toContain('1 passed, 1 failed');
  });

  test('a folder, with all that lies below it', async () => {
    file('a.yaml', good);
    file('b/c.yml', good);
    file('b/notes.txt', 'no case');
    expect(await check([folder])).toBe(0);
    expect(out).toContain('2 passed, 0 failed');
  });

  test('as JSON', async () => {
    const path = file('a.yaml', good + bad);
    expect(await check([path], { json: true })).toBe(1);
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      failed: 1,
      cases: [
        { id: 'good', file: path, rules: ['WW-002'], passed: true },
        {
          id: 'bad',
          file: path,
          rules: ['WW-002'],
          passed: false,
          message: expect.stringContaining('then.stores'),
        },
      ],
    });
  });

  test.each<[what: string, path: string, text: string, game?: string]>([
    ['in the case', 'a.yaml', '- {id: a, game: toy, then: {stores: 4}}'],
    ['in the file', 'a.yaml', '{game: toy, cases: [{id: a, then: {stores: 4}}]}'],
    ['when asked for', 'a.yaml', '- {id: a, then: {stores: 4}}', 'toy'],
    ['in the path', 'games/toy/mine/a.yaml', '- {id: a, then: {stores: 4}}'],
    ['in its rules', 'a.yaml', good],
  ])('the game is named %s', async (_, path, text, game) => {
    expect(await check([file(path, text)], game === undefined ? {} : { game })).toBe(0);
  });

  test.each([
    ['- {id: a, then: {stores: 4}', /a\.yaml:\d+: not YAML/],
    ['- id: a\n  thn: {stores: 4}', /a\.yaml:1: "thn" is not known here/],
    [
      '- {id: a, game: chess, then: {stores: 4}}',
      new RegExp(`a\\.yaml:1: a: there is no game "chess"; known: ${games.map(({ id }) => id).join(', ')}`),
    ],
    ['- {id: a, then: {stores: 4}}', /a\.yaml:1: a: which game is it\?/],
  ])('%j cannot be checked', async (text, message) => {
    expect(await check([file('a.yaml', text), file('b.yaml', good)])).toBe(2);
    expect(err).toMatch(message);
    expect(out).toContain('1 passed, 0 failed');
  });

  test('what is not there cannot be checked', async () => {
    expect(await check([join(folder, 'none.yaml')])).toBe(2);
    expect(err).toContain('none.yaml: there is no such file or folder');
    expect(await check([folder])).toBe(2);
    expect(err).toContain('there are no case files (*.yaml) in this folder');
    expect(await check([])).toBe(2);
  });
});
