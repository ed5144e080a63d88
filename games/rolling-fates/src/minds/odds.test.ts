import { expect, test } from 'vitest';
import { facing } from '../testing/table.ts';
import { weighKeeps } from './keeps.ts';
import { chancesOf, handOf } from './odds.ts';

const brakka = (hero: object) =>
  facing({ 'gutter-imp': {} }, { dice: [2, 2, 4, 5, 6], luck: 6, ...hero }).hero('brakka');

test('RF-044: the chance of each ability for a chosen keep', () => {
  const chances = chancesOf(brakka({}), false, [0, 1]);
  expect(chances.map(({ ability }) => ability)).toEqual([
    'chip',
    'maul',
    'crackstone',
    'rockfall',
    'seam-finder',
  ]);
  expect(chances.map(({ chance }) => Math.round(100 * chance))).toEqual([100, 100, 44, 7, 100]);
});

test('Wild Talent and the Quicksilver Band count', () => {
  const plain = chancesOf(brakka({ luck: 5 }), false, [0, 1]);
  expect(plain.at(-1)?.chance).toBe(0);
  const wild = chancesOf(brakka({ luck: 5, traits: ['wild-talent'] }), false, [0, 1]);
  expect(wild.at(-1)?.chance).toBeCloseTo(1, 10);
  const band = chancesOf(brakka({ treasures: ['quicksilver-band'] }), false, [0, 1]);
  expect(band[2]?.chance).toBeGreaterThan(plain[2]?.chance ?? 1);
});

test('a hand knows what cards do to the Fate Phase', () => {
  const worth = () => 1;
  expect(handOf(brakka({ traits: ['jinxed'] }), false, worth)).toMatchObject({ mostKept: 3, rerolls: 0 });
  const hand = handOf(brakka({ treasures: ['hourglass-of-ash', 'firepot'] }), false, worth);
  expect(hand.rerolls).toBe(1);
  expect(hand.purchases.map(({ once }) => once)).toEqual([false, false, false, false, false, true]);
  expect(weighKeeps(hand)[0]?.worth).toBeGreaterThan(4);
});
