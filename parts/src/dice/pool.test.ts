import { expect, it } from 'vitest';
import { countFaces } from './pool.ts';

const rolled = ['hit', 'rune', 'hit', 'miss'] as const;

it.each([
  ['one kind of face', ['hit'], 2],
  ['two kinds together', ['hit', 'rune'], 3],
  ['a kind that was not rolled', ['cover'], 0],
  ['no kind', [], 0],
] as const)('counts %s', (_, faces, count) => {
  expect(countFaces<string>(rolled, ...faces)).toBe(count);
});
