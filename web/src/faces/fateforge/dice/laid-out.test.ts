import { expect, it } from 'vitest';
import { laidOut, rolledBy } from './laid-out.ts';

const ROLLED = ['blue:shot', 'blue:focus', 'yellow:step', 'red:miss'];

it('dice that were spent stay where they lay', () => {
  expect(laidOut(['blue:shot', 'yellow:step', 'red:miss'], ROLLED)).toEqual([
    { id: 'blue:shot', place: 0 },
    { id: 'blue:focus', place: undefined },
    { id: 'yellow:step', place: 1 },
    { id: 'red:miss', place: 2 },
  ]);
});

it('a die that was turned keeps its place, and what a card gave lies behind the dice', () => {
  expect(laidOut(['blue:shot', 'yellow:step', 'red:hit', '+:shot'], ROLLED)).toEqual([
    { id: 'blue:shot', place: 0 },
    { id: 'blue:focus', place: undefined },
    { id: 'yellow:step', place: 1 },
    { id: 'red:hit', place: 2 },
    { id: '+:shot', place: 3 },
  ]);
});

it('only what was shown in this round counts', () => {
  const shows = { kind: 'shows', rule: 'FF-213', hero: 'rogue', results: ROLLED };
  expect(rolledBy('rogue', [shows])).toEqual(ROLLED);
  expect(rolledBy('rogue', [shows, { kind: 'round', rule: 'FF-190' }])).toEqual([]);
  expect(rolledBy('shaman', [shows])).toEqual([]);
});
