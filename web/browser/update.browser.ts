import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useHall } from './hall.ts';
import { plainHost } from './plain-host.ts';
import { renewHall } from './renewed-hall.ts';

const { visit, forgive } = useHall();

const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-newer-'));
let served = inject('dist');
const host = plainHost(() => served);
let address = '';

beforeAll(async () => {
  renewHall(inject('dist'), folder);
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hall/`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true });
});

const scriptOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src);
const go = (page: Page, place: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, place);
const PATIENCE = { timeout: 10_000 };
const newer = '.notice:has-text("A new version is ready")';

describe('a newer hall', () => {
  it('waits until one reloads; older pages go on with their own files', async () => {
    served = inject('dist');
    const one = await visit('', { at: address, offline: true });
    await one.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const old = await scriptOf(one);
    const other = await one.context().newPage();
    await other.goto(address);

    served = folder;
    await one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await one.waitForSelector(newer);
    await go(one, '#/new/toy?players=1&seed=5&start=1');
    await one.waitForSelector('[data-option=bold]');

    await one.click(`${newer} >> button:has-text("Reload")`);
    await expect.poll(() => scriptOf(one).catch(() => old), PATIENCE).not.toBe(old);
    await one.waitForSelector('[data-option=bold]');
    expect(await one.locator(newer).count()).toBe(0);

    // The other window is still the old one, and is told.
    await other.waitForSelector(newer);
    expect(await scriptOf(other)).toBe(old);
    await go(other, '#/new/grimheim?heroes=bjorn&seed=7&start=1');
    await other.waitForSelector(':root[data-game=grimheim] [data-option]');

    await other.click(`${newer} >> button:has-text("Reload")`);
    await expect.poll(() => scriptOf(other).catch(() => old), PATIENCE).not.toBe(old);
    await other.reload();
    await expect.poll(() => other.evaluate(async () => (await caches.keys()).length), PATIENCE).toBe(1);
  });

  it('comes by itself where the files of an open page are gone', async () => {
    served = inject('dist');
    forgive(/Failed to load resource/);
    const page = await visit('', { at: address });
    const old = await scriptOf(page);
    served = folder;
    await go(page, '#/new/toy?players=1&seed=5&start=1');
    await page.waitForSelector('[data-option=bold]');
    expect(await scriptOf(page)).not.toBe(old);
  });

  it('that cannot be had is told with a way to try again', async () => {
    served = inject('dist');
    forgive(/Failed to load resource/);
    const page = await visit('', { at: address });
    await page.route('**/assets/**', (route) => route.abort());
    await page.evaluate(() => sessionStorage.setItem('wyrdhall-reloaded', String(Date.now())));
    await go(page, '#/new/toy?players=1&seed=5&start=1');
    await page.waitForSelector('main:has([role=alert]) >> text=Reload');
  });
});
