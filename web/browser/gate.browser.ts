import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useHall } from './hall.ts';
import { inPage } from './in-page.ts';

const { visit } = useHall();

/** So long a question must have been on the screen before an answer to it counts, in milliseconds. */
const SEEN = 300;

interface Watched {
  /** How long the question had been there, for each answer that was given. */
  readonly answers: readonly { readonly seen: number; readonly asked: string }[];
  readonly isOver: boolean;
}

/** In the page, from its beginning: notes for each answer how long its question had been on the screen. */
function watchAnswers(): void {
  const answers: { seen: number; asked: string }[] = [];
  let asked = '';
  let revision = '';
  let since = Number.POSITIVE_INFINITY;
  const look = (): void => {
    const { dataset } = document.documentElement;
    const now = performance.now();
    if (dataset.revision !== revision) {
      if (revision !== '' && dataset.revision !== undefined) answers.push({ seen: now - since, asked });
      revision = dataset.revision ?? '';
      since = Number.POSITIVE_INFINITY;
      asked = '';
    }
    const isOpen = dataset.playing === undefined && document.querySelector('[data-option]') !== null;
    const text = isOpen ? (document.querySelector('.prompt .question, .curtain h2')?.textContent ?? '') : '';
    if (text === asked && isOpen === since < Number.POSITIVE_INFINITY) return;
    asked = text;
    since = isOpen ? now : Number.POSITIVE_INFINITY;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  Object.assign(window, {
    watched: (): Watched => ({ answers, isOver: document.documentElement.dataset.outcome !== undefined }),
  });
}

/** In the page: the middle of something that looks like an answer, or any point where answers lie. */
function somewhere([which, x, y]: readonly number[]): readonly [number, number] {
  const all = [...document.querySelectorAll('[data-option], [data-show=go-on], .prompt button')];
  const one = all[Math.floor((which ?? 0) * all.length * 1.3)];
  const { left, top, width, height } = (one ?? document.body).getBoundingClientRect();
  return one ? [left + width / 2, top + height / 2] : [left + (x ?? 0) * width, top + (y ?? 0) * height];
}

/** Always the same. */
function luckOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

const KEYS = ['0', '1', '2', '3', '4', 'Enter', ' '];

/** A press as impatient hands do it; the page's clock stands still but for what is said here. */
async function press(page: Page, luck: () => number): Promise<number> {
  const wait = (most: number) => page.clock.runFor(Math.floor(luck() * most));
  const kind = luck();
  if (kind < 0.25) {
    const key = KEYS[Math.floor(luck() * KEYS.length)] ?? '0';
    const times = 2 + Math.floor(luck() * 6);
    for (let i = 0; i < times; i++) {
      await page.keyboard.down(key);
      await wait(120);
    }
    await page.keyboard.up(key);
    return times;
  }
  const [x, y] = await inPage(page, somewhere, [luck(), luck(), luck()]);
  const times = kind < 0.7 ? 2 : 1;
  await page.mouse.move(x, y);
  for (let i = 0; i < times; i++) {
    await page.mouse.down({ clickCount: i + 1 });
    await wait(kind < 0.85 ? 90 : 900);
    await page.mouse.up({ clickCount: i + 1 });
    await wait(kind < 0.5 ? 60 : 700);
  }
  return times;
}

it.each([
  ['toy?players=1', 250],
  ['grimheim?heroes=bjorn', 400],
  ['rolling-fates?heroes=sel&adventure=sump', 350],
])(
  'however impatient the hands, no answer is given that was not on the screen before: %s',
  async (game, presses) => {
    const luck = luckOf(presses);
    const page = await visit('/credits', { hands: true });
    await page.addInitScript(watchAnswers);
    await page.clock.install();
    const found: Watched['answers'][number][] = [];
    let games = 0;
    for (let pressed = 0; pressed < presses; ) {
      await page.goto(new URL(`/new/${game}&seed=${++games}&start=1`, page.url()).href);
      await page.waitForSelector('[data-option]');
      await page.clock.pauseAt(Date.now() + games * 7_200_000);
      const watched = () => page.evaluate('watched()') as Promise<Watched>;
      while (pressed < presses && !(await watched()).isOver) pressed += await press(page, luck);
      found.push(...(await watched()).answers);
      await page.clock.resume();
    }
    expect(found.filter(({ seen }) => seen < SEEN)).toEqual([]);
    expect(found.length, 'answers that were given').toBeGreaterThan(presses / 20);
  },
  150_000,
);
