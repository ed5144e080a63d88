import { Random } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { crossing, type Try, where } from './curve.ts';

/** Tries of something that is lost in `part` of all cases at `at`, and oftener by this slope. */
function tried(part: number, at: number, slope: number, from: number, to: number): Try[] {
  const random = Random.fromSeed('tries');
  return Array.from({ length: 4000 }, () => {
    const here = from + (to - from) * random.fraction();
    const odds = Math.log(part / (1 - part)) + slope * (here - at);
    return { at: here, lost: random.fraction() < 1 / (1 + Math.exp(-odds)) };
  });
}

test('a fight that is too soft becomes harder, by as much as is missing', () => {
  const tries = tried(0.08, 0.5, 4, 0.1, 0.6);
  expect(where(tries, 0.08, 0.2)).toBeCloseTo(0.5, 1);
  expect(where(tries, 0.08, 0.8)).toBeCloseTo(0.5, 1);
});

test('without tries a fight stays as it is, and a few tries do not carry it far', () => {
  expect(where([], 0.05, 0.7)).toBeCloseTo(0.7);
  expect(where([{ at: 0.7, lost: true }], 0.05, 0.7)).toBeGreaterThan(0.35);
});

test('a whole adventure meets its aim where the curve says', () => {
  expect(crossing(tried(0.4, 0.05, 5.5, -0.1, 0.1), 0.4)).toBeCloseTo(0.05, 1);
});
