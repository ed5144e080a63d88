import { describe, expect, it } from 'vitest';
import { PHONE, rootOf, useHall } from './hall.ts';
import { takeByKey } from './keyboard.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

/** Where the machine is busy. */
const LONG = 150_000;

const ALONE = '/new/fateforge?players=1&heroes=forest-guard,rogue&scene=c01&seed=5&start=1';
/** Whoever acts uses results, in this order, and does not dwell on it. */
const BRISK = ['lift-curtain', 'ready', 'begin', 'shot', 'hit', 'step', 'end', 'leave'];

describe('a whole fight', () => {
  it('is played by the keyboard alone', { timeout: LONG }, async () => {
    const page = await visit(ALONE);
    await page.waitForSelector('.ff-map');
    await playOn(page, { prefers: BRISK, seed: 2, by: takeByKey });
    expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
  });

  it('is played on a phone', { timeout: LONG }, async () => {
    const page = await visit(ALONE, { size: PHONE, touch: true });
    await playOn(page, { prefers: BRISK, seed: 3 });
    expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
  });
});

/** Every size of the party, both modes, scenes with doors, portals, allies, bosses. */
const EVENINGS = [
  'players=1&heroes=shaman,mercenary&scene=c03',
  'players=2&heroes=nobleman,alchemist&scene=c10&screens=false',
  'players=3&heroes=rogue,shaman,mercenary&scene=c11&screens=false',
  'players=4&heroes=forest-guard,nobleman,alchemist,shaman&scene=c12&screens=false',
  'players=2&heroes=mercenary,rogue&mode=battle&questline=b2',
];

describe('a robot that knows no rules and clicks whatever is open', () => {
  it.each(EVENINGS.map((evening, i) => [evening, i] as const))(
    'comes to the end: %s',
    async (evening, i) => {
      const page = await visit(`/new/fateforge?${evening}&seed=${40 + i}&start=1`);
      // First by chance alone; then, so that it ends, turns are short.
      const prefers = ['lift-curtain', 'begin', 'done', 'leave'];
      await playOn(page, {
        seed: i + 1,
        most: 160,
        prefers,
      }).catch(async (error: unknown) => {
        if (!String(error).includes('No end after')) throw error;
        await playOn(page, { seed: i + 1, most: 900, prefers: [...prefers, 'ready', 'end'] });
      });
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
    },
    LONG,
  );
});
