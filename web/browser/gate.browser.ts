import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { rootOf, useHall } from './hall.ts';
import { inPage } from './in-page.ts';

const { visit } = useHall();

/** So long a question must have been on the screen before an answer to it counts, in milliseconds. */
const SEEN = 300;

interface Given {
  readonly asked: string;
  /** How long the question had been there. */
  readonly seen: number;
  /** How long before the press that gave it another one had been refused. */
  readonly calm: number;
}

interface Watched {
  readonly answers: readonly Given[];
  readonly isOver: boolean;
}

/** In the page, from its beginning: notes for each answer what came before it. */
function watchAnswers(): void {
  const answers: Given[] = [];
  let asked = '';
  let revision = '';
  let since = Number.POSITIVE_INFINITY;
  let refused = Number.NEGATIVE_INFINITY;
  let accepted = { at: 0, calm: 0 };
  const look = (): void => {
    const { dataset } = document.documentElement;
    const now = performance.now();
    if (dataset.revision !== revision) {
      if (revision !== '' && dataset.revision !== undefined)
        answers.push({ asked, seen: now - since, calm: accepted.calm });
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
  // What the table stops never comes as far as the document; where a show is hurried, nothing was refused.
  const came = new WeakSet<Event>();
  for (const kind of ['click', 'keydown']) {
    addEventListener(
      kind,
      (event) => {
        if (!event.isTrusted) return;
        const at = performance.now();
        const calm = at - refused;
        const isAsked = since < Number.POSITIVE_INFINITY;
        setTimeout(() => {
          if (came.has(event)) return;
          if (isAsked) refused = Math.max(refused, at);
        });
        document.addEventListener(
          kind,
          (here) => {
            if (here !== event) return;
            came.add(event);
            accepted = { at, calm };
          },
          { capture: true, once: true },
        );
      },
      true,
    );
  }
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
  // Now and then they wait, and then they may answer.
  if (luck() < 0.4) await page.waitForTimeout(850);
  const kind = luck();
  if (kind < 0.3) {
    const key = KEYS[Math.floor(luck() * KEYS.length)] ?? '0';
    const times = 2 + Math.floor(luck() * 8);
    const isHeld = luck() < 0.5;
    for (let i = 0; i < times; i++) {
      await page.keyboard.down(key);
      if (isHeld) continue;
      await page.keyboard.up(key);
      await page.waitForTimeout(60 + luck() * 160);
    }
    await page.keyboard.up(key);
    return times;
  }
  const [x, y] = await inPage(page, somewhere, [luck(), luck(), luck()]);
  await page.mouse.move(x, y);
  const goesOn = kind < 0.5;
  const times = goesOn ? 4 + Math.floor(luck() * 5) : kind < 0.8 ? 2 : 1;
  for (let i = 0; i < times; i++) {
    await page.mouse.down({ clickCount: i + 1 });
    if (luck() < 0.05) await page.waitForTimeout(450);
    await page.mouse.up({ clickCount: i + 1 });
    if (goesOn) await page.waitForTimeout(80 + luck() * 140);
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

const hasty = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('wyrdhall-comfort', '{"speed":"fast"}'));
};

it('however impatient the hands, no answer counts that was not on the screen before: 1,000 presses', async () => {
  const before = async (page: Page) => {
    await hasty(page);
    await page.addInitScript(watchAnswers);
  };
  const found = await Promise.all(
    GAMES.map(async (game) => mash(await visit('/credits', { hands: true, before }), game, 340)),
  ).then((all) => all.flat());
  expect(found.filter(({ seen, calm }) => seen < SEEN || calm < SEEN)).toEqual([]);
  expect(found.length, 'answers that counted').toBeGreaterThan(12);
}, 240_000);

/** Bjorn and a troll, with a card that may change the roll; the question is asked as soon as the dice lie. */
async function beforeRoll(): Promise<Page> {
  const page = await visit('/', { hands: true, before: hasty });
  const bjorn = { at: '12_9', hand: ['master-shot', 'perfect-aim'] };
  await bring(
    page,
    arrangedSave(['bjorn'], { heroes: { bjorn }, monsters: { A: { kind: 'troll', at: '14_9' } } }),
  );
  await page.waitForTimeout(CALM);
  await page.click('[data-option="action:attack"]');
  await page.waitForSelector('[data-doubted]');
  await page.waitForTimeout(CALM);
  return page;
}

const CALM = 1000;
const ROLLED = ':root[data-question=after-roll]:not([data-playing])';
const revisionOf = async (page: Page) => Number((await rootOf(page)).revision);

/** Where an answer lies. */
async function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
}

describe('who goes on clicking where the last answer was', () => {
  it.each([130, 460])('answers nothing until there was a pause: every %i ms', async (every) => {
    const page = await beforeRoll();
    await page.mouse.move(...(await middleOf(page, '[data-doubted]')));
    await page.mouse.down();
    await page.mouse.up();
    const click = async () => {
      await page.waitForTimeout(every);
      await page.mouse.down();
      await page.mouse.up();
    };
    for (let i = 0; i < 60 && !(await page.$(ROLLED)); i++) await click();
    const rolled = await revisionOf(page);
    // It grows under the same finger.
    const [x, y] = await middleOf(page, '.prompt [data-option=pass]');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    for (let i = 0; i < 10; i++) await click();
    expect(await page.$(ROLLED)).not.toBe(null);
    expect(await revisionOf(page)).toBe(rolled);
    await page.waitForTimeout(CALM);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => revisionOf(page)).toBeGreaterThan(rolled);
  });

  it('and points at something else meanwhile, answers as soon as it was seen', async () => {
    const page = await beforeRoll();
    await page.click('[data-doubted]');
    await page.waitForSelector(ROLLED);
    const rolled = await revisionOf(page);
    await page.mouse.move(300, 300);
    await page.waitForSelector(':root:not([data-settling])', { state: 'attached' });
    await page.click('.prompt [data-option=pass]');
    await expect.poll(() => revisionOf(page)).toBeGreaterThan(rolled);
  });
});

