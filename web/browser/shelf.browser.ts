import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { optionsOf, pathOf, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

describe('from the shelf', () => {
  it('a table is set up, played to its end by clicks, and stands on the shelf afterwards', async () => {
    const page = await visit();
    await page.click('text=The Wolf Winter >> xpath=ancestor::article >> text=New table');
    await page.fill('input[name=seed]', '7');
    await page.click('text=Take your seats');
    await page.waitForSelector(':root[data-game=toy]');
    expect((await rootOf(page)).turn).toBe('1 stance');
    await playOn(page, { prefers: ['end', 'done'] });
    expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
    await page.click('.prompt >> text=Back to the shelf');
    await page.waitForSelector('.table-row.over');
    expect(await page.getAttribute(':root', 'data-game')).toBeNull();
  });

  it('a table is renamed, and cleared away only after a question', async () => {
    const page = await visit('/new/toy?seed=1&start=1');
    await page.waitForSelector('[data-option=bold]');
    await page.click('.sign');
    await page.click('[aria-label=Rename]');
    await page.fill('dialog input', 'The long night');
    await page.click('dialog >> button:has-text("Rename")');
    await page.waitForSelector('text=The long night');
    await page.click('[aria-label="Delete"]');
    await page.click('dialog >> text=Cancel');
    expect(await page.locator('.table-row').count()).toBe(1);
    await page.click('[aria-label="Delete"]');
    await page.click('dialog >> button:has-text("Delete")');
    await page.waitForSelector('text=You have no tables yet');
  });
});

describe('a table as a file', () => {
  it('goes out and comes back at the same question; a damaged one is refused and nothing is lost', async () => {
    const page = await visit('/new/toy?seed=3&start=1');
    await take(page, 'swift');
    await page.waitForSelector('[data-option=end]');
    const before = (await optionsOf(page)).sort();
    await page.click('.sign');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[aria-label="Export"]'),
    ]);
    const file = await pathOf(download);
    const text = readFileSync(file, 'utf8');
    const damaged = join(tmpdir(), `wyrdhall-damaged-${process.pid}.json`);
    writeFileSync(damaged, text.replace('"stores":4', '"stores":9'));

    await page.setInputFiles('[data-import]', damaged);
    await page.waitForSelector('dialog >> text=This save is damaged');
    expect(await page.textContent('dialog')).toContain('your tables are as they were');
    await page.click('dialog [aria-label=Close]');
    writeFileSync(damaged, '{ no save');
    await page.setInputFiles('[data-import]', damaged);
    await page.waitForSelector('dialog >> text=no JSON document');
    await page.click('dialog [aria-label=Close]');
    expect(await page.locator('.table-row').count()).toBe(1);

    await page.setInputFiles('[data-import]', file);
    await page.waitForSelector('[data-option=end]');
    expect((await optionsOf(page)).sort()).toEqual(before);
    await page.click('.sign');
    await page.waitForFunction(() => document.querySelectorAll('.table-row').length === 2);
  });
});

describe('an address', () => {
  it.each([
    ['/new/toy?players=9&start=1', 'The Wolf Winter is for 1 to 4 players, not 9'],
    [
      '/new/toy?seed=a%20b&start=1',
      'The seed is a number or a word of up to 64 letters and digits, not “a b”',
    ],
    ['/new/toy?colour=red&start=1', '“colour” is none of them'],
    ['/new/toy?seats=human,wizard&start=1', 'There is no bot "wizard"'],
    ['/new/chess', 'There is no game “chess” on the shelf'],
    ['/cellar/key', 'The hall has no “cellar/key”'],
    ['/table/nowhere', 'deleted'],
  ])('that is wrong says so: %s', async (place, message) => {
    const page = await visit(place);
    await page.waitForSelector('[role=alert]');
    expect(await page.textContent('main')).toContain(message);
  });
});

describe('languages', () => {
  it('a German browser is met in German; English is a click away', async () => {
    const page = await visit('/', { locale: 'de-DE' });
    await page.waitForSelector('text=Deine Tische');
    expect(await page.getAttribute(':root', 'lang')).toBe('de');
    await page.click('text=Einstellungen');
    await page.click('text=English');
    await page.waitForSelector('h1:has-text("Settings")');
    expect(await page.getAttribute(':root', 'lang')).toBe('en');
  });
});

describe('without a network', () => {
  it('the hall starts, and a table can be played', async () => {
    const page = await visit('/', { offline: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(new URL('/new/toy?players=2&seats=human,greedy&seed=4&start=1', page.url()).href);
    await page.waitForSelector('[data-option=bold]');
    await playOn(page, { prefers: ['end', 'done'], until: ({ turn = '' }) => turn.startsWith('2 ') });
    await page.click('.sign');
    await page.reload();
    await page.waitForSelector('.table-row');
    await page.click('[aria-label="Rules of The Wolf Winter"]');
    await page.waitForSelector('#WW-021');
    // A game that was never opened before is there as well.
    await page.goto(new URL('/new/fateforge?players=1&scene=c01&seed=5&start=1', page.url()).href);
    await page.waitForSelector('.ff-map');
    await playOn(page, { prefers: ['ready', 'begin'], until: ({ question }) => question === 'turn' });
  });
});

describe('a system that names its language in a way of its own', () => {
  it('finds the shelf all the same', async () => {
    const before = (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'languages', { value: ['en-US@posix', 'en-US'] }),
      );
    const page = await visit('/', { before });
    await page.waitForSelector('article.box');
  });
});
