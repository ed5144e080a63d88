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

/** In the page: the middle of something that looks like an answer, or any point of the table. */
function somewhere([which, x, y]: readonly number[]): readonly [number, number] {
  // What was opened by the way is closed again.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  document.querySelector<HTMLElement>('.why button, .explained button')?.click();
  const all = [...document.querySelectorAll('[data-option], [data-show=go-on]')];
  const one = all[Math.floor((which ?? 0) * all.length * 1.2)];
  one?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const area = one ?? document.querySelector('.prompt') ?? document.body;
  const { left, top, width, height } = area.getBoundingClientRect();
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

/** Presses as impatient hands do: a key that is held, a double click, a click that takes its time. */
async function press(page: Page, luck: () => number): Promise<number> {
  const kind = luck();
  if (kind < 0.3) {
    const key = KEYS[Math.floor(luck() * KEYS.length)] ?? '0';
    const times = 2 + Math.floor(luck() * 8);
    for (let i = 0; i < times; i++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    return times;
  }
  const [x, y] = await inPage(page, somewhere, [luck(), luck(), luck()]);
  await page.mouse.move(x, y);
  const times = kind < 0.8 ? 2 : 1;
  for (let i = 0; i < times; i++) {
    await page.mouse.down({ clickCount: i + 1 });
    if (luck() < 0.05) await page.waitForTimeout(450);
    await page.mouse.up({ clickCount: i + 1 });
  }
  return times;
}

const GAMES = ['toy?players=1', 'grimheim?heroes=bjorn', 'rolling-fates?heroes=sel&adventure=sump'];

/** Plays with impatient hands until they have pressed so often. */
async function mash(page: Page, game: string, presses: number): Promise<Watched['answers']> {
  const luck = luckOf(presses);
  const watched = () => page.evaluate('watched()') as Promise<Watched>;
  const found: Watched['answers'][number][] = [];
  for (let seed = 1, pressed = 0; pressed < presses; seed++) {
    await page.goto(new URL(`/new/${game}&seed=${seed}&start=1`, page.url()).href);
    await page.waitForSelector('[data-option]');
    while (pressed < presses && !(await watched()).isOver) pressed += await press(page, luck);
    found.push(...(await watched()).answers);
  }
  return found;
}

it('however impatient the hands, no answer counts that was not on the screen before: 1,000 presses', async () => {
  const before = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('wyrdhall-comfort', '{"speed":"fast"}'));
    await page.addInitScript(watchAnswers);
  };
  const found = await Promise.all(
    GAMES.map(async (game) => mash(await visit('/credits', { hands: true, before }), game, 340)),
  ).then((all) => all.flat());
  expect(found.filter(({ seen }) => seen < SEEN)).toEqual([]);
  expect(found.length, 'answers that counted').toBeGreaterThan(12);
}, 150_000);
