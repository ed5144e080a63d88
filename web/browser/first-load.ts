import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface Script {
  readonly name: string;
  /** Its size as it travels. */
  readonly bytes: number;
  readonly text: string;
}

/** Text, because what compiles this file would add to it. */
const WATCH_FOR_A_QUESTION = `
  new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-option]')) return;
    window.askedAt = performance.now();
    watch.disconnect();
  }).observe(document, { subtree: true, childList: true });`;

/** The scripts that are fetched by a fresh page for the shelf, and for a table until its first question. */
export async function scriptsOfFirstLoad(
  page: Page,
  address: string,
  table: string,
): Promise<readonly Script[]> {
  await page.addInitScript(WATCH_FOR_A_QUESTION);
  await page.goto(`${address}/`);
  await page.waitForSelector('article.box');
  await page.evaluate((to) => {
    location.hash = to;
  }, table);
  await page.waitForSelector('[data-option]');
  const fetched = (await page.evaluate(`performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.askedAt)
    .map(({ name }) => name)`)) as string[];
  return Promise.all(
    fetched.map(async (url) => {
      const text = await (await fetch(url)).text();
      return { name: url.split('/').at(-1) ?? '', bytes: gzipSync(text, { level: 9 }).length, text };
    }),
  );
}
