import { describe, expect, it } from 'vitest';
import { expectDrawn } from './drawn.ts';
import { DESKTOP, PHONE, rootOf, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const HEROES = ['brakka', 'sel', 'orrin', 'mirelle', 'tovik', 'ysolde', 'grum', 'quill'];
const ADVENTURES = ['sump', 'toll-road', 'candles', 'clockmaker', 'ash-stair', 'crown'];

/** Eight evenings: every adventure, every hero, one to four of them, both modes, all kinds of rules. */
const games = Array.from({ length: 8 }, (_, i) => {
  const players = (i % 4) + 1;
  const heroes = Array.from({ length: players }, (_hero, seat) => HEROES[(i * 3 + seat * 5) % HEROES.length]);
  const rules = [
    '',
    '&intents=true',
    '&mode=companion',
    '&mercy=mercy&distinctGroups=true',
    '&statusRemoval=coin',
  ];
  return `heroes=${heroes}&adventure=${ADVENTURES[i % ADVENTURES.length]}&seed=${100 + i}${rules[i % rules.length]}`;
});

describe('a robot that knows no rules and clicks whatever is open', () => {
  it.each(games.map((game, i) => [game, i] as const))(
    'comes to the end of an adventure: %s',
    async (game, i) => {
      const page = await visit(`/new/rolling-fates?${game}&start=1`, { size: i % 3 === 2 ? PHONE : DESKTOP });
      // Beside a real table an evening ends when somebody says that a hero has fallen.
      const prefers = game.includes('companion') ? ['ready', 'onward'] : ['onward', 'done'];
      await playOn(page, {
        seed: i + 1,
        prefers: i % 2 === 0 ? prefers : prefers.slice(0, 1),
        most: 3000,
        every: 60,
        check: expectDrawn,
      });
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
    },
    400_000,
  );
});
