import { rollingFates } from '@wyrdhall/rolling-fates';
import { describe, expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { PHONE, rootOf, take, useHall } from './hall.ts';
import { playWell } from './rolling-fates.ts';

const { visit } = useHall();

const three = { A: 'gutter-imp', B: 'gutter-imp', C: 'gutter-imp' };
const fight = arrangedTable(
  rollingFates,
  { players: 2, heroes: ['sel', 'brakka'] },
  { heroes: { sel: { dice: [3, 3] }, brakka: {} }, enemies: three },
);

describe('while something is shown', () => {
  it('the stage and the enemies keep their place, and what the enemies did lies over the table', async () => {
    const page = await visit('/', { slow: true });
    await bring(page, fight);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const boxes = [...document.querySelectorAll('.rf-stage, .rf-foes')].map((one) => {
          const { x, width } = one.getBoundingClientRect();
          return [x, width].map(Math.round).join(' ');
        });
        seen.add(boxes.join(', '));
        requestAnimationFrame(look);
      };
      look();
    });
    await take(page, 'use:twin-nock');
    for (const enemy of ['A', 'B']) await take(page, `enemy:${enemy}`);
    await take(page, 'done');
    await page.waitForSelector('.live-log .saga >> text=Enemy Phase');
    await page.waitForSelector('.pace-bar');
    const controls = await page.locator('.pace-bar').boundingBox();
    const bar = await page.locator('.prompt').boundingBox();
    expect(controls && bar && controls.y >= bar.y && controls.y + controls.height <= bar.y + bar.height).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.waitForSelector('.summary [data-show=go-on]');
    expect(await page.textContent('.prompt')).toContain('What the enemies did');
    await page.click('.summary [data-show=go-on]', { trial: true });
    const seen = await page.evaluate(() =>
      'seen' in window && window.seen instanceof Set ? [...window.seen] : [],
    );
    expect(seen).toHaveLength(1);
  });
});

describe('the Enter that is printed on an answer', () => {
  it('gives it after a look at a figure with the mouse', async () => {
    const page = await visit('/new/rolling-fates?heroes=brakka,sel&adventure=sump&seed=11&start=1');
    await playWell(page, 'keep');
    const { revision } = await rootOf(page);
    await page.click('.rf-foes .rf-stand');
    await page.waitForSelector('.explained.pinned');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.explained.pinned', { state: 'detached' });
    await page.keyboard.press('1');
    await page.waitForSelector('.rf-die.marked, [aria-pressed=true]');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rootOf(page)).revision).not.toBe(revision);
    expect(await page.locator('.explained.pinned').count()).toBe(0);
  });

  it('gives two targets that were marked with the mouse', async () => {
    const page = await visit();
    await bring(page, fight);
    await take(page, 'use:twin-nock');
    await page.waitForSelector(':root[data-question=target]');
    for (const enemy of ['A', 'B']) await page.click(`[data-figure=${enemy}]`);
    await page.waitForSelector('.prompt [data-option=done]');
    expect(await page.evaluate(() => document.activeElement?.closest('.board-area') ?? null)).toBe(null);
    await page.keyboard.press('Enter');
    await page.waitForSelector(':root:not([data-question=target])');
  });
});

it.each(['solo', 'companion'])(
  'on a phone two targets can be confirmed where one sees it (%s)',
  async (mode) => {
    const page = await visit('/', { size: PHONE, touch: true });
    const wishes = { players: 2, heroes: ['sel', 'brakka'], ...(mode === 'companion' && { mode }) };
    const given = { heroes: { sel: { dice: [3, 3] }, brakka: {} }, enemies: three };
    await bring(page, arrangedTable(rollingFates, wishes, given));
    await page.tap('[data-option="use:twin-nock"]');
    const meant = page.locator('.marked-answers [data-option="use:twin-nock"]');
    if ((await meant.count()) > 0) await meant.tap();
    await page.waitForSelector(':root[data-question=target]');
    for (const enemy of ['A', 'B']) await page.tap(`[data-figure=${enemy}]`);
    const button = await page.waitForSelector('.prompt [data-option=done]');
    const box = await button.boundingBox();
    const bar = await page.locator('.prompt').boundingBox();
    const tabs = await page.locator('.sheet-tabs').boundingBox();
    const end = box && Math.round(box.y + box.height);
    expect(end).toBeLessThanOrEqual(Math.min(tabs?.y ?? 0, bar ? bar.y + bar.height : 0));
  },
);
