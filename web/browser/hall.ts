import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { DESKTOP } from './page.ts';

export { DESKTOP, givenBy, optionsOf, PHONE, rootOf, take } from './page.ts';

let given = 0;

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
  const expected: RegExp[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const allowed = expected.splice(0);
    expect(errors.splice(0).filter((error) => !allowed.some((one) => one.test(error)))).toEqual([]);
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
  /** In this test the console may say such a thing. */
  const forgive = (error: RegExp): void => void expected.push(error);
  return { visit, forgive };
}

/** Where a file lies that the page has given; it goes with the built hall. */
export async function pathOf(download: Download): Promise<string> {
  const path = join(inject('dist'), '..', 'given', `${++given}.json`);
  await download.saveAs(path);
  return path;
}
