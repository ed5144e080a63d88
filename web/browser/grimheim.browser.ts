import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { optionsOf, rootOf, take, useHall } from './hall.ts';
import { enter, pressTo, takeByKey } from './keyboard.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

/** Whole games take their time where the machine is busy. */
const LONG = 150_000;

const BOX = 'article:has-text("Defenders of Grimheim")';
const shuns = ['throw-away'];

/** Plays until dice have been rolled for an attack, and the attacker is asked what to do about them. */
async function playToARoll(page: Page): Promise<void> {
  const prefers = ['action:attack', 'attack', 'no'];
  await playOn(page, { seed: 2, prefers, shuns, until: ({ question }) => question === 'after-roll' });
  expect((await rootOf(page)).outcome, 'a roll before the end').toBeUndefined();
}

describe('a whole game of Grimheim', () => {
  it(
    'alone, from the shelf to the outcome, by clicks',
    async () => {
      const page = await visit();
      await page.click(`${BOX} >> text=New table`);
      await page.fill('input[name=seed]', '7');
      await page.click('text=Take your seats');
      await page.waitForSelector(':root[data-game=grimheim][data-turn^="1 "]');
      expect(await playOn(page, { seed: 4, shuns })).toBeGreaterThan(10);
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
      await page.click('.prompt >> text=Back to the shelf');
      await page.waitForSelector('.table-row.over');
    },
    LONG,
  );

  it(
    'three heroes at one screen, one of them a bot',
    async () => {
      const page = await visit();
      await page.click(`${BOX} >> text=New table`);
      await page.check('input[name=players][value="3"]', { force: true });
      await page.selectOption('select[name=seat-1]', 'greedy');
      await page.check('input[name=heroes-0][value=embla]');
      await page.fill('input[name=seed]', '11');
      await page.click('text=Take your seats');
      await page.waitForSelector(':root[data-turn="1 embla"]');
      expect(await page.locator('.grim-heroes .hero').count()).toBe(3);
      await playOn(page, { seed: 3, shuns, prefers: ['no'] });
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
    },
    LONG,
  );

  it(
    'alone, by the keyboard alone',
    async () => {
      const page = await visit();
      await page.waitForSelector(BOX);
      await enter(page, '[href="#/new/grimheim"]');
      await page.waitForSelector('text=Take your seats');
      await pressTo(page, 'Tab', 'input[name=seed]');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('8');
      await enter(page, 'button[type=submit]');
      await page.waitForSelector(':root[data-game=grimheim]');
      expect(await playOn(page, { seed: 5, shuns, by: takeByKey })).toBeGreaterThan(10);
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
    },
    LONG,
  );
});

describe('in the middle of an attack', () => {
  it('a reload goes on at the same question, and the roll cannot be taken back', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await playToARoll(page);
    const [before, root] = [(await optionsOf(page)).sort(), await rootOf(page)];
    await page.reload();
    await page.waitForSelector('[data-option]');
    expect((await optionsOf(page)).sort()).toEqual(before);
    expect(await rootOf(page)).toEqual(root);

    await page.keyboard.press('u');
    await page.waitForSelector('.prompt .refusal:has-text("cannot be undone: there was a roll since")');
    expect((await optionsOf(page)).sort()).toEqual(before);
    await page.click('[aria-label="Undo"]');
    await page.waitForSelector('.menu .barrier:has-text("dice have been rolled since")');
  });

  it('the players’ own dice are typed in', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&dice=own&start=1');
    const prefers = ['action:attack', 'no'];
    await playOn(page, { seed: 2, prefers, shuns, until: ({ question }) => question === 'roll' });
    const [, count = ''] = /Roll (\d+) di/.exec((await page.textContent('.prompt')) ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    for (let die = 0; die < Number(count); die++) await page.keyboard.press('1');
    await page.waitForFunction(() => document.documentElement.dataset.question !== 'roll');
  });
});

describe('Grimheim in German', () => {
  it('asks, names and tells in German', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1', { locale: 'de-DE' });
    await page.waitForSelector('[data-option="action:move"]');
    const words = (await page.textContent('.table-frame')) ?? '';
    for (const word of ['Bewegen', 'Erholen', 'Aktionen', 'Bjorn, was tust du?'])
      expect(words).toContain(word);
    await take(page, 'action:focus');
    await page.click('.saga-fold');
    await page.waitForSelector('.saga >> text=Bjorn beginnt Zug 1');
  });
});

