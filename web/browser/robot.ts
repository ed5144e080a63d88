import type { Page } from 'playwright-core';
import { take } from './page.ts';

/** Always the same luck for the same seed. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
}

interface Wish {
  readonly seed?: number;
  /** Options that the robot takes as soon as it sees them, in this order. */
  readonly prefers?: readonly string[];
  /** Options that it never takes where there is another. */
  readonly shuns?: readonly string[];
  /** Stops there, if it comes there before the end. */
  readonly until?: (root: Record<string, string | undefined>, options: readonly string[]) => boolean;
  readonly most?: number;
  /** How it takes an option: by a click, unless told otherwise. */
  readonly by?: (page: Page, option: string) => Promise<void>;
}

/** Clicks what can be clicked, knowing nothing of the game, until it is over. Gives how often. */
export async function playOn(page: Page, wish: Wish = {}): Promise<number> {
  const { seed = 1, prefers = [], shuns = [], until, most = 600, by = take } = wish;
  const below = dice(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    const { root, options: all } = await look(page);
    if (root.outcome !== undefined || until?.(root, all)) return clicks;
    const liked = all.filter((option) => !shuns.includes(option));
    const options = liked.length > 0 ? liked : all;
    const wanted = prefers.find((option) => options.includes(option)) ?? options[below(options.length)];
    if (wanted === undefined) throw new Error('Nothing to click, and no end.');
    await by(page, wanted);
  }
  throw new Error(`No end after ${most} clicks.`);
}

/** What the page's root says, and what is open, as soon as there is something. */
async function look(page: Page) {
  for (;;) {
    const seen = await page.evaluate(() => {
      // What is to be read is read at once.
      document.querySelector<HTMLElement>('[data-show=go-on]')?.click();
      return {
        root: { ...document.documentElement.dataset },
        options: [...document.querySelectorAll<HTMLElement>('[data-option]')].map(
          ({ dataset }) => dataset.option ?? '',
        ),
      };
    });
    if (seen.root.outcome !== undefined || seen.options.length > 0) return seen;
    await page.waitForSelector('[data-option], [data-show=go-on], :root[data-outcome]', {
      state: 'attached',
    });
  }
}

/**
 * A click without the mouse's way there: for many games in a short time. An answer is kept before its effect is
 * drawn, so what was open a moment ago may be gone by now, and on a phone its sheet may still be on the way.
 */
export async function tap(page: Page, option: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const isHidden = await page.evaluate((id) => {
      const all = [...document.querySelectorAll(`[data-option="${CSS.escape(id)}"]`)];
      const seen = all.find((one) => one.checkVisibility());
      seen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return !seen && all.length > 0;
    }, option);
    if (!isHidden) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`${option} is open, but not to be seen.`);
}
