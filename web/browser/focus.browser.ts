import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { take, useHall } from './hall.ts';

const { visit } = useHall();

/** What has the focus: its label, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return (
      active?.getAttribute('aria-label') ?? (active === document.body ? 'BODY' : (active?.textContent ?? ''))
    );
  });

const untilFocused = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction((label) => {
    const active = document.activeElement;
    return active?.getAttribute('aria-label') === label || active?.textContent === label;
  }, wanted);

const untilTitled = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction((title) => document.title === title, wanted);

describe('the focus', () => {
  it('begins at the heading of each page that one goes to, and the title names it', async () => {
    const page = await visit();
    expect(await focused(page)).toBe('BODY');
    for (const [link, heading, title] of [
      ['nav >> text=Settings', 'Settings', 'Settings · Wyrdhall'],
      ['[aria-label="Back to the shelf"]', 'Wyrdhall', 'Wyrdhall'],
      ['nav >> text=Statistics', 'Statistics', 'Statistics · Wyrdhall'],
      ['[aria-label="Back to the shelf"]', 'Wyrdhall', 'Wyrdhall'],
      [
        '[aria-label="Rules of The Wolf Winter"]',
        'The rules of The Wolf Winter',
        'The rules of The Wolf Winter · Wyrdhall',
      ],
    ] as const) {
      await page.click(link);
      // The link may say the same as the heading, and has the focus first: the title tells that the page is there.
      await untilTitled(page, title);
      await untilFocused(page, heading);
    }
    await page.evaluate(() => {
      location.hash = '#/cellar';
    });
    await untilTitled(page, 'No such room · Wyrdhall');
    await untilFocused(page, 'No such room');
    await page.evaluate(() => {
      location.hash = '#/new/toy?seed=3&start=1&name=Night';
    });
    await untilFocused(page, 'The Wolf Winter');
    await untilTitled(page, 'Night · Wyrdhall');
  });

  it('comes back when a dialog is closed by its button, and enters every menu', async () => {
    const page = await visit('/new/toy?seed=3&start=1');
    await page.waitForSelector('[data-option=bold]');
    await page.keyboard.press('?');
    await untilFocused(page, 'Keys');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.focus('[aria-label="Table menu"]');
    await page.keyboard.press('Enter');
    await untilFocused(page, 'Rulebook');
    await page.click('.menu >> text=Keys');
    await untilFocused(page, 'Keys');
    await page.keyboard.press('Escape');
    await untilFocused(page, 'Table menu');
    await page.keyboard.press('Enter');
    await page.click('.menu >> text=Report a problem');
    await page.click('dialog >> text=Cancel');
    await untilFocused(page, 'Table menu');
    expect(await page.locator('dialog').count()).toBe(0);
    await page.click('.sign');
    await page.click('[aria-label=Rename]');
    await page.click('dialog [aria-label=Close]');
    await untilFocused(page, 'Rename');
  });
});

describe('at a table', () => {
  it('the same question, asked again, is said again', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'swift');
    await page.waitForSelector('[data-option=end]');
    const said = page.locator('[aria-live=assertive] p');
    const question = await said.textContent();
    await said.evaluate((node) => node.setAttribute('data-old', ''));
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[aria-live=assertive] p:not([data-old])', { state: 'attached' });
    expect(await said.textContent()).toBe(question);
  });

  it('the focus comes to the question with the first answer, and Escape closes the list of the board', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await page.waitForSelector('[data-option=swift]');
    await page.keyboard.press('3');
    await page.waitForSelector('[data-option=end]');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('prompt');
    await page.keyboard.press('b');
    await page.waitForSelector('.list-view');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.list-view', { state: 'detached' });
  });

  it('letters and digits do nothing where they are switched off', async () => {
    const page = await visit('/comfort');
    await page.uncheck('input[name=shortcuts]');
    await page.goto(new URL('/new/toy?players=1&seed=5&start=1', page.url()).href);
    await page.waitForSelector('[data-option=bold]');
    for (const key of ['3', 'b', '?', 'u']) await page.keyboard.press(key);
    expect(await page.locator('.list-view, .menu').count()).toBe(0);
    expect(await page.getAttribute(':root', 'data-revision')).toBe('0');
    expect(await page.isVisible('.prompt kbd')).toBe(false);
    await page.click('[data-option=swift]');
    await page.waitForSelector('[data-option=end]');
  });

  it('the list of Grimheim’s board says who stands where; contrast themes keep edges', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn,embla&seed=7&start=1');
    await page.waitForSelector('[data-option]');
    await page.keyboard.press('b');
    const list = (await page.textContent('.list-view')) ?? '';
    expect(list).toContain('Bjorn');
    expect(list).toContain('Embla');
    const count = Number(/Monsters: (\d+)/.exec(list)?.[1]);
    expect(count).toBeGreaterThan(0);
    expect(await page.locator('.list-view h2:has-text("Monsters") + ul > li').count()).toBe(count);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.$eval('.prompt', (bar) => getComputedStyle(bar).borderTopStyle)).toBe('solid');
  });

  it('each sound can be read, and three volumes are kept', async () => {
    const page = await visit('/comfort');
    await page.check('input[name=sound]');
    await page.fill('input[name=effects]', '70');
    await page.fill('input[name=voices]', '0');
    await page.fill('input[name=fire]', '0');
    await page.uncheck('input[name=sound]');
    await page.check('input[name=captions]');
    await page.goto(new URL('/new/toy?players=1&seed=5&start=1', page.url()).href);
    await page.waitForSelector('.sound-caption[data-sound=horn] >> text=Horn: your turn');
    await page.goto(new URL('/comfort', page.url()).href);
    await page.check('input[name=sound]');
    expect(await page.inputValue('input[name=effects]')).toBe('70');
    expect(await page.inputValue('input[name=voices]')).toBe('0');
  });
});
