import { isSeed } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { newSeed, readSeed } from './seed.ts';

test('a new seed has 128 bits, and is another one each time', () => {
  const [one, other] = [newSeed(), newSeed()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
  expect(readSeed(one)).toBe(one);
});

test('a seed in an address is a number or a word', () => {
  expect(readSeed('7')).toBe(7);
  expect(readSeed('123456789')).toBe(123456789);
  expect(readSeed('Winter-2')).toBe('Winter-2');
  for (const text of ['', 'two words', '-', 'x'.repeat(65), '1.5', '<b>']) {
    const seed = readSeed(text);
    expect(seed === undefined || isSeed(seed)).toBe(true);
  }
  expect(readSeed('')).toBeUndefined();
  expect(readSeed('two words')).toBeUndefined();
  expect(readSeed('x'.repeat(65))).toBeUndefined();
});
