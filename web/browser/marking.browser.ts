import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { optionsOf, PHONE, take, useHall } from './hall.ts';

const { visit } = useHall();

const monsters = {
  A: { kind: 'goblin', at: '13_9' },
  B: { kind: 'brute', at: '14_9' },
  C: { kind: 'draugr', at: '12_8' },
  D: { kind: 'imp', at: '13_8' },
};

describe('an answer that takes several things', () => {
  it('is marked on the figures, and given with Enter', async () => {
    const page = await visit();
    const alva = { at: '12_9', cards: { 'hail-of-arrows': { mana: 3 } } };
    await bring(page, arrangedSave(['alva'], { heroes: { alva }, monsters }));
    await take(page, 'use:hail-of-arrows');
    await page.waitForSelector(':root[data-question=targets]');
    expect(await page.locator('.prompt [data-option^="monster:"]').count()).toBe(0);
    await page.waitForSelector('.draft-count:text-is("0 of 3")');
    for (const at of ['13_9', '14_9', '12_8']) await page.click(`[data-cell="${at}"]`);
    await page.waitForSelector('.draft-count:text-is("3 of 3")');
    expect(await page.locator('.place[aria-pressed=true]').count()).toBe(3);
    expect(await page.locator('.mark.on').count()).toBe(3);
    expect(await optionsOf(page)).not.toContain('monster:D');
    // The last one is not marked once more: all of them are given.
    await page.keyboard.press('Enter');
    await page.waitForSelector(':root[data-question=turn]');
    await page.click('.saga-fold');
    await page.waitForSelector('.saga >> text=/1 damage/');
  });

  it('is marked on the cards of the hand', async () => {
    const page = await visit('/', { size: PHONE });
    const embla = { hand: ['rest', 'kick', 'maneuver'] };
    await bring(page, arrangedSave(['embla'], { heroes: { embla } }));
    await take(page, 'throw-away');
    await page.click('.dock .card[data-option="event:kick"]');
    await page.click('.dock .card[data-option="event:rest"]');
    await expect.poll(() => page.locator('.dock .card[aria-pressed=true]').count()).toBe(2);
    await page.click('.dock .card[data-option="event:rest"]');
    await page.waitForSelector('.prompt [data-option=done]:has-text("1")');
    await take(page, 'done');
    await page.waitForSelector(':root[data-question=turn]');
    expect(await page.locator('.grim-events .card').count()).toBe(2);
  });

  it('counts on the cards where it is an amount, up and down', async () => {
    const page = await visit();
    const embla = { damage: 3, cards: { 'healing-potion': { damage: 4 } } };
    await bring(page, arrangedSave(['embla'], { heroes: { embla } }));
    await take(page, 'action:mend');
    await page.waitForSelector(':root[data-question=remove-damage]');
    const hero = '.dock .card:has([data-card=embla])';
    for (let i = 0; i < 3; i++) await page.click(`${hero} .more`);
    await page.waitForSelector(`${hero}.marked >> text="3 of 3"`);
    await page.click(`${hero} .less`);
    // The potion's card is the second that may be marked.
    for (let i = 0; i < 3; i++) await page.keyboard.press('2');
    await page.waitForSelector('.prompt [data-option=done]:has-text("5")');
    await take(page, 'done');
    await page.waitForSelector(':root[data-question=turn]');
    await page.waitForSelector('.hero-health:has-text("8")');
  });
});
