import { describe, expect, test } from 'vitest';
import { MAKE_UPS, QUESTLINES, SCENES } from '../../src/content/index.ts';
import { botNamed } from './bots.ts';
import { fight } from './fight.ts';

const PROFILES = ['story', 'standard', 'heroic'];

describe('fights played at random come to an end, and no invariant breaks', () => {
  test('in every scene, with every size of the party and every profile', () => {
    const problems = [...SCENES, ...MAKE_UPS].flatMap(({ id }, k) =>
      [1, 2, 3, 4].flatMap((players) => {
        const profile = PROFILES[(k + players) % PROFILES.length];
        const { problem } = fight(
          { scene: id, players, profile },
          botNamed('random'),
          40 * k + players,
          true,
        );
        return problem === '' ? [] : [`${id} ${players} ${profile}: ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  }, 60_000);

  test('in every questline', () => {
    const problems = QUESTLINES.flatMap(({ id }, k) =>
      [1, 2, 3, 4].flatMap((players) => {
        const { problem } = fight(
          { mode: 'battle', questline: id, players },
          botNamed('random'),
          50 * k + players,
          true,
        );
        return problem === '' ? [] : [`${id} ${players}: ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  }, 60_000);
});

describe('a party that plays well', () => {
  test('wins where one that does nothing, or only at random, does not', () => {
    const won = (bot: string): number =>
      [1, 2, 3, 4, 5, 6].filter((seed) => fight({ scene: 's02', players: 2 }, botNamed(bot), seed).won)
        .length;
    expect(won('idle')).toBe(0);
    expect(won('random')).toBeLessThan(4);
    expect(won('hasty')).toBeGreaterThan(4);
  }, 60_000);
});
