import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { DESKTOP, PHONE, take, useHall } from './hall.ts';

const { visit } = useHall();

const monsters = { A: { kind: 'goblin', at: '13_9' }, B: { kind: 'brute', at: '14_9' } };
const alva = { at: '12_9', cards: { 'hail-of-arrows': { mana: 3 } }, hand: ['rest'] };
const table = arrangedSave(['alva'], { heroes: { alva }, monsters });

/** Words that stick out of what they stand in, or out of the screen. */
const CUT = `[...document.querySelectorAll(':is(.page, .shelf) h1, .button, .choice, .grim-space, .question, .box-name, .telling')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 2 || left < -1 || right > innerWidth + 1;
  })
  .map((one) => one.className + ': ' + one.textContent)`;

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('text at 200 %% on a %s', (_, size) => {
  it('is cut nowhere', async () => {
    const page = await visit('/', { size });
    await page.evaluate(() => localStorage.setItem('wyrdhall-comfort', '{"text":200}'));
    await page.reload();
    await page.waitForSelector('article.box');
    expect(await page.evaluate(CUT)).toEqual([]);
    await bring(page, table);
    // The actions of the hand can be scrolled to; the question is never squeezed out.
    expect((await page.locator('.question').boundingBox())?.height).toBeGreaterThan(30);
    await page.waitForSelector('.prompt [data-option=end]');
    await take(page, 'action:attack');
    await page.waitForSelector('.place.hostile');
    expect(await page.evaluate(CUT)).toEqual([]);
    await page.goto(page.url().replace(/#.*/, '#/comfort'));
    await page.waitForSelector('text=Text size');
    expect(await page.evaluate(CUT)).toEqual([]);
  });
});