describe('the board at rest', () => {
  const LAPTOP = { width: 1366, height: 768 };

  it.each([{ width: 1440, height: 900 }, LAPTOP])(
    'at $width × $height the board comes near, hides nobody, and is seen whole when one asks for it',
    async (size) => {
      const page = await visit('/', { size });
      await page.click('.box-first');
      await page.waitForSelector('.board .badge text');
      const look = (what: string) =>
        page.evaluate((selector) => {
          const heights = [...document.querySelectorAll('.board :is(.badge text, .place-name)')].map(
            (text) => {
              const scale = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
              return scale * Number.parseFloat(getComputedStyle(text).fontSize);
            },
          );
          const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
          const edge = (of: string) => document.querySelector(of)?.getBoundingClientRect();
          return {
            smallest: Math.min(...heights),
            hex: document.querySelector('.place .area')?.getBoundingClientRect().width ?? 0,
            above: Math.min(...boxes.map(({ top }) => top)) - (edge('.beam')?.bottom ?? 0),
            below: (edge('#prompt')?.top ?? 0) - Math.max(...boxes.map(({ bottom }) => bottom)),
            beside: Math.min(...boxes.map(({ left }) => left)) - (edge('.rail.side .panel')?.right ?? 0),
          };
        }, what);
      const near = await look('.pieces .piece');
      expect(near.smallest).toBeGreaterThanOrEqual(12);
      expect(near.hex).toBeGreaterThan(size === LAPTOP ? 42 : 54);
      for (const room of [near.above, near.below, near.beside]) expect(room).toBeGreaterThanOrEqual(0);
      await page.click('.zoom [aria-label="The whole board"]');
      await page.waitForSelector('.board:not(.part)');
      const whole = await look('.place .area');
      expect(whole.smallest).toBeGreaterThanOrEqual(12);
      expect(whole.hex).toBeGreaterThan(28);
      for (const room of [whole.above, whole.below, whole.beside]) expect(room).toBeGreaterThanOrEqual(0);
      expect(await page.locator('.saga .line').count()).toBeLessThanOrEqual(1);
      await page.click('.saga-fold');
      await page.waitForFunction(() => document.querySelectorAll('.saga .line').length > 3);
    },
  );

  it('the side says what the monsters would do if one stood where one points', async () => {
    const page = await visit('/', { size: LAPTOP });
    const monsters = { A: { kind: 'troll', at: '14_9' } };
    await bring(page, arrangedSave(['bjorn'], { heroes: { bjorn: '12_9' }, monsters }));
    await take(page, 'action:move');
    await page.hover('[data-cell="11_10"]', { force: true });
    await page.waitForSelector('.grim-omen h2:has-text("If you stand there")');
  });

  it('a long line of the log ends where the screen does', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await page.waitForSelector('.saga .line');
    await page.evaluate(() => {
      const line = document.querySelector('.saga .line');
      line?.append(' walks, and says so in more words than a line of the log can hold at once'.repeat(3));
    });
    const log = await page.locator('.saga').boundingBox();
    expect((log?.x ?? 0) + (log?.width ?? 0)).toBeLessThanOrEqual(1440);
  });

  it('turns that are over lie folded in the log, and words are found in it', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1', { size: LAPTOP });
    await page.click('.saga-fold');
    await playOn(page, {
      seed: 2,
      prefers: ['no', 'action:practice', 'end'],
      until: ({ turn = '' }) => turn.startsWith('3'),
    });
    const lines = () => page.locator('.saga .line').count();
    const few = await lines();
    await page.locator('.saga-part [aria-expanded=false]').first().click();
    await page.waitForFunction((n) => document.querySelectorAll('.saga .line').length > n, few);
    await page.fill('.saga-seek', 'gains 2 gold');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.saga .line')].every((line) =>
        line.textContent?.includes('gains 2 gold'),
      ),
    );
    expect(await lines()).toBeGreaterThan(0);
  });
});
