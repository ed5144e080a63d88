import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './whole-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written anew', () => {
  const file = join(folder, 'table.json');
  for (const text of ['one', 'two']) {
    writeWhole(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('a link stays, and what it leads to is written', () => {
  const [file, link] = [join(folder, 'table.json'), join(folder, 'link')];
  writeFileSync(file, 'one');
  symlinkSync(file, link);
  writeWhole(link, 'two');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('a pipe and a folder are refused and stay', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  for (const path of [pipe, folder]) expect(() => writeWhole(path, 'text')).toThrow('no regular file');
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});
