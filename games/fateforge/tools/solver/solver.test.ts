import { describe, expect, test } from 'vitest';
import { acting } from '../../src/minds/outlook.ts';
import { solve } from '../../src/minds/solver.ts';
import { exhaustive } from './exhaustive.ts';
import { positions, SMALL } from './positions.ts';

const SEED = 7;

describe('the solver of a hero’s turn', () => {
  test('finds what trying all answers finds, on small turns', () => {
    const short = positions(SMALL, 12, 5).flatMap((s) => {
      const best = exhaustive(s, acting(s), SEED, 60_000);
      const found = solve(s, undefined, SEED).lines[0]?.worth ?? -Infinity;
      return best !== undefined && best - found > 1e-6 ? [best - found] : [];
    });
    expect(short).toEqual([]);
  }, 60_000);

  test('gives different ends, the best first, within its budget', () => {
    const [s] = positions(SMALL, 1, 9);
    if (!s) throw new Error('There is no position.');
    const { lines, runs } = solve(s, { least: 40, most: 40 }, SEED);
    const worths = lines.map(({ worth }) => worth);
    expect(new Set(worths).size).toBe(worths.length);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(runs).toBeLessThan(140);
  });
});
