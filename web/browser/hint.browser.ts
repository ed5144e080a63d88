import { describe, expect, it } from 'vitest';
import { optionsOf, rootOf, take, useHall } from './hall.ts';

const { visit } = useHall();

const TABLE = '/new/grimheim?heroes=bjorn&seed=7&start=1';
const READY = { timeout: 45_000 };

describe('a hint', () => {
  it.each([
    ['en-GB', 'Suggestion: ', /^Suggestion: [^.]+\. [A-Z].+\./],
    ['de-DE', 'Vorschlag: ', /^Vorschlag: [^.]+\. [A-Z].+\./],
  ])('says what, and why (%s)', async (locale, begins, how) => {
    const page = await visit(TABLE, { locale });
    await page.waitForSelector('[data-option]');
    await page.keyboard.press('h');
    await page.waitForSelector(`.hint:has-text("${begins}")`, READY);
    expect(await page.innerText('.hint')).toMatch(how);
  });

  it('can be put away while it is thought about and when it is there, and leaves the answers alone', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option]');
    const before = await optionsOf(page);
    await page.keyboard.press('h');
    await page.waitForSelector('.hint:has-text("Thinking it over")');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.hint', { state: 'detached' });
    await page.keyboard.press('h');
    await page.waitForSelector('.hint:has-text("Suggestion")', READY);
    await page.click('.hint [aria-label="Dismiss this hint"]');
    await page.waitForSelector('.hint', { state: 'detached' });
    expect(await optionsOf(page)).toEqual(before);
  });

  it('is taken by a click, and goes with the next answer', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option]');
    await page.keyboard.press('h');
    await page.waitForSelector('.hint:has-text("Suggestion")', READY);
    const { question } = await rootOf(page);
    const options = await optionsOf(page);
    await page.click('.hint >> text=Do that');
    await page.waitForSelector('.hint', { state: 'detached' });
    await expect
      .poll(async () => [(await rootOf(page)).question, await optionsOf(page)])
      .not.toEqual([question, options]);
  });

  it('is not in the way of an answer that is given meanwhile', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option="action:move"]');
    await page.keyboard.press('h');
    await take(page, 'action:move');
    await page.waitForSelector('.place.legal');
    expect(await page.locator('.hint').count()).toBe(0);
    await page.keyboard.press('h');
    await page.waitForSelector('.hint:has-text("Suggestion")', READY);
  });
});
