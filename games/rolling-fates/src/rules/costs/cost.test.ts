import { describe, expect, test } from 'vitest';
import {
  any,
  both,
  exact,
  fullHouse,
  highStraight,
  lowStraight,
  luck,
  same,
  twoPairs,
} from '../../content/cost.ts';
import type { Cost } from '../../content/kinds.ts';
import { bagOf } from './bag.ts';
import { AMBIDEXTROUS, type Help, luckPays, QUICKSILVER, waysToPay } from './cost.ts';

const ways = (cost: Cost, dice: readonly number[], help: Help = 0, distinctGroups = false): string[] =>
  waysToPay(cost, bagOf(dice), help, distinctGroups)
    .map(({ name }) => name)
    .sort();

describe('what dice can pay', () => {
  test.each([
    { rule: 'RF-080', cost: any(1), dice: [6], pays: ['6'] },
    { rule: 'RF-080', cost: any(3), dice: [1, 2, 6, 6], pays: ['1-2-6', '1-6-6', '2-6-6'] },
    { rule: 'RF-080', cost: any(3), dice: [1, 2], pays: [] },
    { rule: 'RF-081', cost: same(2), dice: [3, 3, 5], pays: ['3-3'] },
    { rule: 'RF-081', cost: same(2), dice: [3, 3, 5, 5, 1], pays: ['3-3', '5-5'] },
    { rule: 'RF-081', cost: same(3), dice: [3, 3, 5, 5, 1], pays: [] },
    { rule: 'RF-082', cost: exact(1, 4), dice: [1, 4, 4, 6], pays: ['1-4'] },
    { rule: 'RF-082', cost: exact(5, 5), dice: [5, 5, 1, 2, 3], pays: ['5-5'] },
    { rule: 'RF-082', cost: exact(5, 5), dice: [5, 2, 2, 2, 3], pays: [] },
    { rule: 'RF-083', cost: twoPairs, dice: [3, 3, 5, 5, 1], pays: ['3-3-5-5'] },
    { rule: 'RF-084', cost: fullHouse, dice: [2, 2, 5, 5, 5], pays: ['2-2-5-5-5'] },
    { rule: 'RF-084', cost: fullHouse, dice: [2, 2, 5, 5, 6], pays: [] },
    { rule: 'RF-085', cost: lowStraight, dice: [2, 3, 4, 5, 6], pays: [] },
    { rule: 'RF-085', cost: highStraight, dice: [6, 5, 4, 3, 2], pays: ['2-3-4-5-6'] },
    { rule: 'RF-087', cost: both(same(2), exact(1)), dice: [1, 1, 1, 4, 4], pays: ['1-1-1', '1-4-4'] },
    { rule: 'RF-089', cost: any(1), dice: [3, 3, 3], pays: ['3'] },
    { rule: 'RF-090', cost: same(2), dice: [4, 4, 4], pays: ['4-4'] },
    { rule: 'RF-091', cost: twoPairs, dice: [4, 4, 4, 4], pays: ['4-4-4-4'] },
    { rule: 'RF-091', cost: fullHouse, dice: [4, 4, 4, 4, 4], pays: ['4-4-4-4-4'] },
  ])('$rule: $dice pay $pays', ({ cost, dice, pays }) => {
    expect(ways(cost, dice)).toEqual(pays);
  });

  test('RF-091: with distinct groups the groups show different values', () => {
    expect(ways(twoPairs, [4, 4, 4, 4], 0, true)).toEqual([]);
    expect(ways(fullHouse, [4, 4, 4, 4, 4], 0, true)).toEqual([]);
    expect(ways(twoPairs, [4, 4, 4, 2, 2], 0, true)).toEqual(['2-2-4-4']);
  });
});

describe('cards that help to pay', () => {
  test('the Quicksilver Band turns one die by one', () => {
    expect(ways(same(2), [2, 3, 6], QUICKSILVER)).toEqual(['3-2as3']);
    expect(ways(exact(1, 4), [1, 5, 6], QUICKSILVER)).toEqual(['1-5as4']);
    expect(ways(exact(1, 4), [2, 5, 6], QUICKSILVER)).toEqual([]);
    expect(ways(exact(6), [1, 1, 1], QUICKSILVER)).toEqual([]);
    // What needs no help stays as it is.
    expect(ways(any(1), [2, 3], QUICKSILVER)).toEqual(['2', '3']);
  });

  test('Ambidextrous pays one die fewer, but never none', () => {
    expect(ways(any(3), [1, 2], AMBIDEXTROUS)).toEqual(['1-2']);
    expect(ways(any(2), [1, 2], AMBIDEXTROUS)).toEqual(['1', '1-2', '2']);
    expect(ways(any(1), [1], AMBIDEXTROUS)).toEqual(['1']);
    expect(ways(same(2), [1], AMBIDEXTROUS)).toEqual([]);
  });
});

describe('the Luck die', () => {
  test('RF-086, RF-088: pays its own face and nothing else', () => {
    expect(luckPays(luck(4), 4, false)).toBe(true);
    expect(luckPays(luck(4), 5, false)).toBe(false);
    expect(luckPays(luck(4), 0, false)).toBe(false);
    expect(luckPays(any(1), 0, false)).toBe(true);
  });

  test('Wild Talent: one above or below', () => {
    expect([2, 3, 4, 5, 6].map((face) => luckPays(luck(4), face, true))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(luckPays(luck(1), 0, true)).toBe(false);
    expect(luckPays(luck(1), 6, true)).toBe(false);
  });
});
