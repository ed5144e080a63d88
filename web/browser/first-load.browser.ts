import { expect, inject, test } from 'vitest';
import { scriptsOfFirstLoad } from './first-load.ts';
import { useHall } from './hall.ts';

/** In thousands of bytes. Pages of tests are built with this hall, which cuts it finer: people get less, as the bench says. */
const LIMIT = 165;
/** The campaign's rules and the structure of its story come with the game. */
const FATEFORGE_LIMIT = 290;

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
      /Angriff|Zurücknehmen|Brakka|How the planner|Easy-to-read font|The planner looks at|wolf-1/,
    );
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /menus-.*js$/.test(name)),
  );
  await page.click('[aria-label="Table menu"]');
  await page.waitForSelector('nav.menu');
});

test('Fateforge comes to its first question with little more, without solver, hints, lessons and German', async () => {
  const page = await visit('/#/credits');
  const table = '/new/fateforge?players=2&scene=c01&screens=false&seed=7&start=1';
  const scripts = await scriptsOfFirstLoad(page, inject('address'), table);
  const list = scripts.map((script) => `${script.bytes} ${script.name}`).join('\n');
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThan(1000 * FATEFORGE_LIMIT);
  for (const { text, name } of scripts) expect(text, name).not.toMatch(/Fehlwurf|You lead both heroes/);
});
