import type { Page } from 'playwright-core';
import { optionsOf, rootOf, take } from './hall.ts';

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
  /** Stops there, if it comes there before the end. */
  readonly until?: (root: Record<string, string | undefined>) => boolean;
  readonly most?: number;
}

/** Clicks what can be clicked, knowing nothing of the game, until it is over. Gives how often. */
export async function playOn(page: Page, wish: Wish = {}): Promise<number> {
  const { seed = 1, prefers = [], until, most = 600 } = wish;
  const below = dice(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    await page.waitForSelector('[data-option], :root[data-outcome]', { state: 'attached' });
    const root = await rootOf(page);
    if (root.outcome !== undefined || until?.(root)) return clicks;
    const options = await optionsOf(page);
    const wanted = prefers.find((option) => options.includes(option)) ?? options[below(options.length)];
    if (wanted === undefined) throw new Error('Nothing to click, and no end.');
    await take(page, wanted);
  }
  throw new Error(`No end after ${most} clicks.`);
}
