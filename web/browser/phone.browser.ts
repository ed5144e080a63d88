import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { PHONE, take, useHall } from './hall.ts';
import { inSight } from './in-sight.ts';

const { visit } = useHall();

const monsters = { A: { kind: 'goblin', at: '13_9' }, B: { kind: 'brute', at: '14_9' } };
const table = arrangedSave(['alva'], { heroes: { alva: '12_9' }, monsters });

describe('a table on a phone', () => {
  it('puts the sheet away while all answers lie on the board, and brings it back', async () => {
    const page = await visit('/', { size: PHONE });
    await bring(page, table);
    expect(await page.isVisible('.dock')).toBe(true);
    await take(page, 'action:move');
    await page.waitForSelector('.dock', { state: 'hidden' });
    await page.click('.sheet-tabs >> text=Hand');
    await page.waitForSelector('.dock');
    await page.click('.prompt >> text=Back');
    await page.waitForSelector('[data-option="action:move"]');
    await page.click('.sheet-tabs >> text=Log');
    await page.waitForSelector('.saga');
  });

  it('shows with a small map which part of the board is seen, looks elsewhere and comes back', async () => {
    const page = await visit('/', { size: PHONE });
    await bring(page, table);
    await take(page, 'action:move');
    const seen = () => page.getAttribute('.minimap .seen', 'x');
    const before = await seen();
    await page.click('.minimap', { position: { x: 12, y: 30 } });
    await expect.poll(seen).not.toBe(before);
    await page.click('[aria-label="Back to the action"]');
    await expect.poll(seen).toBe(before);
    await page.click('[aria-label="The whole board"]');
    await page.waitForSelector('.minimap', { state: 'detached' });
  });

  it('leaves the dice free while the blow is told', async () => {
    const page = await visit('/', { size: PHONE, slow: true });
    await bring(page, table);
    await take(page, 'action:attack');
    await page.click('[data-cell="13_9"]');
    await page.waitForSelector('.grim-close .die');
    const told = await page.locator('.tells').boundingBox();
    const dice = await page.locator('.grim-dice').boundingBox();
    const sum = await page.locator('.grim-sum').boundingBox();
    if (!told || !dice || !sum) throw new Error('Something is not to be seen.');
    expect(told.height).toBeLessThan(140);
    expect(told.y).toBeGreaterThanOrEqual(Math.max(dice.y + dice.height, sum.y + sum.height));
  });

  it('warns above the question of what the monsters will do, here and where a finger points', async () => {
    const page = await visit('/', { size: PHONE, touch: true });
    await bring(page, table);
    await page.waitForSelector('.grim-warning:has-text("Next turn: 1 attack")');
    expect(await inSight(page, '.grim-warning')).toBe(true);
    await take(page, 'action:move');
    await page.tap('[data-option="hex:11_9"]');
    await page.waitForSelector('.grim-warning:has-text("There:")');
  });

  it.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('shows dice, sum, verdict and all answers at once, at $width × $height', async (size) => {
    const page = await visit('/', { size, touch: true });
    const bjorn = { at: '12_9', hand: ['master-shot', 'perfect-aim'] };
    await bring(
      page,
      arrangedSave(['bjorn'], { heroes: { bjorn }, monsters: { A: { kind: 'troll', at: '14_9' } } }),
    );
    await page.click('[data-option="action:attack"]');
    await page.waitForSelector('.grim-arrow');
    await page.click('[data-doubted]');
    await page.waitForSelector('.grim-fate');
    for (const what of ['.grim-dice', '.grim-sum', '.grim-fate', '.prompt [data-option=pass]', '.sheet-tabs'])
      expect(await inSight(page, what), what).toBe(true);
    const stage = await page.locator('.grim-sum').boundingBox();
    const question = await page.locator('.prompt').boundingBox();
    if (!stage || !question) throw new Error('Something is not to be seen.');
    const isAbove = stage.y + stage.height <= question.y + 1;
    expect(isAbove || stage.x + stage.width <= question.x + 1).toBe(true);
    expect(await page.isVisible('.grim-warning')).toBe(false);
    // A hint would lie over the dice.
    await page.evaluate(() => {
      const hint = Object.assign(document.createElement('section'), { className: 'guide parchment' });
      hint.textContent = 'Here are your dice.';
      document.querySelector('.board-area')?.append(hint);
    });
    expect(await page.isVisible('.guide')).toBe(false);
    expect(await inSight(page, '.grim-sum')).toBe(true);
    for (const chip of await page.locator('.grim-chip').all()) {
      const box = await chip.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
  });

  it('at 320 px shows the question with its answer', async () => {
    const page = await visit('/', { size: { width: 320, height: 640 }, touch: true });
    await bring(page, table);
    for (const what of ['[data-option="end"]', '[data-option="action:move"]', '[aria-label="Undo"]'])
      expect(await inSight(page, what), what).toBe(true);
  });

  it.each([
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ])('held sideways at $width × $height, shows board, question and actions at once', async (size) => {
    const page = await visit('/', { size, touch: true });
    await bring(page, table);
    for (const what of ['[data-option="end"]', '[data-option="action:move"]', '.sheet-tabs', '.grim-warning'])
      expect(await inSight(page, what), what).toBe(true);
    const board = await page.locator('.board-area').boundingBox();
    expect(board?.height).toBeGreaterThan(size.height * 0.8);
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false);
  });
});
