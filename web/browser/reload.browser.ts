import { describe, expect, it } from 'vitest';
import { optionsOf, take, useHall } from './hall.ts';

const { visit } = useHall();

describe('after a reload', () => {
  it('what was taken back can be done again, one after the other', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    const lines = page.locator('.saga .line', { hasText: 'steps to' });
    for (const count of [1, 2]) {
      await page.waitForSelector('[data-option=end]');
      const step = (await optionsOf(page)).find((id) => id.startsWith('step:')) ?? '';
      await take(page, step);
      await expect.poll(() => lines.count()).toBe(count);
    }
    const steps = await lines.allInnerTexts();
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await expect.poll(() => lines.count()).toBe(0);
    await page.reload();
    await page.waitForSelector('[data-option=end]');
    await page.keyboard.press('r');
    await expect.poll(() => lines.allInnerTexts()).toEqual(steps.slice(-1));
    await page.reload();
    await page.waitForSelector('[data-option=end]');
    await page.keyboard.press('r');
    await expect.poll(() => lines.allInnerTexts()).toEqual(steps);
  });

  it('the saga still shows where taking back stops', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await take(page, 'end');
    await page.waitForSelector('[data-option^="card:"]');
    await take(page, (await optionsOf(page)).find((id) => id.startsWith('card:')) ?? '');
    await take(page, 'done');
    await page.waitForSelector('.saga >> text=Round 2.');
    const barriers = page.locator('.saga .line', { has: page.locator('.barrier') });
    const before = await barriers.allInnerTexts();
    expect(before[0]).toContain('You cannot undo past this point.');
    await page.reload();
    await page.waitForSelector('[data-option=bold]');
    expect(await barriers.allInnerTexts()).toEqual(before);
  });

  it('one steps through what happened, and also after something was taken back', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await take(page, 'end');
    await page.click('[data-option=no]');
    await page.waitForSelector('[data-option="action:move"]');
    const lookBack = async () => {
      await page.keyboard.press('p');
      await page.waitForSelector('.look-back >> text=This is how it was before.');
      const steps = await page.innerText('.steps-at');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.look-back', { state: 'detached' });
      return steps;
    };
    const steps = await lookBack();
    await page.reload();
    await page.waitForSelector('[data-option="action:move"]');
    expect(await lookBack()).toBe(steps);
    await take(page, 'action:focus');
    await page.click('.saga-fold');
    await page.waitForSelector('.saga >> text=Focus');
    await page.keyboard.press('u');
    await page.waitForSelector('[data-option="action:focus"]');
    expect(await lookBack()).toBe(steps);
  });
});
