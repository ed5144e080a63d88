import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { PHONE, rootOf, take, useHall } from './hall.ts';

const { visit } = useHall();

const monsters = { A: { kind: 'goblin', at: '13_9' }, B: { kind: 'brute', at: '14_9' } };
const table = arrangedSave(['alva'], { heroes: { alva: '12_9' }, monsters });

describe('before a choice', () => {
  it('the way is drawn, with a ghost of the hero at its end', async () => {
    const page = await visit();
    await bring(page, table);
    await take(page, 'action:move');
    expect(await page.locator('.grim-ghost').count()).toBe(0);
    await page.hover('[data-cell="12_11"]');
    await page.waitForSelector('.grim-ghost-steps:has-text("2")');
    await page.keyboard.press('t');
    await page.keyboard.press('t');
    const label = (await page.getAttribute('.place:focus', 'aria-label')) ?? '';
    const [, steps] = /(\d+) step/.exec(label) ?? [];
    expect(await page.textContent('.grim-ghost-steps')).toBe(steps);
  });

  it('an attack tells what it has in store', async () => {
    const page = await visit();
    await bring(page, table);
    await take(page, 'action:attack');
    await page.waitForSelector('.grim-kill:has-text("50%")');
    await page.hover('[data-cell="13_9"]');
    await page.waitForSelector('.explained:has-text("3 dice: 1.5 damage on average, 50% chance to kill")');
    expect(await page.getAttribute('[data-cell="13_9"]', 'aria-label')).toContain('50% chance to kill');
  });

  it('an upgrade lays out the cards that it could bring', async () => {
    const page = await visit();
    await bring(page, arrangedSave(['boldur'], { heroes: { boldur: { gold: 9 } } }));
    await take(page, 'end');
    await page.waitForSelector(':root[data-question=upgrade]');
    await page.waitForSelector('.grim-choice [data-option="flip:boldur"]:has-text("Strength")');
    await page.click('.grim-choice [data-option="flip:boldur"]');
    await page.waitForSelector('.grim-cards .card:has([data-card=boldur]):has-text("Hero II")');
    await page.waitForSelector('.grim-choice [data-option="under:ability"]');
  });

  it('a long press looks, a tap marks, and the prompt takes', async () => {
    const page = await visit('/', { size: PHONE, touch: true });
    await bring(page, table);
    await take(page, 'action:attack');
    await press(page, '[data-cell="13_9"]', 700);
    await page.waitForSelector('.explained:has-text("50% chance to kill")');
    expect((await rootOf(page)).question).toBe('attack');
    await press(page, '[data-cell="13_9"]', 50);
    await page.click('.prompt .primary[data-option="monster:A"]');
    await page.waitForFunction(() => document.documentElement.dataset.question !== 'attack');
  });
});

describe('a browser in which a long press opens no menu', () => {
  it('looks at a card of the hand all the same, and takes nothing', async () => {
    const before = (page: Page) =>
      page.addInitScript(() =>
        addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), true),
      );
    const page = await visit('/', { size: PHONE, touch: true, before });
    await bring(page, table);
    const { revision } = await rootOf(page);
    await press(page, '.dock [data-explain="card:alvas-first-bow"]', 700);
    await page.waitForSelector('dialog:has(.large-card) h2:has-text("First Bow")');
    expect((await rootOf(page)).revision).toBe(revision);
  });
});

/** A finger on the middle of it, for so long. */
async function press(page: Page, selector: string, ms: number): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(ms);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
