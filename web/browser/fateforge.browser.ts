import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { PHONE, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const OPEN = '/new/fateforge?players=2&heroes=forest-guard,rogue&scene=c01&seed=7&start=1';
/** Where the machine is busy. */
const LONG = 150_000;
const dice = '.ff-tray .ff-die-place, .ff-tray .ff-die-button';

/** Whoever is asked first takes the screen. */
async function sitDown(page: Page): Promise<void> {
  await page.waitForSelector(`${dice}, .curtain`);
  if (await page.isVisible('.curtain')) await take(page, 'lift-curtain');
  await page.waitForSelector(dice);
}

describe('a fight from the shelf', () => {
  it('is played alone to its end', async () => {
    const page = await visit('/');
    await page.waitForSelector('text=Fateforge');
    await page.goto(new URL('/new/fateforge?players=1&scene=c01&seed=5&start=1', page.url()).href);
    await page.waitForSelector('.ff-map');
    await playOn(page, { prefers: ['ready', 'begin'], seed: 3 });
    await page.waitForSelector('.ff-ending');
    expect((await rootOf(page)).outcome).toBeTruthy();
  });

  it('shows every figure where it stands, with its health', async () => {
    const page = await visit(`${OPEN}&screens=false`);
    await page.waitForSelector('.ff-figure[data-figure="street-guard-1"]');
    expect(await page.locator('.ff-figure').count()).toBe(6);
    const label = await page.getAttribute('[data-cell="street-guard-2"]', 'aria-label');
    expect(label).toMatch(/^Street Guard 2\b.* (\d) of \1 health$/);
    expect(await page.getAttribute('[data-cell="d"]', 'aria-label')).toMatch(/^Toll House, Street Guard 2/);
  });

  it('answers on the map: a step to the zone beside, a shot at who stands there', async () => {
    const page = await visit(`${OPEN}&screens=false`);
    await playOn(page, { prefers: ['ready'], until: ({ question }) => question === 'order' });
    await take(page, 'order:forest-guard,rogue');
    await take(page, 'begin');
    const before = await page.locator('[data-cell="street-guard-1"]').getAttribute('aria-label');
    await page.click('[data-cell="street-guard-1"]');
    await page.waitForFunction(
      (label) => document.querySelector('[data-cell="street-guard-1"]')?.getAttribute('aria-label') !== label,
      before,
    );
    // The shot is done; Oren may move after it.
    expect((await rootOf(page)).question).toBe('clear-lines');
    await take(page, 'zone:b');
    expect(await page.getAttribute('[data-cell="b"]', 'aria-label')).toContain('Oren Hale');
  });
});

describe('Preparation behind screens', () => {
  it('keeps the other’s dice out of the page, and goes on after a reload with the same ones', async () => {
    const page = await visit(OPEN);
    await sitDown(page);
    const first = await page.locator(dice).evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(first).toHaveLength(4);
    // Nothing on the page shows any other die.
    expect(await page.locator('.ff-die').count()).toBe(4);
    expect(await page.textContent('.ff-tray')).toContain('Oren Hale');
    await page.reload();
    await sitDown(page);
    expect(await page.locator(dice).evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(first);
    await take(page, 'ready');
    await page.waitForSelector('.curtain');
    // Nobody’s dice while the screen is passed on.
    expect(await page.locator('.ff-die').count()).toBe(0);
    await take(page, 'lift-curtain');
    await page.waitForSelector('.ff-tray:has-text("Mirel Vash")');
    expect(await page.locator('.ff-die').count()).toBe(4);
    expect(await page.textContent('body')).not.toMatch(/Oren Hale has/);
  });

  it('is played by two to the end of the fight', async () => {
    const page = await visit(OPEN);
    await playOn(page, { prefers: ['lift-curtain', 'ready', 'begin'], seed: 2 });
    expect((await rootOf(page)).outcome).toBeTruthy();
  });
});

describe('the table of a fight', () => {
  it.each([
    ['desk', undefined],
    ['phone', PHONE],
  ] as const)('has nothing to complain about in any phase, on a %s', { timeout: LONG }, async (_, size) => {
    const page = await visit(`${OPEN}&screens=false`, size ? { size, touch: true } : {});
    const found: string[] = [];
    const look = async (where: string) => {
      for (const one of await complaints(page)) found.push(`${where}: ${one}`);
    };
    await page.waitForSelector('.ff-map');
    await look('Preparation');
    await playOn(page, { prefers: ['ready'], until: ({ question }) => question === 'order' });
    await look('order');
    await playOn(page, { prefers: ['begin'], until: ({ question }) => question === 'turn' });
    await look('turn');
    await page.keyboard.press('b');
    await page.waitForSelector('.list-view');
    await look('list');
    await page.keyboard.press('b');
    await playOn(page, {
      prefers: ['step', 'ready', 'begin'],
      until: ({ question }) => question === 'where',
    });
    await look('a zone is chosen');
    await playOn(page, { prefers: ['ready', 'begin', 'end', 'stay'] });
    await page.waitForSelector('.ff-ending');
    await look('the end');
    expect(found).toEqual([]);
  });

  it('has nothing to complain about where skills are learnt and in what follows', {
    timeout: LONG,
  }, async () => {
    const page = await visit(
      '/new/fateforge?players=2&mode=battle&questline=b1&screens=false&seed=3&start=1',
    );
    await page.waitForSelector('.ff-page');
    expect(await complaints(page), 'skills to learn').toEqual([]);
    await playOn(page, {
      prefers: ['done', 'ready', 'begin', 'end', 'leave'],
      until: ({ question }) => question === 'camp' || question === 'prepare',
    });
    expect(await complaints(page), 'the first fight').toEqual([]);
  });
});
