import { expect, it } from 'vitest';
import { countFaces } from './pool.ts';

const rolled = ['hit', 'rune', 'hit', 'miss'];

it.each([
  ['a face that came up twice', 'hit', 2],
  ['a face that did not come up', 'cover', 0],
])('counts %s', (_, face, count) => {
  expect(countFaces(rolled, face)).toBe(count);
});
