import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { leaderOf, makesDifference, readOptions } from './options.ts';
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

  test.each([
    ['constructor', { constructor: 1 }, 'has no option "constructor"'],
    ['__proto__', JSON.parse('{"__proto__": 1}'), 'has no option "__proto__"'],
    ['players in a list', { players: [2] }, 'is for 2 to 4 players'],
    ['players as nothing', { players: '' }, 'is for 2 to 4 players'],
    ['a number as nothing', { rounds: '' }, 'is a whole number from 3 to 9'],
    ['a list with holes', { heroes: Array(2) }, 'wants 2 different ones'],
  ])('refused from outside: %s', (_, given, message) => {
    expect(() => readOptions(game as Game, given)).toThrow(message);
  });

  test('a player may lead several figures, none of them twice, variants included', () => {
    const company: Game = {
      ...sketch(),
      players: { min: 1, max: 4 },
      options: { company: { kind: 'seats', values: ['a', 'b', 'c', 'd', 'd+c'], figures: [4, 4, 4, 4] } },
    } as unknown as Game;
    expect(readOptions(company, { players: 2 }).company).toEqual(['a', 'b', 'c', 'd']);
    expect(readOptions(company, { players: 3, company: 'a,b,c,d+c' }).company).toEqual([
      'a',
      'b',
      'c',
      'd+c',
    ]);
    expect(() => readOptions(company, { company: 'a,b,d,d+c' })).toThrow('wants 4 different ones');
    expect([0, 1, 2, 3].map((figure) => leaderOf(figure, 3))).toEqual([0, 1, 2, 0]);
  });

  test('a set takes any of its values, each once', () => {
    const known: Game = {
      ...sketch(),
      options: { known: { kind: 'set', values: ['a', 'b', 'c'], default: ['a'] } },
    } as unknown as Game;
    expect(readOptions(known, {}).known).toEqual(['a']);
    expect(readOptions(known, { known: '' }).known).toEqual([]);
    expect(readOptions(known, { known: 'c,b' }).known).toEqual(['c', 'b']);
    expect(() => readOptions(known, { known: ['b', 'b'] })).toThrow('wants any of a, b, c, each once');
  });

  test('a default is read like any other value', () => {
    const values = ['warden', 'warden+c', 'ranger', 'ranger+c'];
    const company = { ...sketch(), options: { company: { kind: 'seats', values } } } as unknown as Game;
    const chosen = readOptions(company, { players: 2 });
    expect(chosen.company).toEqual(['warden', 'ranger']);
    expect(readOptions(company, chosen)).toEqual(chosen);
    expect(() => readOptions(company, { players: 3 })).toThrow('wants 3 different ones');
    const wrong = {
      ...sketch(),
      options: { rounds: { kind: 'number', min: 3, max: 9, default: 12 } },
    } as unknown as Game;
    expect(() => readOptions(wrong, {})).toThrow('is a whole number from 3 to 9, not 12');
  });

  test('what JSON cannot say is refused too', () => {
    const round: unknown[] = [];
    round.push(round);
    expect(() => readOptions(game as Game, { map: round })).toThrow('is one of north, south, not a object');
    expect(() => readOptions(game as Game, { map: 1n })).toThrow('is one of north, south, not a bigint');
  });

  test('an option that only matters with others says with which', () => {
    const scene = {
      kind: 'choice',
      values: ['a', 'b'],
      default: 'a',
      onlyWith: { mode: ['single'] },
    } as const;
    expect(makesDifference(scene, { mode: 'single', players: 2 })).toBe(true);
    expect(makesDifference(scene, { mode: 'campaign', players: 2 })).toBe(false);
    const alone = { kind: 'flag', default: true, onlyWith: { players: [1], mode: ['single'] } } as const;
    expect(makesDifference(alone, { mode: 'single', players: 1 })).toBe(true);
    expect(makesDifference(alone, { mode: 'single', players: 2 })).toBe(false);
    expect(makesDifference({ kind: 'flag', default: true }, {})).toBe(true);
  });
});
