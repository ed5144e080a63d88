import { expect, it } from 'vitest';
import { botsBySeat } from './bots-by-seat.ts';

it.each([
  ['hasty', ['hasty', 'hasty', 'hasty']],
  ['1=planner:50,2=hasty,3=random', ['planner:50', 'hasty', 'random']],
  ['hasty, 2=greedy', ['hasty', 'greedy', 'hasty']],
])('reads %s', (text, bots) => {
  expect(botsBySeat(text, 3)).toEqual(bots);
});

it('leaves out seats that are empty at this table, but not at the largest', () => {
  expect(botsBySeat('hasty,4=greedy', 2, 4)).toEqual(['hasty', 'hasty']);
});

it.each([
  ['1=hasty', 'Seat 2 has no bot'],
  ['hasty,4=greedy', 'no seat 4'],
  ['hasty,0=greedy', 'no seat 0'],
  ['hasty,1=greedy,1=random', 'Seat 1 has two bots'],
  ['hasty,greedy', 'Two bots'],
  ['1=oracle,hasty', 'no bot "oracle"'],
  ['', 'no bot ""'],
])('refuses %s', (text, message) => {
  expect(() => botsBySeat(text, 3)).toThrow(message);
});
