import { describe, expect, it } from 'vitest';
import { expectDrawn } from './drawn.ts';
import { DESKTOP, PHONE, rootOf, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

/** Alone and with bots, on large screens and small ones. */
const games: readonly string[] = [
  'grimheim?heroes=alva&seed=21',
  'grimheim?heroes=embla&seed=22&monsterDie=true',
  'grimheim?heroes=boldur,bjorn&seats=human,random&seed=23',
  'toy?players=1&seed=31',
  'toy?players=2&seats=human,greedy&seed=33',
  'toy?players=3&seats=random,human,greedy&seed=37',
];

describe('a robot that knows no rules and clicks whatever is open', () => {
  it.each(games.map((game, i) => [game, i] as const))(
    'comes to an end: %s',
    async (game, i) => {
      const page = await visit(`/new/${game}&start=1`, { size: i % 3 === 2 ? PHONE : DESKTOP });
      let looked = 0;
      const check = async () => {
        if (await expectDrawn(page)) looked++;
      };
      await playOn(page, { seed: i + 1, prefers: i % 2 === 0 ? [] : ['end'], every: 5, check });
      expect(looked, 'how often the board was compared with the view').toBeGreaterThan(0);
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
    },
    150_000,
  );
});
