import { rollingFates } from '@wyrdhall/rolling-fates';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedTable } from './arranged.ts';
import { complaints } from './complaints.ts';
import { useHall } from './hall.ts';

const { visit } = useHall();

/** A table at which this adventure was won. */
const wonAt = (adventure: string): string => {
  const arrange: typeof rollingFates.arrange = (given, options) => {
    return { ...rollingFates.arrange(given, options), ending: 'won' };
  };
  return arrangedTable({ ...rollingFates, arrange }, { adventure }, {});
};

const chosen = (page: Page) => page.inputValue('input[name=adventure]:checked');
const closed = (page: Page) =>
  page.$$eval('input[name=adventure]:disabled', (all) => all.map((one) => (one as HTMLInputElement).value));
const words = (page: Page, value: string) => page.innerText(`.choice:has(input[value=${value}])`);
const keepOrder = (page: Page) => page.check('input[name=adventure-order][value=kept]', { force: true });

describe('adventures at a new table', () => {
  it('are all open, or open one after the other as they are won', async () => {
    const page = await visit('/new/rolling-fates?adventure=crown');
    await page.waitForSelector('input[name=adventure]');
    expect([await chosen(page), await closed(page)]).toEqual(['crown', []]);
    await keepOrder(page);
    await expect.poll(() => chosen(page)).toBe('sump');
    await expect
      .poll(() => closed(page))
      .toEqual(['toll-road', 'candles', 'clockmaker', 'ash-stair', 'crown']);
    expect(await words(page, 'toll-road')).toContain('Win “The Sump Beneath Harrow” first');
    expect(await complaints(page)).toEqual([]);

    await page.goto(new URL('/', page.url()).href);
    const buffer = Buffer.from(wonAt('sump'));
    await page.setInputFiles('[data-import]', { name: 'won.json', mimeType: 'application/json', buffer });
    await page.waitForSelector(':root[data-outcome=won]');
    await page.goto(new URL('/new/rolling-fates', page.url()).href);
    await page.waitForSelector('[data-mark=won]');
    await expect.poll(() => chosen(page)).toBe('toll-road');
    expect(await words(page, 'sump')).toContain('won');
    expect(await closed(page)).toEqual(['candles', 'clockmaker', 'ash-stair', 'crown']);
    await page.check('input[name=adventure-order][value=free]', { force: true });
    await expect.poll(() => closed(page)).toEqual([]);
  });

  it('say in German what must be won first', async () => {
    const page = await visit('/new/rolling-fates', { locale: 'de-DE' });
    await keepOrder(page);
    await expect.poll(() => words(page, 'candles')).toContain('Gewinnt erst „Die Zollstraße“');
  });
});
