import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathOf, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

/** With everything in it that a careless page would read as something else. */
const ODD = '<b>J|ón</b>';

describe('people at a table', () => {
  it('give names, change seats during play, and play again with the same party and options', async () => {
    const page = await visit('/new/toy?players=2&seats=human,greedy&seed=4');
    await page.fill('input[name=name-0]', ODD);
    await page.click('text=Take your seats');
    await page.waitForSelector('[data-option=bold]');
    expect(await page.textContent('.prompt .seat-badge .person')).toBe(ODD);
    expect(await page.textContent('.hero > .person')).toBe(ODD);
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    expect(await page.textContent('.log .line .person')).toContain(ODD);

    // The bot's seat goes to a person, the person's to a bot.
    await page.click('[aria-label="Table menu"]');
    await page.click('[data-menu=seats]');
    await page.selectOption('dialog select[name=seat-0]', 'random');
    await page.selectOption('dialog select[name=seat-1]', 'human');
    await page.fill('dialog input[name=name-1]', '小明');
    await page.click('dialog button[type=submit]');
    await page.waitForSelector('.prompt .seat-badge .person:text-is("小明")');
    await page.reload();
    await page.waitForSelector('.prompt .seat-badge .person:text-is("小明")');
    await playOn(page, { prefers: ['end', 'done'] });
    expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);

    await page.click('.prompt >> text=Back to the shelf');
    expect(await page.textContent('.table-row.over .person')).toBe('小明 and 1 bot');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[aria-label="Export"]'),
    ]);
    const { label } = JSON.parse(readFileSync(await pathOf(download), 'utf8'));
    expect(label).toMatchObject({ seats: ['random', 'human'], names: ['', '小明'] });

    await page.click('.table-row.over [aria-label="Play again"]');
    await page.waitForSelector('select[name=seat-0]');
    expect(await page.inputValue('select[name=seat-0]')).toBe('random');
    expect(await page.inputValue('select[name=seat-1]')).toBe('human');
    expect(await page.inputValue('input[name=name-1]')).toBe('小明');
    expect(await page.isChecked('input[name=players][value="2"]')).toBe(true);
  });

  it('find how their games ended, also those that they have deleted', async () => {
    const page = await visit('/statistics');
    await page.waitForSelector('text=No game has been finished here yet');
    await page.goto(new URL('/new/toy?players=1&names=Mara&seed=7&hungry=yes&start=1', page.url()).href);
    await page.waitForSelector('[data-option=bold]');
    await playOn(page, { prefers: ['end', 'done'] });
    await page.click('.sign');
    const counted = async () => {
      await page.click('nav >> text=Statistics');
      await page.waitForSelector('[data-statistics=toy]');
      return page.textContent('main');
    };
    const kept = await counted();
    expect(kept).toContain('Mara');
    expect(kept).toMatch(/[01] of 1 won/);
    await page.click('[aria-label="Back to the shelf"]');
    await page.click('[aria-label="Delete"]');
    await page.click('dialog >> button:has-text("Delete")');
    await page.waitForSelector('text=You have no tables yet');
    expect(await counted()).toBe(kept);
  });

  it('let the planner look at a finished game without freezing the page, until they stop it', async () => {
    const page = await visit('/new/toy?players=1&seed=7&start=1');
    await page.waitForSelector('[data-option=bold]');
    await playOn(page, { prefers: ['end', 'done'] });
    await page.click('.prompt >> text=Watch the replay');
    await page.evaluate(() => {
      const seen = { longest: 0, last: performance.now() };
      Object.assign(window, { seen });
      const look = (now: number) => {
        seen.longest = Math.max(seen.longest, now - seen.last);
        seen.last = now;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.click('text=Analyse this game');
    await page.waitForSelector('[data-analysis=running][data-reached]:not([data-reached="0"])');
    await page.click('[data-analysis=running] >> text=Stop');
    await page.waitForSelector('[data-analysis=stopped] >> text=Stopped.');
    const longest = await page.evaluate(
      () => (window as never as { seen: { longest: number } }).seen.longest,
    );
    expect(longest).toBeLessThan(500);
  });
});
