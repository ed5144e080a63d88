import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashState, notPlain } from './json.ts';

describe('the hash of a state', () => {
  test('does not depend on the order of keys', () => {
    expect(hashState({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(hashState({ b: [2, { d: 4, c: 3 }], a: 1 }));
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [{ a: '1' }, { a: 1 }],
    [{ a: null }, {}],
    [[], {}],
    [0.5, 0.25],
    [
      [true, false],
      [false, true],
    ],
  ])('%j is not %j', (one, other) => {
    expect(hashState(one)).not.toBe(hashState(other));
  });

  test('survives JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => hashState(JSON.parse(JSON.stringify(value))) === hashState(value),
      ),
    );
  });
});

describe('what is not plain JSON is found by its path', () => {
  class Hero {}
  test.each<[found: string, value: unknown]>([
    ['state.map: a Map', { map: new Map() }],
    ['state.list[1]: a Set', { list: [0, new Set()] }],
    ['state.when: a Date', { when: new Date(0) }],
    ['state.hero: a Hero', { hero: new Hero() }],
    ['state.act: a function', { act: () => 0 }],
    ['state.hit: undefined', { hit: undefined }],
    ['state.odds: NaN', { odds: Number.NaN }],
    ['state.far: Infinity', { far: Number.POSITIVE_INFINITY }],
  ])('%s', (found, value) => {
    expect(notPlain(value)).toBe(found);
  });

  test('nothing in any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => notPlain(JSON.parse(JSON.stringify(value))) === undefined),
    );
  });
});
