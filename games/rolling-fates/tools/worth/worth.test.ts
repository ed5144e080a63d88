import { playerNamed } from '@wyrdhall/players';
import { expect, it } from 'vitest';
import { goThrough, has, stretchOf } from './stretch.ts';
import { meanOf, worthTable, Zones } from './worth.ts';

const hasty = playerNamed('hasty');

it('puts every hero first in every zone, with room for a card', () => {
  const series = Array.from({ length: 48 }, (_, i) => stretchOf(1, i, 2));
  const firsts = series.map(({ adventure, zone, heroes }) => `${adventure} ${zone} ${heroes[0]}`);
  expect(new Set(firsts).size).toBe(48);
  for (const { zone, heroes, treasures, traits } of series) {
    expect(new Set(heroes).size).toBe(2);
    expect(treasures.map((cards) => cards.length)).toEqual([zone + 1, zone + 1]);
    expect(traits.map((cards) => cards.length)).toEqual([zone, zone]);
    expect(new Set([...treasures, ...traits].flat()).size).toBe(4 * zone + 2);
  }
});

it('plays a zone with the same end each time', () => {
  const lives = [3, 3, 11, 19].map((index) => goThrough(stretchOf(1, index, 1), '', hasty).life);
  expect(lives[1]).toBe(lives[0]);
  expect(new Set(lives).size).toBeGreaterThan(1);
});

it('sees what a card is worth, and leaves out who has it anyway', { timeout: 60_000 }, () => {
  const zones = new Zones(hasty, 24, 1, 1);
  const knuckle = zones.worthOf('saints-knuckle');
  expect(knuckle.life.mean).toBeGreaterThan(1);
  const owners = Array.from({ length: 24 }, (_, i) => stretchOf(1, i, 1)).filter((at) => has(at, 'marked'));
  const marked = zones.worthOf('marked');
  expect(marked.zones).toBe(24 - owners.length);
  expect(marked.life).toEqual({ mean: 0, low: 0, high: 0 }); // Nobody else is there to be chosen.
});

it('lets somebody protect another one', () => {
  const gone = goThrough(stretchOf(1, 0, 2), 'shield-mate', hasty);
  expect(gone.life).toBeGreaterThanOrEqual(0);
});

it('gives means with intervals, and a table with the best first', () => {
  expect(meanOf([1, 3])).toEqual({ mean: 2, low: 2 - 1.96, high: 2 + 1.96 });
  const worth = (card: string, mean: number) => ({
    card,
    zones: 9,
    life: { mean, low: mean - 1, high: mean + 1 },
    through: { mean: -2, low: -4.04, high: 0.04 },
    best: ['sel', 'grum'],
  });
  expect(
    worthTable([worth('marked', -2), worth('firepot', 0.5)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| firepot | Treasure 1 | 9 | +0.50 | −0.50 to +1.50 | −2.0 | −4.0 to +0.0 | sel, grum |',
    '| marked | bad Trait | 9 | −2.00 | −3.00 to −1.00 | −2.0 | −4.0 to +0.0 | sel, grum |',
  ]);
});
