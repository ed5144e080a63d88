import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { readOptions } from './options.ts';
import { sketch } from './testing/sketch.ts';

const game = {
  ...sketch(),
  players: { min: 2, max: 4 },
  options: {
    hungry: { kind: 'flag', default: false },
    rounds: { kind: 'number', min: 3, max: 9, default: 6 },
    map: { kind: 'choice', values: ['north', 'south'], default: 'north' },
    heroes: { kind: 'seats', values: ['embla', 'bjorn', 'alva', 'boldur'] },
  },
} as const satisfies Game;

describe('options', () => {
  test('that are not given are the usual ones', () => {
    expect(readOptions(game, {})).toEqual({
      players: 2,
      hungry: false,
      rounds: 6,
      map: 'north',
      heroes: ['embla', 'bjorn'],
    });
  });

  test('may come as words, as from a command line', () => {
    const words = { players: '3', hungry: 'yes', rounds: '4', map: 'south', heroes: 'alva,bjorn,embla' };
    expect(readOptions(game, words)).toEqual({
      players: 3,
      hungry: true,
      rounds: 4,
      map: 'south',
      heroes: ['alva', 'bjorn', 'embla'],
    });
  });

  test.each<[message: string, given: Record<string, unknown>]>([
    ['Sketch is for 2 to 4 players, not 5.', { players: 5 }],
    ['The option "hungry" is yes or no, not "perhaps".', { hungry: 'perhaps' }],
    ['The option "rounds" is a whole number from 3 to 9, not 2.5.', { rounds: 2.5 }],
    ['The option "map" is one of north, south, not "east".', { map: 'east' }],
    [
      'The option "heroes" wants 2 different ones of embla, bjorn, alva, boldur, not ["embla","embla"].',
      { heroes: ['embla', 'embla'] },
    ],
    ['Sketch has no option "colour". It has: players, hungry, rounds, map, heroes.', { colour: 'red' }],
  ])('refused: %s', (message, given) => {
    expect(() => readOptions(game, given)).toThrow(new Refusal(message));
  });
});