describe('Enter, pressed again and again', () => {
  it.each([130, 600, 1000])('gives nothing up, and does not end a turn: every %i ms', async (every) => {
    const page = await beforeRoll();
    for (let i = 0; i < 7_000 / every; i++) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(every);
    }
    await page.waitForSelector(':root:not([data-playing])', { state: 'attached' });
    expect((await rootOf(page)).question).toMatch(/^(turn|after-roll)$/);
    if (every > 800) expect((await rootOf(page)).question).toBe('after-roll');
  });

  it('does not stay on the answer to the question before', async () => {
    const page = await beforeRoll();
    await page.keyboard.press('1');
    await page.waitForSelector(ROLLED);
    await page.waitForTimeout(CALM);
    const rolled = await revisionOf(page);
    await page.focus('.prompt [data-option=pass]');
    await page.keyboard.press('Enter');
    await expect.poll(() => revisionOf(page)).toBeGreaterThan(rolled);
    await page.waitForSelector(':root[data-question=turn]:not([data-playing])');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-option]') ?? null)).toBe(null);
  });
});

it('who plays by keys and has read the question waits for nothing', async () => {
  const page = await visit('/new/toy?players=1&seed=5&start=1', { hands: true, before: hasty });
  for (const [key, option] of [
    ['3', 'swift'],
    ['0', 'end'],
  ] as const) {
    await page.waitForSelector(`:root:not([data-playing]) [data-option=${option}]`);
    await page.waitForSelector(':root:not([data-settling])', { state: 'attached' });
    const before = await revisionOf(page);
    await page.keyboard.press(key);
    await expect.poll(() => revisionOf(page), { timeout: 1000 }).toBeGreaterThan(before);
  }
});
