import type { Page } from 'playwright-core';

/**
 * In the page, from its beginning: nobody looks at the pixels, and to paint them is half of the work. Layout, hit tests
 * and all else is as for a person.
 */
export function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** Paints the page while somebody looks at it. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  try {
    return await look();
  } finally {
    await page.evaluate(paintNothing);
  }
}
