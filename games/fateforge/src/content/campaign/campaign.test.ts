import { describe, expect, test } from 'vitest';
import { readEffect } from '../../story/effects.ts';
import { isScene, MAKE_UPS, SCENES } from '../index.ts';
import { EXPLORATIONS, explorationOf, PLACES, placeOf } from './city.ts';
import { TRAIT_GRANTS, VICTORY_REWARDS } from './economy.ts';
import { LOCATIONS } from './locations.ts';
import { OUTCOMES, REWARDS } from './outcomes.ts';
import { bandFor, FACTIONS, PEOPLE } from './people.ts';
import { QUESTS } from './quests.ts';
import {
  actOf,
  BEGINNINGS,
  entriesOfAct,
  isActStart,
  kindOf,
  restsBefore,
  SCHEDULE,
  TOKENS,
} from './schedule.ts';
import { STORY_CARDS } from './story-cards.ts';

const entries = SCHEDULE.flatMap((entry) => entry.split('|'));
const of = (kind: string): string[] => entries.filter((entry) => kindOf(entry) === kind);

describe('the schedule of the Silent Bell', () => {
  test('has 17 nodes, 17 fights on a way, 8 rests and 3 Acts [FF-001, FF-002]', () => {
    expect(of('story')).toHaveLength(17);
    expect(SCHEDULE.filter((entry) => kindOf(entry) === 'fight')).toHaveLength(17);
    expect(of('rest')).toEqual(Object.keys(TOKENS));
    expect(of('fight').every(isScene)).toBe(true);
    expect([1, 2, 3].map((act) => entriesOfAct(act as 1 | 2 | 3).length)).toEqual([16, 15, 12]);
    expect(BEGINNINGS).toHaveLength(entries.length - 1);
  });

  test('the bar of an Act marks stories that lead to a fight, and rests [FF-003, FF-004, FF-005]', () => {
    const bar = entriesOfAct(1).map((at) => kindOf(SCHEDULE[at] ?? ''));
    expect(bar.join(' ')).toBe(
      'story fight story fight story rest story fight story fight rest story fight fight story rest',
    );
  });

  test('a rest comes after two or three fights [FF-008]', () => {
    let fights = 0;
    const between: number[] = [];
    for (const entry of SCHEDULE) {
      if (kindOf(entry) === 'fight') fights++;
      if (kindOf(entry) !== 'rest') continue;
      between.push(fights);
      fights = 0;
    }
    expect(between).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });

  test('every Act ends with its boss, and the next one begins after a rest [FF-014]', () => {
    const starts = [...SCHEDULE.keys()].filter(isActStart);
    expect(starts.map((at) => SCHEDULE[at])).toEqual(['1.0', '2.0', '3.0']);
    expect(starts.map(actOf)).toEqual([1, 2, 3]);
    expect(starts.map(restsBefore)).toEqual([0, 3, 6]);
  });
});

const orders = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));

function wayThrough(places: readonly string[], blocked: readonly string[]): number {
  return places.slice(1).reduce((sum, to, k) => {
    const reached = new Map([[places[k] ?? '', 0]]);
    for (const [place, n] of reached)
      for (const next of Object.values(placeOf(place).ways))
        if (!reached.has(next) && !blocked.includes(`${place}:${next}`)) reached.set(next, n + 1);
    return sum + (reached.get(to) ?? Number.POSITIVE_INFINITY);
  }, 0);
}

describe('the city', () => {
  test('has 24 places and 39 streets, which lead both ways', () => {
    expect(PLACES).toHaveLength(24);
    const streets = PLACES.flatMap(({ id, ways }) => Object.values(ways).map((to) => [id, to]));
    expect(streets).toHaveLength(2 * 39);
    for (const [from = '', to = ''] of streets) expect(Object.values(placeOf(to).ways)).toContain(from);
  });

  test.each(EXPLORATIONS.map(({ id }) => id))('%s can be walked within its budget', (id) => {
    const { start, goal, via, budget, blocked } = explorationOf(id);
    const steps = Math.min(...orders(via).map((order) => wayThrough([start, ...order, goal], blocked)));
    expect(steps).toBeLessThan(budget);
  });
});

describe('what fights and side quests bring', () => {
  test('every fight has an outcome, and every tag is understood [FF-010]', () => {
    expect(Object.keys(OUTCOMES).sort()).toEqual([...SCENES, ...MAKE_UPS].map(({ id }) => id).sort());
    const tags = Object.values(OUTCOMES).flatMap(({ won, lost, partly }) => [
      ...won,
      ...lost,
      ...(partly?.tags ?? []),
    ]);
    for (const tag of [...tags, ...Object.values(REWARDS).flat()])
      expect(() => readEffect(tag)).not.toThrow();
    expect(MAKE_UPS.map(({ id }) => id)).toEqual(
      Object.values(OUTCOMES).flatMap(({ makeUp }) => makeUp ?? []),
    );
  });

  test('there are ten side quests with a threat of 1 to 4 [FF-358]', () => {
    expect(QUESTS).toHaveLength(10);
    expect([...new Set(QUESTS.map(({ threat }) => threat))].sort()).toEqual([1, 2, 3, 4]);
    expect(QUESTS.every(({ life }) => life === 2 || life === 3)).toBe(true);
    expect(Object.keys(REWARDS)).toEqual(QUESTS.map(({ id }) => id));
  });

  test('there are twelve locations, five of them from the start [FF-352]', () => {
    expect(LOCATIONS).toHaveLength(12);
    expect(LOCATIONS.filter(({ open }) => open.kind === 'start')).toHaveLength(5);
    expect(LOCATIONS.filter(({ shop }) => shop)).toHaveLength(4);
  });

  test('sixteen story cards, five rewards for victory, four traits for points [FF-275, FF-338]', () => {
    expect(STORY_CARDS).toHaveLength(16);
    expect(VICTORY_REWARDS.map(({ at }) => at)).toEqual([3, 6, 9, 12, 15]);
    expect(TRAIT_GRANTS.map(({ at }) => at)).toEqual([4, 9, 15, 22]);
  });
});

test('five factions and ten people have an opinion, and each number a name [FF-342]', () => {
  expect([FACTIONS.length, PEOPLE.length]).toEqual([5, 10]);
  expect([-5, -3, -2, -1, 0, 1, 2, 3, 5].map(bandFor)).toEqual([
    'hostile',
    'hostile',
    'wary',
    'wary',
    'neutral',
    'friendly',
    'friendly',
    'trusted',
    'trusted',
  ]);
});
