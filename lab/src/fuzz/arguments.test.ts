import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const read = (args: string) => readArguments(args.split(' ').filter(Boolean), ['toy', 'ferry']);

describe('the arguments of fuzz', () => {
  test('all games, and as many as are usual', () => {
    expect(read('damaged')).toEqual({ what: 'damaged', games: ['toy', 'ferry'], count: 200_000, seed: 1 });
  });

  test('one game, so many, another seed', () => {
    expect(read('changes --game ferry --count 60 --seed 0')).toEqual({
      what: 'changes',
      games: ['ferry'],
      count: 60,
      seed: 0,
    });
  });

  test.each(['--help', '-h', 'changes --help'])('%s asks for help', (args) => {
    expect(read(args)).toBeUndefined();
  });

  test.each([
    ['', 'Say what to fuzz: changes, answers, damaged, crafted.'],
    ['saves', 'Say what to fuzz'],
    ['constructor', 'Say what to fuzz'],
    ['changes answers', 'One thing at a time: "answers" is too much.'],
    ['changes --game chess', 'There is no game "chess". There are: toy, ferry.'],
    ['changes --count many', '--count is a whole number from 1, not "many".'],
    ['changes --count 0', '--count is a whole number from 1, not "0".'],
    ['changes --seed 1.5', '--seed is a whole number from 0, not "1.5".'],
    ['changes --games toy', "Unknown option '--games'"],
    ['changes --game', 'argument missing'],
  ])('"%s" is refused: %s', (args, message) => {
    expect(() => read(args)).toThrow(message);
  });
});

describe('npm run fuzz', { timeout: 60_000 }, () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const fuzz = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], {
      encoding: 'utf8',
    });

  test('prints its usage where help is wanted', () => {
    const { status, stdout } = fuzz('--help');
    expect([status, stdout]).toEqual([0, expect.stringContaining('npm run fuzz -- WHAT')]);
  });

  test('ends with code 2 and its usage where an argument is wrong', () => {
    const { status, stdout, stderr } = fuzz('changes', '--speed', '9');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain("Unknown option '--speed'");
    expect(stderr).toContain('npm run fuzz -- WHAT');
    expect(stderr).not.toContain('    at ');
  });
});
