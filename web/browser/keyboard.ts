import type { Page } from 'playwright-core';

async function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Presses a key until the focus is on what the selector wants. */
export async function pressTo(page: Page, key: string, selector: string, most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press(key);
  }
  if (!(await isOn(page, selector))) throw new Error(`${key} does not lead to ${selector}.`);
}

/** Goes there with the tab key, and presses Enter. */
export async function enter(page: Page, selector: string): Promise<void> {
  await pressTo(page, 'Tab', selector);
  await page.keyboard.press('Enter');
}

/** Takes an option without a mouse: by its own key, on the board by T, in the hand by K and the tab key. */
export async function takeByKey(page: Page, option: string): Promise<void> {
  const wanted = `[data-option="${option}"]`;
  const { key, isPlace, isHeld } = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
    const keys = all.flatMap(({ dataset }) => dataset.key ?? []);
    const is = (where: string) => all.some((one) => one.matches(where));
    return { key: keys[0], isPlace: is('.place'), isHeld: is('.dock *') };
  }, wanted);
  if (key !== undefined) {
    await page.keyboard.press(key);
    return;
  }
  if (isHeld) await page.keyboard.press('k');
  await pressTo(page, isPlace ? 't' : 'Tab', wanted);
  await page.keyboard.press('Enter');
}
