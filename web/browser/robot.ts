import type { Page } from 'playwright-core';
import { type Guide, playStretch } from './hands.ts';
import { inPage } from './in-page.ts';

type Root = Record<string, string | undefined>;

interface Wish {
  readonly seed?: number;
  /** Options that the robot takes as soon as it sees them, in this order. */
  readonly prefers?: readonly string[];
  /** Options that it never takes where there is another. */
  readonly shuns?: readonly string[];
  /** Stops there, or says what to take. Inside the page it needs nothing from around it. */
  readonly until?: Guide;
  readonly stopAt?: string;
  /** Presses every answer twice. */
  readonly twice?: boolean;
  readonly most?: number;
  /** How it takes an option, where that is not by a press inside the page. */
  readonly by?: (page: Page, option: string) => Promise<void>;
  /** Every so many clicks it stops for this. */
  readonly every?: number;
  readonly check?: (page: Page) => Promise<unknown>;
}

/** Presses what a person could press, knowing nothing of the game, until it is over. Gives how often. */
export async function playOn(page: Page, wish: Wish = {}): Promise<number> {
  if (wish.by) return playFromOutside(page, wish, wish.by);
  const { seed = 1, prefers = [], shuns = [], until, most = 600, every = most, check } = wish;
  let luck = seed;
  for (let clicks = 0; clicks < most; ) {
    const stretch = await inPage(
      page,
      playStretch,
      {
        luck,
        prefers,
        shuns,
        most: Math.min(every, most - clicks),
        stopAt: wish.stopAt,
        twice: wish.twice,
        patience: 15_000,
      },
      until ?? (() => false),
    );
    clicks += stretch.clicks;
    luck = stretch.luck;
    await check?.(page);
    if (stretch.end !== 'enough') return clicks;
  }
  throw new Error(`No end after ${most} clicks.`);
}

/** One click after the other, each from outside the page. */
async function playFromOutside(page: Page, wish: Wish, by: NonNullable<Wish['by']>): Promise<number> {
  const { seed = 1, prefers = [], shuns = [], until, most = 600 } = wish;
  const below = dice(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    const { root, options: all } = await look(page);
    if (root.outcome !== undefined || until?.(root, all) === true) return clicks;
    const liked = all.filter((option) => !shuns.includes(option));
    const options = liked.length > 0 ? liked : all;
    const wanted = prefers.find((option) => options.includes(option)) ?? options[below(options.length)];
    if (wanted === undefined) throw new Error('Nothing to click, and no end.');
    await by(page, wanted);
  }
  throw new Error(`No end after ${most} clicks.`);
}

/** Always the same luck for the same seed. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
}

/** What the page's root says, and what is open, as soon as there is something. */
async function look(page: Page): Promise<{ readonly root: Root; readonly options: readonly string[] }> {
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

/** Takes an option as a robot does that plays inside the page. */
export async function tap(page: Page, option: string): Promise<void> {
  await playOn(page, { prefers: [option], most: 1, every: 1 }).catch((error: unknown) => {
    if (!String(error).includes('No end after')) throw error;
  });
}
