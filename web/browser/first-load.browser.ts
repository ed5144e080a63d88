import { expect, inject, test } from 'vitest';
import { scriptsOfFirstLoad } from './first-load.ts';
import { useHall } from './hall.ts';

/** In thousands of bytes. Pages of tests are built with this hall, which cuts it finer: people get less, as the bench says. */
const LIMIT = 165;

const { visit } = useHall();

test('to the first question of Grimheim only what it needs is fetched, the rest after it', async () => {
  const page = await visit('/#/credits');
  const scripts = await scriptsOfFirstLoad(
    page,
    inject('address'),
    '/new/grimheim?heroes=bjorn&seed=7&start=1',
  );
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const list = scripts.map((script) => `${script.bytes} ${script.name}`).join('\n');
  expect(bytes, list).toBeGreaterThan(100_000);
  expect(bytes, list).toBeLessThan(1000 * LIMIT);
  // Another language, bots, and other games come when somebody wants them.
  for (const { text, name } of scripts)
    expect(text, name).not.toMatch(
      /Angriff|Zurücknehmen|Brakka|How the planner|Legible letters|The planner looks at|wolf-1/,
    );
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /menus-.*js$/.test(name)),
  );
  await page.click('[aria-label="Table menu"]');
  await page.waitForSelector('nav.menu');
});
