import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { DESKTOP } from './page.ts';

export { DESKTOP, optionsOf, PHONE, rootOf, take } from './page.ts';

interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  /** Everything that happens is played, and slowly; else nothing moves. */
  readonly slow?: boolean;
  /** By finger. */
  readonly touch?: boolean;
  /** As a new visitor finds it: at normal speed, guarded against second clicks. */
  readonly hands?: boolean;
}

/** What a test file needs: the browser, and visits that must not leave an error in the console. */
export function useHall() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });

  /** Comes into the hall as a new visitor, at a place such as `/new/toy?seed=7`. */
  const visit = async (place = '/', wish: Visit = {}): Promise<Page> => {
    if (!browser) throw new Error('The browser is not open.');
    const { size = DESKTOP, locale = 'en-GB', slow = false, touch = false, hands = false } = wish;
    const reducedMotion = slow || hands ? 'no-preference' : 'reduce';
    const context = await browser.newContext({ viewport: size, locale, reducedMotion, hasTouch: touch });
    contexts.push(context);
    // Robots have steady hands; and unless they watch, they do not wait for what is shown.
    const comfort = hands ? {} : { speed: slow ? 'slow' : 'instant', deadTime: 0 };
    await context.addInitScript((wanted) => {
      const kept = localStorage.getItem('wyrdhall-comfort') ?? '{}';
      localStorage.setItem('wyrdhall-comfort', JSON.stringify({ ...wanted, ...JSON.parse(kept) }));
    }, comfort);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(inject('address') + place);
    return page;
  };
  return { visit };
}
