import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
    await take(page, 'done');
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
    await page.waitForSelector('.saga >> text=Bjorn beginnt Zug 1');
  });
});
