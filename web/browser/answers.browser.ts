import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { rootOf, take, useHall } from './hall.ts';

const { visit } = useHall();

const revisionOf = async (page: Page): Promise<number> => Number((await rootOf(page)).revision);

describe('an answer', () => {
  it('is given once, however often its button is clicked', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await page.waitForSelector('[data-option=bold]');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('[data-option=bold]');
      for (let i = 0; i < 3; i++) button?.click();
    });
    await page.waitForSelector('[data-option=end]');
    expect(await revisionOf(page)).toBe(1);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('[data-option=end]');
      for (let i = 0; i < 3; i++) button?.click();
    });
    await page.waitForSelector('[data-option=done]');
    expect(await revisionOf(page)).toBe(2);
    expect(await page.textContent('.prompt .refusal')).toBe('');
  });

  it('that is secret stays hidden in the undo menu, behind the curtain and after it', async () => {
    const page = await visit('/new/toy?players=2&seed=2&start=1');
    await take(page, 'lift-curtain');
    await take(page, 'wary');
    await page.waitForSelector('text=Pass the screen to Hunter 2');
    for (const lift of [false, true]) {
      if (lift) await take(page, 'lift-curtain');
      await page.keyboard.press('u');
      await page.waitForSelector('.menu >> text=Hunter 1: a hidden choice');
      expect(await page.textContent('.menu')).not.toContain('Wary');
      expect(await revisionOf(page)).toBe(1);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.menu', { state: 'detached' });
    }
  });

  it('given at the same time as others can be taken back alone', async () => {
    const page = await visit('/new/toy?players=2&seats=human,planner&seed=2&start=1', {
      // The bot does not come to an end.
      before: (begun) =>
        begun.addInitScript(() => {
          Object.assign(window, {
            Worker: class extends EventTarget {
              postMessage() {}
            },
          });
        }),
    });
    await take(page, 'wary');
    await page.click('[aria-label="Table menu"]');
    await page.click('.menu [data-menu=undo]');
    await page.click('.menu >> text=Hunter 1: Wary (only this answer)');
    await page.waitForSelector('[data-option=bold]');
    expect(await revisionOf(page)).toBe(2);
  });
});

describe('a bot', () => {
  it('whose dice the players would roll has them rolled by the hall', async () => {
    const page = await visit('/new/toy?players=1&seats=greedy&dice=own&seed=5&start=1');
    await page.waitForSelector('.saga >> text=bites Hunter 1', { timeout: 40_000 });
  });
});
