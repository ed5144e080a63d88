import { readFileSync } from 'node:fs';
import { readSave } from '@wyrdhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pathOf, rootOf, take, useHall } from './hall.ts';
import { layTable, longTable } from './long-table.ts';

const { visit } = useHall();

/** In the page: counts the rows of changes that are read from the store. */
function countReads(): void {
  const { getAll } = IDBObjectStore.prototype;
  Object.assign(window, { rowsRead: 0 });
  IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...query) {
    const request = getAll.apply(this, query);
    request.addEventListener('success', () => {
      if (this.name === 'changes') Object.assign(window, { rowsRead: rowsRead() + request.result.length });
    });
    return request;
  };
  const rowsRead = () => (window as unknown as { rowsRead: number }).rowsRead;
}

const rowsRead = (page: Page) => page.evaluate<number>('rowsRead');

describe('a table of many chapters', () => {
  it('opens with its last chapter alone; a file and a replay have them all', async () => {
    const page = await visit('/', { before: (begun) => begun.addInitScript(countReads) });
    await page.waitForSelector('text=You have no tables yet');
    await layTable(page, longTable(6, 40));
    await page.goto(new URL('/#/table/long', page.url()).href);
    await page.waitForSelector('[data-option]');
    expect(await rowsRead(page)).toBe(40);
    expect((await rootOf(page)).revision).toBe('240');

    const option = await page.getAttribute('.prompt [data-option], [data-option]', 'data-option');
    await take(page, option ?? '');
    await page.waitForSelector(':root[data-revision="241"]');
    await page.click('[aria-label="Table menu"]');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.menu >> text=Export')]);
    const saved = readSave(readFileSync(await pathOf(download), 'utf8'));
    expect(saved.segments.map(({ changes }) => changes)).toEqual([40, 40, 40, 40, 40, 41]);
    expect(saved.segments.every(({ record }) => record.split('\n').length > 40)).toBe(true);

    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await page.waitForSelector('select[name=part]');
    expect(await page.locator('select[name=part] option').count()).toBe(6);
  });
});
