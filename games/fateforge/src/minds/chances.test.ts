import { Random, readOptions, start } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { copy } from '../copy.ts';
import { fateforge } from '../fateforge.ts';
import { boardFor } from '../rules/board.ts';
import type { Fateforge } from '../state.ts';
import { chances } from './chances.ts';
import { outlookOf } from './outlook.ts';
import { threatTo } from './threat.ts';
import { walking } from './walk.ts';

const begun = (scene: string): Fateforge => {
  const options = readOptions(fateforge, { scene, players: 3, heroes: ['mercenary', 'shaman', 'rogue'] });
  return start(fateforge, options, Random.fromSeed(1)).table.state;
};

function prospects(s: Fateforge, change: (other: Fateforge) => void = () => {}): number {
  const other = copy(s);
  change(other);
  const outlook = outlookOf(other, -1);
  return chances(other, outlook, threatTo(other, outlook)).all;
}

const zone = (s: Fateforge, name: string): number => boardFor(s.board).map.zones.get(name) as number;

test('time that runs out far from a leader costs prospects: nobody waits', () => {
  const s = begun('c05');
  const inRound = (round: number, at: string) =>
    prospects(s, (other) => {
      other.round = round;
      for (const h of other.heroes) h.zone = zone(s, at);
    });
  expect(inRound(2, 'a')).toBeLessThan(inRound(1, 'a') - 0.1);
  expect(inRound(3, 'a')).toBeLessThan(inRound(2, 'a'));
  expect(inRound(3, 'c')).toBeGreaterThan(inRound(3, 'a') + 0.1);
});

test('what lies behind a door can be reached, by who opens it', () => {
  const s = begun('c10');
  const walk = walking(s);
  expect(walk(zone(s, 'd'), zone(s, 'h'))).toBeGreaterThan(2);
  expect(walk(zone(s, 'd'), zone(s, 'h'))).toBeLessThan(6);
  expect(prospects(s)).toBeGreaterThan(0.1);
});

test('a guard falls before whom it guards: with less time for both', () => {
  const s = begun('c05');
  const without = prospects(s, (other) => {
    other.enemies = other.enemies.filter(({ id }) => id !== 'halberdier-1');
  });
  expect(without).toBeGreaterThan(prospects(s));
});
