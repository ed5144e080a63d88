import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { DESKTOP } from './page.ts';
import { paintNothing } from './painting.ts';

export { DESKTOP, givenBy, optionsOf, PHONE, rootOf, take } from './page.ts';

/** All files of a worker share one line to the browser. */
let line: Promise<Browser> | undefined;

interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  /** Everything that happens is played, and slowly; else nothing moves. */
  readonly slow?: boolean;
  /** By finger. */
  readonly touch?: boolean;
  /** As a new visitor finds it: at normal speed, guarded against second clicks. */
  readonly hands?: boolean;
  /** Rules that are met for the first time are told; else the visitor knows them. */
  readonly lessons?: boolean;
  /** The hall may keep itself at hand. All its files are fetched then, which takes its time. */
  readonly offline?: boolean;
  /** The address of another host. */
  readonly at?: string;
  /** Done with the page before it comes to the hall. */
  before?(page: Page): Promise<unknown>;
}

/** What a test file needs: the browser, and visits that must not leave an error in the console. */
export function useHall() {
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const expected: RegExp[] = [];

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const allowed = expected.splice(0);
    expect(errors.splice(0).filter((error) => !allowed.some((one) => one.test(error)))).toEqual([]);
  });

  /** Comes into the hall as a new visitor, at a place such as `/new/toy?seed=7`. */
  const visit = async (place = '/', wish: Visit = {}): Promise<Page> => {
    line ??= chromium.connect(inject('browser'));
    const browser = await line;
    const { size = DESKTOP, locale = 'en-GB', slow = false, touch = false, hands = false } = wish;
    const context = await browser.newContext({
      viewport: size,
      locale,
      reducedMotion: slow || hands ? 'no-preference' : 'reduce',
      hasTouch: touch,
      serviceWorkers: wish.offline ? 'allow' : 'block',
    });
    contexts.push(context);
    await context.addInitScript(paintNothing);
    // Robots have steady hands; and unless they watch, they do not wait for what is shown.
    const comfort = {
      ...(!hands && { speed: slow ? 'slow' : 'instant', deadTime: 0 }),
      lessons: wish.lessons ?? hands,
    };
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
    await wish.before?.(page);
    await page.goto((wish.at ?? inject('address')) + place);
    return page;
  };
  /** In this test the console may say such a thing. */
  const forgive = (error: RegExp): void => void expected.push(error);
  return { visit, forgive };
}

/** Where a file lies that the page has given; it goes with the built hall. */
export async function pathOf(download: Download): Promise<string> {
  const path = join(inject('dist'), '..', 'given', `${randomUUID()}.json`);
  await download.saveAs(path);
  return path;
}
