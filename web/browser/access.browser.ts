import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { DESKTOP, PHONE, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const GRIMHEIM = '/new/grimheim?heroes=bjorn,embla&seed=7';

const pages: readonly [place: string, there: string][] = [
  ['', '.empty'],
  ['new/toy', 'text=Take your seats'],
  ['rules/toy/WW-021', '#WW-021'],
  ['comfort', 'text=Text size'],
  ['credits', 'text=CC BY 3.0'],
  ['nowhere', '[role=alert]'],
];

const tables: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  [
    'the shelf with a table',
    '/new/rolling-fates?seed=1&start=1',
    async (page) => {
      await page.waitForSelector('[data-option]');
      await page.click('.sign');
      await page.waitForSelector('.table-row');
    },
  ],
  [
    'a new table with adventures in their order',
    '/new/rolling-fates',
    async (page) => {
      await page.check('input[name=adventure-order][value=kept]');
      await page.waitForSelector('input[name=adventure]:disabled');
    },
  ],
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
  ['Grimheim at its end', `${GRIMHEIM}&start=1`, (page) => playOn(page, { prefers: ['end', 'no', 'done'] })],
];

/** Looks at the page as it stands on a desktop, then on a phone. */
async function expectNoComplaints(page: Page, name = ''): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await complaints(page), `${name} ${size.width} wide`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name}: nothing to scroll sideways`).toBeLessThanOrEqual(0);
  }
}

describe('axe finds nothing', () => {
  it('on the pages around the tables', async () => {
    const page = await visit();
    for (const [place, there] of pages) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, place);
      await page.waitForSelector(there);
      await expectNoComplaints(page, place);
    }
  });

  it.each(tables)('on %s', async (_name, place, ready) => {
    const page = await visit(place);
    await ready(page);
    await expectNoComplaints(page);
  });

  it('in any menu or dialog of a table', async () => {
    const page = await visit('/new/toy?players=2&seed=7&start=1');
    await page.waitForSelector('.curtain');
    expect(await complaints(page), 'the curtain').toEqual([]);
    await playOn(page, { prefers: ['lift-curtain', 'bold'], until: (_, open) => open.includes('end') });
    const open: readonly [string, () => Promise<unknown>][] = [
      ['undo', () => openUndo(page)],
      ['menu', () => page.click('.tools button:last-child')],
      ['keys', () => page.keyboard.press('?')],
      ['report', () => openReport(page)],
      ['list', () => page.keyboard.press('b')],
      ['rule', () => page.keyboard.press('w')],
    ];
    for (const [name, act] of open) {
      await act();
      await page.waitForSelector('.menu, dialog[open], .list-view, .why');
      expect(await complaints(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.menu, dialog, .list-view, .why', { state: 'detached' });
    }
  });

  it('in the dialogs of the shelf, in a replay and looking back', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await playOn(page, { prefers: ['end', 'no'], until: ({ turn = '' }) => turn.startsWith('2 ') });
    await page.keyboard.press('p');
    await page.waitForSelector('.look-back');
    expect(await complaints(page), 'looking back').toEqual([]);
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await page.waitForSelector('.scrubber');
    expect(await complaints(page), 'a replay').toEqual([]);
    await page.goto(new URL('/', page.url()).href);
    for (const label of ['Rename', 'Delete']) {
      await page.click(`.table-row [aria-label="${label}"]`);
      await page.waitForSelector('dialog[open]');
      expect(await complaints(page), label).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
  });

  it('while the monsters of Grimheim move', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1', { slow: true });
    await take(page, 'end');
    await page.waitForSelector('[data-option=no], .tells');
    if (await page.isVisible('[data-option=no]')) await take(page, 'no');
    await page.waitForSelector('.tells');
    // It rests until it has been looked at.
    await page.keyboard.press('p');
    await page.waitForSelector('.pace-bar button[aria-label=Play]');
    await expectNoComplaints(page);
    expect(await page.isVisible('.tells'), 'they still move').toBe(true);
  });
});

async function openUndo(page: Page): Promise<void> {
  await page.click('.tools button:last-child');
  await page.click('.menu [data-menu=undo]');
  await page.waitForSelector('.menu[role=dialog]');
}

async function openReport(page: Page): Promise<void> {
  await page.click('.tools button:last-child');
  await page.click('.menu >> text=Report a problem');
}
