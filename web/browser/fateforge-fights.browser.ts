import { fateforge } from '@wyrdhall/fateforge';
import type { Given } from '@wyrdhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { optionsOf, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const PARTY = { players: 2, heroes: ['mercenary', 'rogue'], screens: false };
const ALONE = '/new/fateforge?players=1&heroes=forest-guard,rogue&scene=c01&seed=5&start=1';

async function arranged(wishes: Readonly<Record<string, unknown>>, given: Given): Promise<Page> {
  const page = await visit('/', { lessons: true });
  await bring(page, arrangedTable(fateforge, { ...PARTY, ...wishes }, given));
  return page;
}

describe('rare moments of a fight', () => {
  it('the weak spot of a boss is told of, covered icon by icon, and exploited', async () => {
    const mercenary = { at: 'e', pool: ['red:focus', 'red:hit', 'red:hit', 'red:miss'] };
    const page = await arranged(
      { scene: 'c06' },
      { heroes: { mercenary, rogue: 'a' }, enemies: { 'warden-vey-0': 'e' }, now: 'turn' },
    );
    await page.waitForSelector('.guide[data-lesson=boss]');
    await page.waitForSelector('.spotlit-place[data-spotlit=warden-vey-0]');
    await page.click('.guide .button');
    await take(page, 'spot:focus');
    await page.click('.guide[data-lesson=weak-spot] .guide-end');
    await take(page, 'spot:hit');
    await take(page, 'spot:hit');
    await page.waitForSelector('.log >> text=weak spot is exploited');
    expect(await optionsOf(page)).not.toContain('spot:hit');
    // Who has had enough is told nothing more, until they wish for it.
    expect(await page.locator('.guide').count()).toBe(0);
    await page.goto(new URL('#/comfort', page.url()).href);
    await page.waitForSelector('input[name=lessons]:not(:checked)');
  });

  it('a questline ends with its rating', async () => {
    const page = await arranged(
      { mode: 'battle', questline: 'b1' },
      {
        map: 'a-b',
        heroes: { mercenary: 'a', rogue: 'a' },
        enemies: { 'street-guard-1': 'b' },
        primary: ['no-ko'],
        questline: { at: 3, secondary: 3 },
        gold: 20,
        now: 'turn',
        place: 0,
      },
    );
    await playOn(page, { prefers: ['end', 'leave'] });
    expect((await rootOf(page)).outcome).toBe('won');
    expect(await page.textContent('.ff-ending')).toMatch(/Copper|Silver|Gold/);
  });

  it('a roll cannot be taken back, and the table says why', async () => {
    const page = await visit(ALONE);
    await playOn(page, {
      until: (_, options) => options.includes('reroll'),
      prefers: ['ready', 'begin', 'end'],
    });
    await take(page, 'reroll');
    for (const die of await optionsOf(page)) await page.click(`[data-option="${die}"]`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.question === 'prepare');
    await page.keyboard.press('u');
    await page.waitForSelector('.prompt .refusal:has-text("cannot be undone: there was a roll since")');
  });

  it('the players’ own dice are typed in', async () => {
    const page = await visit(`${ALONE}&dice=own`);
    for (const face of ['blue:shot', 'blue:focus', 'yellow:step', 'red:miss'])
      await page.click(`[data-option="${face}"]`);
    // The last one gives them.
    await page.waitForFunction(() => document.querySelector('.prompt')?.textContent?.includes('Mirel Vash'));
    await page.waitForSelector('.ff-tray');
  });
});
