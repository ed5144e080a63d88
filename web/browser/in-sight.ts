import type { Page } from 'playwright-core';

/** Whether all of it lies on the screen, and nothing lies over its middle. */
export function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isOnScreen && over !== null && (node.contains(over) || over.contains(node));
  });
}
