import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRandomState, isSeed, Random, seedOf128 } from './chance.ts';

const rolls = (random: Random, count = 20) => Array.from({ length: count }, () => random.below(1000));

test('the same seed gives the same stream, another seed another one', () => {
  expect(rolls(Random.fromSeed(1))).toEqual(rolls(Random.fromSeed(1)));
  expect(rolls(Random.fromSeed(1))).not.toEqual(rolls(Random.fromSeed(2)));
  expect(rolls(Random.fromSeed('a'))).toEqual(rolls(Random.fromSeed('a')));
});

test('a stored stream goes on where it was', () => {
  const random = Random.fromSeed(1);
  rolls(random);
  const stored = JSON.parse(JSON.stringify(random.state()));
  expect(rolls(Random.fromState(stored))).toEqual(rolls(random));
});

test('a copy does not move the original', () => {
  const random = Random.fromSeed(1);
  const next = rolls(random.copy());
  expect(rolls(random)).toEqual(next);
});

test('a stream that was split off does not depend on how far the other is read', () => {
  const [one, other] = [Random.fromSeed(1), Random.fromSeed(1)];
  const [split, splitToo] = [one.split(), other.split()];
  rolls(other);
  expect(rolls(splitToo)).toEqual(rolls(split));
  expect(rolls(one)).not.toEqual(rolls(split));
});

test('every face is about equally likely', () => {
  const random = Random.fromSeed(1);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = random.below(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  // 10,000 each; 500 are more than five standard deviations.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('numbers keep their bounds and a shuffle keeps its items', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
      const random = Random.fromSeed(seed);
      const items = [...Array(n).keys()];
      random.shuffle(items);
      const [below, fraction] = [random.below(n), random.fraction()];
      return (
        below >= 0 &&
        below < n &&
        fraction >= 0 &&
        fraction < 1 &&
        items.toSorted((a, b) => a - b).every((x, i) => x === i)
      );
    }),
  );
});

test('a seed of 128 bits counts with all of them', () => {
  const seed = seedOf128([1, 2, 3, 4]);
  expect(seed).toBe('00000001000000020000000300000004');
  const others = [0, 1, 2, 3].map((word) => seedOf128([1, 2, 3, 4].map((n, i) => (i === word ? n + 8 : n))));
  const streams = [seed, ...others].map((one) => rolls(Random.fromSeed(one)).join());
  expect(new Set(streams).size).toBe(5);
  expect(isSeed(Random.fromSeed(seed).seed())).toBe(true);
  expect(rolls(Random.fromSeed('0'.repeat(32)))).not.toEqual(Array(20).fill(0));
});

test('of 200,000 seeds of 128 bits no two give the same stream', () => {
  const random = Random.fromSeed(1);
  const streams = new Set<string>();
  for (let i = 0; i < 200_000; i++) streams.add(Random.fromSeed(random.seed()).state().join());
  expect(streams.size).toBe(200_000);
});

test.each([[[0, 0, 0, 0]], [[1, 2, 3]], [[1, 2, 3, 0.5]], [[1, 2, 3, 2 ** 40]], ['1234']])(
  'a generator cannot go on from %j',
  (state) => {
    expect(isRandomState(state)).toBe(false);
  },
);
