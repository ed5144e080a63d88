import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { rootOf, take, useHall } from './hall.ts';

const { visit } = useHall();

const TABLE = '/new/toy?players=1&seed=5&start=1';

/** What has the focus, in short. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.ariaLabel ?? one?.id ?? one?.tagName ?? '';
  });

describe('the focus', () => {
  it('goes back to where it was when a dialog is closed, by its button or by Escape', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option=bold]');
    await page.click('.sign');
    for (const close of ['button', 'Escape', 'Cancel']) {
      await page.click('.table-row [aria-label=Rename]');
      await page.waitForSelector('dialog[open]');
      if (close === 'Escape') await page.keyboard.press('Escape');
      else if (close === 'Cancel') await page.locator('dialog .row button').first().click();
      else await page.click('dialog .dialog-head button');
      await page.waitForSelector('dialog', { state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Rename');
    }
  });

  it('is in the table menu while that is open, on its other pages too, and goes back after it', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option=bold]');
    const inMenu = () => page.evaluate(() => Boolean(document.activeElement?.closest('.menu')));
    await page.click('.tools button:last-child');
    await page.waitForSelector('nav.menu');
    await expect.poll(inMenu).toBe(true);
    await page.locator('.menu button:has(+ *), .menu li button').last().click();
    await page.waitForSelector('[role=dialog].menu');
    await expect.poll(inMenu).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.menu', { state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('.tools'))))
      .toBe(true);
    await page.keyboard.press('?');
    await page.waitForSelector('[role=dialog].menu');
    await expect.poll(inMenu).toBe(true);
  });

  it('comes along to another page, whose name is said', async () => {
    const page = await visit('/');
    await page.waitForSelector('.empty');
    for (const [place, name] of [
      ['#/credits', 'Credits'],
      ['#/rules/toy', 'Wolf Winter'],
      ['#/new/toy', 'Wolf Winter'],
    ]) {
      await page.evaluate((hash) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        location.hash = hash ?? '';
      }, place);
      await page.waitForSelector(`[data-arrival]:has-text("${name}")`, { state: 'attached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
  });
});

describe('a question', () => {
  it('is said again each time it is asked', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option=bold]');
    const said = page.locator('.unseen[aria-live=assertive]');
    const first = await said.textContent();
    expect(first).not.toBe('');
    await page.evaluate(() => {
      const region = document.querySelector('.unseen[aria-live=assertive]');
      const added: string[] = [];
      Object.assign(window, { added });
      const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) added.push(node.textContent ?? '');
      });
      if (region) watch.observe(region, { childList: true, subtree: true });
    });
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    await page.keyboard.press('u');
    await page.waitForSelector('[data-option=bold]');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'added'))).toContain(first);
    await page.waitForSelector('.unseen[role=log]', { state: 'attached' });
  });

  it('is answered once by a key that is held, and undone once', async () => {
    const page = await visit(TABLE, { hands: true });
    await page.waitForSelector('[data-option=bold]');
    await page.waitForSelector(':root:not([data-settling])', { state: 'attached' });
    const hold = async (key: string) => {
      for (let i = 0; i < 12; i++) await page.keyboard.down(key);
      await page.keyboard.up(key);
    };
    await hold('1');
    await expect.poll(async () => (await rootOf(page)).revision).toBe('1');
    await page.waitForSelector(':root:not([data-playing]) [data-option=end]');
    await hold('0');
    await page.waitForSelector(':root:not([data-playing]):not([data-settling])', { state: 'attached' });
    const { revision = '' } = await rootOf(page);
    expect(Number(revision)).toBeLessThanOrEqual(2);
    await hold('u');
    await expect.poll(async () => (await rootOf(page)).revision).not.toBe(revision);
    expect(Number((await rootOf(page)).revision)).toBe(Number(revision) + 1);
  });
});

it('a double click on “Take your seats” lays one table', async () => {
  const page = await visit('/new/toy?players=1');
  await page.dblclick('form.plan [type=submit]');
  await page.waitForSelector('[data-option]');
  await page.click('.sign');
  await page.waitForSelector('.table-row');
  expect(await page.locator('.table-row').count()).toBe(1);
});
