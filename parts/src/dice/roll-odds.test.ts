import type { Die } from '@wyrdhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf } from '../odds/odds.ts';
import { rollOdds } from './roll-odds.ts';

const pips: Die = { id: 'd6', faces: ['1', '2', '3', '4', '5', '6'] };
const attack: Die<'hit' | 'miss' | 'rune'> = {
  id: 'attack',
  faces: ['hit', 'hit', 'hit', 'rune', 'miss', 'miss'],
};
const WORTH = { a: 0, b: 1, c: 1, d: 3, e: 2 };
type Face = keyof typeof WORTH;
const anyDie: fc.Arbitrary<Die<Face>> = fc.record({
  id: fc.constant('any'),
  faces: fc.array(fc.constantFrom<Face>('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 6 }),
});

describe('the odds of a roll', () => {
  it('of two dice: 7 in one of six rolls', () => {
    const odds = rollOdds(pips, 2, Number);
    expect(odds).toHaveLength(13);
    expect(odds[7]).toBeCloseTo(1 / 6, 15);
    expect(meanOf(odds)).toBeCloseTo(7, 12);
  });

  it('of a face that comes up half the time, with two dice', () => {
    const odds = rollOdds(attack, 2, (face) => (face === 'hit' ? 1 : 0));
    [0.25, 0.5, 0.25].forEach((chance, n) => {
      expect(odds[n]).toBeCloseTo(chance, 15);
    });
  });

  it('of no dice: nothing, for certain', () => {
    expect(rollOdds(pips, 0, Number)).toEqual([1]);
  });

  it.each([
    ['a die without faces', { id: 'blank', faces: [] }, 1, 'the die blank has no faces'],
    ['fewer than no dice', pips, -1, '-1 is no number of dice'],
    ['half a die', pips, 0.5, '0.5 is no number of dice'],
    ['a face worth less than 0', { id: 'bad', faces: ['-1'] }, 1, 'the face -1 of the die bad is worth -1'],
  ])('%s is refused', (_, die, n, complaint) => {
    expect(() => rollOdds(die, n, Number)).toThrow(complaint);
  });

  it('are what counting all rolls gives', () => {
    fc.assert(
      fc.property(anyDie, fc.integer({ min: 0, max: 4 }), (die, n) => {
        const rolls = allRolls(die.faces, n).map((faces) =>
          faces.reduce((sum, face) => sum + WORTH[face], 0),
        );
        rollOdds(die, n, (face) => WORTH[face]).forEach((chance, value) => {
          const counted = rolls.filter((sum) => sum === value).length;
          expect(chance).toBeCloseTo(counted / rolls.length, 12);
        });
      }),
    );
  });

  it('expect n dice to give n times one die', () => {
    fc.assert(
      fc.property(anyDie, fc.integer({ min: 0, max: 30 }), (die, n) => {
        const worth = (face: Face) => WORTH[face];
        expect(meanOf(rollOdds(die, n, worth))).toBeCloseTo(n * meanOf(rollOdds(die, 1, worth)), 9);
      }),
    );
  });
});

function allRolls<F>(faces: readonly F[], n: number): F[][] {
  if (n === 0) return [[]];
  return allRolls(faces, n - 1).flatMap((rest) => faces.map((face) => [...rest, face]));
}
