import type { Game, SeatsSpec } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test } from 'vitest';
import { figuresLedBy, playersWith, takeFigure, withPlayers } from './figures.ts';

const heroes: SeatsSpec = { kind: 'seats', values: ['a', 'b', 'c', 'd', 'e'], figures: [2, 2, 3, 4] };
const four: SeatsSpec = { ...heroes, figures: [4, 4, 4, 4] };
const game = (spec: SeatsSpec) =>
  ({ ...toy, players: { min: 1, max: 4 }, options: { heroes: spec } }) as Game;

describe('several figures for one player', () => {
  test('one alone leads two, four among three go round', () => {
    expect(figuresLedBy(0, heroes, 1, 1)).toEqual([0, 1]);
    expect([0, 1, 2].map((seat) => figuresLedBy(seat, four, 3, 1))).toEqual([[0, 3], [1], [2]]);
  });

  test('another number of players brings or takes figures', () => {
    const two = { players: 2, heroes: ['c', 'a'] };
    expect(withPlayers(game(heroes), two, 3)).toEqual({ players: 3, heroes: ['c', 'a', 'b'] });
    expect(withPlayers(game(heroes), two, 1)).toEqual({ players: 1, heroes: ['c', 'a'] });
    expect(withPlayers(game({ kind: 'seats', values: ['a', 'b'] }), two, 1).heroes).toEqual(['c']);
  });

  test('a list of figures tells how many play, where only one number fits', () => {
    expect(playersWith(game(heroes), heroes, 3)).toBe(3);
    expect(playersWith(game(heroes), heroes, 2)).toBeUndefined();
    expect(playersWith(game(heroes), { kind: 'seats', values: ['a', 'b'] }, 2)).toBe(2);
  });

  test('a figure that sits elsewhere changes places', () => {
    expect(takeFigure(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(takeFigure(['a', 'b'], 1, 'd')).toEqual(['a', 'd']);
  });
});
