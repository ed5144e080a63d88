import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const ring = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

it('goes once around a hex, and around hexes that lie together', () => {
  expect(outlineOf([{ q: 0, r: 0 }]).map((loop) => loop.length)).toEqual([6]);
  expect(outlineOf([{ q: 0, r: 0 }, ...ring]).map((loop) => loop.length)).toEqual([18]);
});

it('goes around a hole, and around each of two groups', () => {
  const lengths = (hexes: Parameters<typeof outlineOf>[0]) =>
    outlineOf(hexes)
      .map((loop) => loop.length)
      .sort((a, b) => a - b);
  expect(lengths(ring)).toEqual([6, 18]);
  expect(
    lengths([
      { q: 0, r: 0 },
      { q: 5, r: 0 },
    ]),
  ).toEqual([6, 6]);
});
