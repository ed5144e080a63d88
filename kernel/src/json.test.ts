import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countValues, hashState, isSameJson, notPlain, outOfBounds } from './json.ts';

test('the same data is the same whatever the order of its keys, and with keys that are undefined', () => {
  expect(isSameJson({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null, d: undefined }] })).toBe(
    true,
  );
  for (const other of [{ a: 1 }, [], null, 'a', { a: undefined }])
    expect(isSameJson({ b: 1 }, other)).toBe(false);
});

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
    expect(isSameJson(one, other)).toBe(false);
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

describe('what a loader takes', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

  test.each<[found: string | undefined, value: unknown]>([
    [undefined, { list: Array(10_000).fill(0), far: -1e9, deep: nested(50) }],
    ['state.hash: 3000000000', { hash: 3_000_000_000 }],
    ['state.list: 10001 items', { list: Array(10_001).fill(0) }],
    ['state.text: a text of 10001', { text: 'x'.repeat(10_001) }],
    ['state: a key "__proto__"', JSON.parse('{"__proto__": 1}')],
  ])('%s', (found, value) => {
    expect(outOfBounds(value)).toBe(found);
  });

  test('is not nested deeper than a save may be', () => {
    expect(outOfBounds(nested(70))).toMatch(/more than 56 levels/);
  });

  test('is counted before it is parsed', () => {
    const values = [1, 'a,b', ['x', '\\', '"[', {}], { a: null, b: [] }];
    expect(countValues(JSON.stringify(values), 100)).toBe(countValues(JSON.stringify(values, null, 2), 100));
    expect(countValues(JSON.stringify([1, 2, 3]), 100)).toBe(4);
    expect(countValues(JSON.stringify(['a,b,c\\"[[[[']), 100)).toBe(2);
    expect(countValues('[],'.repeat(1000), 100)).toBe(101);
    expect(countValues('"never ends', 100)).toBe(1);
  });
});
