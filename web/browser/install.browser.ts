import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { take, useHall } from './hall.ts';

const { visit } = useHall();

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

describe('the hall as an app', () => {
  it('can be installed', async () => {
    const page = await visit('/', { offline: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await page.context().newCDPSession(page);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Tests visit like a private window, where nothing can be installed.
    const ids = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    expect(ids).toEqual([]);
    const { icons, shortcuts } = JSON.parse(data) as Manifest;
    const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    );
    const manifest = await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('[rel=manifest]')?.href,
    );
    for (const { url } of shortcuts) expect(new URL(url, manifest).hash).toMatch(/^#\/new\//);
  });

  it('its icons are as large as they say', async () => {
    const page = await visit();
    const wrong = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('[rel=manifest]')?.href ?? '';
      const { icons } = (await (await fetch(link)).json()) as Manifest;
      const touch = document.querySelector<HTMLLinkElement>('[rel=apple-touch-icon]')?.href ?? '';
      const drawn = icons.filter(({ sizes }) => sizes !== 'any');
      const all = [...drawn.map(({ src, sizes }) => ({ src: new URL(src, link).href, sizes }))];
      const found = await Promise.all(
        [...all, { src: touch, sizes: '180x180' }].map(async ({ src, sizes }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}` === sizes ? [] : [src];
        }),
      );
      return found.flat();
    });
    expect(wrong).toEqual([]);
  });
});

describe('a browser that keeps no page at hand', () => {
  it.each(['refused', 'left out'])('plays all the same, and nothing is said of it: %s', async (how) => {
    const before = (page: Page) =>
      page.addInitScript((isRefused) => {
        const answer = () =>
          isRefused ? Promise.reject(new DOMException('no', 'SecurityError')) : Promise.resolve(undefined);
        Object.assign(ServiceWorkerContainer.prototype, { register: answer });
      }, how === 'refused');
    const page = await visit('/new/toy?players=1&seed=5&start=1', { offline: true, before });
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });
});
