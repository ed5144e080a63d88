import type { Die } from '@wyrdhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chances, expectedValue } from './chances.ts';

const pips: Die = { id: 'd6', faces: ['1', '2', '3', '4', '5', '6'] };
const attack: Die<'hit' | 'miss' | 'rune'> = {
  id: 'attack',
  faces: ['hit', 'hit', 'hit', 'rune', 'miss', 'miss'],
};
const WORTH = { a: 0, b: 1, c: 1, d: 3, e: -2 };
type Face = keyof typeof WORTH;
const anyDie: fc.Arbitrary<Die<Face>> = fc.record({
  id: fc.constant('any'),
  faces: fc.array(fc.constantFrom<Face>('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 6 }),
});

describe('chances', () => {
  it('of two dice: 7 in one of six throws', () => {
    const of = chances(pips, 2, Number);
    expect(of.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(of[5]).toEqual({ value: 7, chance: 6 / 36 });
    expect(expectedValue(of)).toBeCloseTo(7, 12);
  });

  it('of a number of faces: at least one hit with two dice that hit on half their faces', () => {
    const hits = chances(attack, 2, (face) => (face === 'hit' ? 1 : 0));
    expect(hits).toEqual([
      { value: 0, chance: 0.25 },
      { value: 1, chance: 0.5 },
      { value: 2, chance: 0.25 },
    ]);
  });

  it('of no dice: nothing, for certain', () => {
    expect(chances(pips, 0, Number)).toEqual([{ value: 0, chance: 1 }]);
  });

  it('of 20 dice are exact to the rarest throw', () => {
    expect(chances(pips, 20, Number)[0]).toEqual({ value: 20, chance: 1 / 6 ** 20 });
  });

  it('of 100 dice still sum to 1', () => {
    const total = chances(pips, 100, Number).reduce((sum, { chance }) => sum + chance, 0);
    expect(total).toBeCloseTo(1, 12);
  });

  it.each([
    ['a die without faces', { id: 'blank', faces: [] }, 1, 'the die blank has no faces'],
    ['fewer than no dice', pips, -1, '-1 is no number of dice'],
    ['half a die', pips, 0.5, '0.5 is no number of dice'],
  ])('%s is refused', (_, die, n, complaint) => {
    expect(() => chances(die, n, Number)).toThrow(complaint);
  });

  it('are what counting all throws gives', () => {
    fc.assert(
      fc.property(anyDie, fc.integer({ min: 0, max: 4 }), (die, n) => {
        const throws = allThrows(die.faces, n).map((faces) =>
          faces.reduce((sum, face) => sum + WORTH[face], 0),
        );
        const counted = [...new Set(throws)]
          .sort((a, b) => a - b)
          .map((value) => ({ value, chance: throws.filter((sum) => sum === value).length / throws.length }));
        const of = chances(die, n, (face) => WORTH[face]);
        expect(of).toEqual(counted);
        expect(of.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(expectedValue(of)).toBeCloseTo(throws.reduce((a, b) => a + b, 0) / throws.length, 12);
      }),
    );
  });

  it('expect n dice to give n times one die', () => {
    fc.assert(
      fc.property(anyDie, fc.integer({ min: 0, max: 30 }), (die, n) => {
        const worth = (face: Face) => WORTH[face];
        expect(expectedValue(chances(die, n, worth))).toBeCloseTo(
          n * expectedValue(chances(die, 1, worth)),
          9,
        );
      }),
    );
  });
});

function allThrows<F>(faces: readonly F[], n: number): F[][] {
  if (n === 0) return [[]];
  return allThrows(faces, n - 1).flatMap((rest) => faces.map((face) => [...rest, face]));
}
