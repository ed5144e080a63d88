import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What the page's root says about the game. */
export async function rootOf(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => ({ ...document.documentElement.dataset }));
}

/** The ids of all open options on the screen. */
export async function optionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option ?? ''),
  );
}

/** Takes an answer, also where the table asks whether it is meant. */
export async function take(page: Page, option: string): Promise<void> {
  await page.click(`[data-option="${option}"]`);
  // Drawn with the next frame; the bar that asks may come later still.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  if ((await page.locator('.prompt[data-doubting]').count()) === 0) return;
  await page.click(`[data-doubted][data-option="${option}"]`);
}

/** What is in a file that the page gives when this is done. */
export async function givenBy(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return text(await download.createReadStream());
}
