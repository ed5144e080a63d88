import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, rootOf, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

/** Bjorn attacks for the first time, with hands that may slip. */
async function toARoll(place: string, size = { width: 1180, height: 820 }): Promise<Page> {
  const before = (page: Page) =>
    page.addInitScript(() => localStorage.setItem('wyrdhall-comfort', '{"speed":"instant"}'));
  const page = await visit(place, { size, hands: true, before });
  const prefers = ['action:attack', 'no', 'end', 'done'];
  await playOn(page, { seed: 2, prefers, until: ({ question }) => question === 'roll' });
  await page.waitForSelector(':root:not([data-settling]) .own-dice', { state: 'attached' });
  return page;
}

const GRIMHEIM = '/new/grimheim?heroes=bjorn&seed=7&dice=own&start=1';

const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.own-dice .button, .dice-done')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );
const leftOn = (page: Page) => page.locator('.dice-done').innerText();

describe('the players’ own dice', () => {
  it.each([
    ['desktop', undefined],
    ['phone', PHONE],
  ] as const)(
    'are entered with a tap each, on faces that do not move, and the last one gives them: %s',
    async (_, size) => {
      const page = await toARoll(GRIMHEIM, size);
      const { revision } = await rootOf(page);
      const before = await boxesOf(page);
      expect(await page.locator('.own-dice .die').count()).toBe(4);
      const all = Number.parseInt(await leftOn(page), 10);
      expect(all).toBeGreaterThan(2);
      // The finger stays where it is.
      await page.click('.own-dice [data-option=ringed]');
      expect(await leftOn(page)).toBe(`${all - 1} more`);
      expect(await boxesOf(page)).toEqual(before);
      await page.mouse.down();
      await page.mouse.up();
      expect(await leftOn(page)).toBe(`${all - 2} more`);
      expect(await page.locator('.own-die-count').innerText()).toBe('2×');
      await page.click('.own-dice .wipe');
      expect(await leftOn(page)).toBe(`${all - 1} more`);
      for (let i = 1; i < all; i++) await page.click('.own-dice [data-option=rune]');
      // Also the last one can be taken back.
      expect(await leftOn(page)).toBe('That’s what we rolled');
      expect(await boxesOf(page)).toEqual(before);
      await page.click('.own-dice .wipe');
      expect(await leftOn(page)).toBe('1 more');
      await page.waitForTimeout(1600);
      expect((await rootOf(page)).revision).toBe(revision);
      await page.click('.own-dice [data-option=hit]');
      await expect.poll(async () => (await rootOf(page)).revision, { timeout: 5000 }).not.toBe(revision);
    },
  );

  it('are entered and taken back by keys, and Enter gives them at once', async () => {
    const page = await toARoll(GRIMHEIM);
    const { revision } = await rootOf(page);
    const all = Number.parseInt(await leftOn(page), 10);
    for (const key of ['2', 'Backspace', ...'1'.repeat(all)]) await page.keyboard.press(key);
    expect(await page.locator('.own-dice [data-option]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rootOf(page)).revision, { timeout: 900 }).not.toBe(revision);
  });

  it.each([
    ['toy', '/new/toy?players=1&seed=5&dice=own&start=1'],
    ['rolling-fates', '/new/rolling-fates?heroes=sel&adventure=sump&seed=5&dice=own&start=1'],
    ['fateforge', '/new/fateforge?seed=5&dice=own&start=1'],
  ])('have their faces in every game: %s', async (game, place) => {
    const page = await toARoll(place);
    expect((await rootOf(page)).game).toBe(game);
    const faces = await page.locator('.own-dice [data-option]').count();
    expect(faces).toBeGreaterThan(2);
    expect(await page.locator('.own-dice :is(.die, .rf-die, .ff-die)').count()).toBe(faces);
  });
});
