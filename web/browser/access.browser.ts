import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { DESKTOP, PHONE, take, useHall } from './hall.ts';
import { playOn, tap } from './robot.ts';

const { visit } = useHall();

const GRIMHEIM = '/new/grimheim?heroes=bjorn,embla&seed=7';

const pages: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  ['the shelf', '/', (page) => page.waitForSelector('.empty')],
  [
    'the shelf with a table',
    '/new/rolling-fates?seed=1&start=1',
    async (page) => {
      await page.waitForSelector('[data-option]');
      await page.click('.sign');
      await page.waitForSelector('.table-row');
    },
  ],
  ['a new table', '/new/toy', (page) => page.waitForSelector('text=Take your seats')],
  [
    'a new table with adventures in their order',
    '/new/rolling-fates',
    async (page) => {
      await page.check('input[name=adventure-order][value=kept]');
      await page.waitForSelector('input[name=adventure]:disabled');
    },
  ],
  ['the rulebook', '/rules/toy/WW-021', (page) => page.waitForSelector('#WW-021')],
  ['comfort', '/comfort', (page) => page.waitForSelector('text=Text size')],
  ['credits', '/credits', (page) => page.waitForSelector('text=CC BY 3.0')],
  ['nowhere', '/nowhere', (page) => page.waitForSelector('[role=alert]')],
  [
    'the table, asked, with a rule open',
    '/new/toy?players=2&seats=human,random&seed=7&start=1',
    async (page) => {
      await take(page, 'bold');
      await page.waitForSelector('[data-option=end]');
      await page.click('.prompt .rule');
      await page.waitForSelector('.why .rule-text');
    },
  ],
  [
    'the table at its end',
    '/new/toy?players=1&seed=7&start=1',
    (page) => playOn(page, { prefers: ['end', 'done'] }),
  ],
  [
    'Grimheim, asked where to go',
    `${GRIMHEIM}&start=1`,
    async (page) => {
      await take(page, 'action:move');
      await page.waitForSelector('.place.legal');
    },
  ],
  [
    'Grimheim at its end',
    `${GRIMHEIM}&start=1`,
    (page) => playOn(page, { prefers: ['end', 'no', 'done'], by: tap }),
  ],
];

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s', (_, size) => {
  it.each(pages)('axe finds nothing on %s', async (_name, place, ready) => {
    const page = await visit(place, { size });
    await ready(page);
    expect(await complaints(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'nothing to scroll sideways').toBeLessThanOrEqual(0);
  });

  it('axe finds nothing while the monsters of Grimheim move', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1', { size, slow: true });
    await take(page, 'end');
    await page.waitForSelector('[data-option=no], .tells');
    if (await page.isVisible('[data-option=no]')) await take(page, 'no');
    await page.waitForSelector('.tells');
    await page.keyboard.press('p');
    await page.waitForSelector('.pace-bar button[aria-label=Play]');
    expect(await complaints(page)).toEqual([]);
    expect(await page.isVisible('.tells'), 'they still move').toBe(true);
  });
});
