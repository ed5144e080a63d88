import { expect, test } from 'vitest';
import type { Result } from '../store/results.ts';
import { difficultyOptions, inOrderOf, luckIn, tallyBy } from './tally.ts';

const result = (won: boolean, more: Partial<Result> = {}): Result => ({
  game: 'toy',
  won,
  rounds: 3,
  options: { players: 2 },
  people: [],
  ...more,
});

test('wins are counted by whatever results have in common, each once', () => {
  const results = [
    result(true, { people: ['Mara', 'Mara'] }),
    result(false, { people: ['Mara', 'Jón'] }),
    result(true),
  ];
  expect(tallyBy(results, ({ people }) => people)).toEqual([
    { id: 'Mara', played: 2, won: 1 },
    { id: 'Jón', played: 1, won: 0 },
  ]);
});

test('what makes a game harder are its choices and levers, not its heroes or fine points', () => {
  const options = {
    heroes: { kind: 'seats', values: ['a'] },
    adventure: { kind: 'choice', values: ['x'], default: 'x' },
    hungry: { kind: 'flag', default: false, effect: 'harder' },
    kit: { kind: 'flag', default: true },
    coin: { kind: 'choice', values: ['x'], default: 'x', fine: true },
  } as const;
  expect(difficultyOptions({ options })).toEqual(['adventure', 'hungry']);
});

test('values come in the game’s order', () => {
  const tallies = ['gone', 'b', 'a'].map((id) => ({ id, played: 1, won: 0 }));
  expect(inOrderOf(tallies, ['a', 'b']).map(({ id }) => id)).toEqual(['a', 'b', 'gone']);
});

test('luck is what came, of what was to be expected, over all dice', () => {
  const lucky = result(true, { luck: { got: 30, expected: 20 } });
  expect(luckIn([lucky, result(false, { luck: { got: 20, expected: 30 } }), result(true)])).toBe(1);
  expect(luckIn([lucky])).toBe(1.5);
  expect(luckIn([result(true)])).toBeUndefined();
});
