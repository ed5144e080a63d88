import { rollingFates } from '@wyrdhall/rolling-fates';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { DESKTOP, PHONE, take, useHall } from './hall.ts';
import { inSight } from './in-sight.ts';
import { playWell } from './rolling-fates.ts';

const { visit } = useHall();

const LOW = { width: 1366, height: 768 };

const pedlar = arrangedTable(
  rollingFates,
  { players: 2, heroes: ['mirelle', 'orrin'], adventure: 'toll-road' },
  {
    heroes: {
      mirelle: { treasures: ['tin-whistle', 'goat-hair-rope'] },
      orrin: { treasures: ['pocket-bellows'] },
    },
    node: 'a2',
    part: 'enter',
  },
);

/** Whether everything that can be answered lies where it can be seen. */
const allInSight = async (page: Page): Promise<boolean> => {
  await page.waitForSelector('[data-option]');
  const options = await page.$$eval('[data-option]', (all) =>
    all.map((one) => one.getAttribute('data-option')),
  );
  const seen = await Promise.all(
    options.map((option) => inSight(page, `[data-option="${option}"] >> nth=0`)),
  );
  return seen.every(Boolean);
};

it.each([
  ['desktop', DESKTOP],
  ['low desktop', LOW],
  ['phone', PHONE],
])('on a %s a long page never hides what is asked, nor the Treasure that it is about', async (_, size) => {
  const page = await visit('/', { size });
  await bring(page, pedlar);
  await take(page, 'onward');
  await page.waitForSelector(':root[data-question=scene]');
  if (size !== PHONE) expect(await allInSight(page)).toBe(true);
  await take(page, 'deal');
  for (const treasure of ['tin-whistle', 'goat-hair-rope']) await take(page, `treasure:${treasure}`);
  await take(page, 'hero:orrin');
  await page.waitForSelector(':root[data-question=treasure]');
  for (const option of ['keep', 'refuse'])
    expect(await inSight(page, `.prompt [data-option=${option}]`)).toBe(true);
  expect(await inSight(page, '.rf-found .rf-card')).toBe(true);
  await take(page, 'keep');
  await page.waitForSelector('.rf-found');
  expect(await inSight(page, '.rf-found .rf-card')).toBe(true);
});

it.each([
  ['desktop', DESKTOP],
  ['low desktop', LOW],
])('on a %s nine abilities are seen whole', async (_, size) => {
  const page = await visit('/', { size });
  const treasures = ['sunspear', 'sappers-charge', 'salt-pouch', 'unblinking-eye'];
  const heroes = { brakka: { level: 2, treasures, traits: ['blood-price'] }, sel: {} };
  const given = { heroes, enemies: { A: 'bog-toad', B: 'lantern-wisp' }, now: 'fate' };
  await bring(page, arrangedTable(rollingFates, { players: 2, heroes: ['brakka', 'sel'] }, given));
  await page.waitForSelector(':root[data-question=keep]');
  const cut = await page.$$eval('.rf-panel.large .rf-ability', (all) =>
    all.flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const box = one.closest('.rf-abilities')?.getBoundingClientRect();
      const isWhole = box && top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
      return isWhole && one.scrollHeight <= one.clientHeight + 1 ? [] : [one.textContent];
    }),
  );
  expect(cut).toEqual([]);
  expect(await page.locator('.rf-panel.large .rf-ability').count()).toBe(9);
});

it('what somebody keeps is marked at once, while the other hero still chooses, and can be taken back by name', async () => {
  const page = await visit('/new/rolling-fates?heroes=sel,brakka&adventure=sump&seed=11&start=1');
  await playWell(page, 'keep');
  const faces = await page.$$eval('.rf-panel.large .rf-die-button', (all) =>
    all.map(({ ariaLabel }) => ariaLabel),
  );
  for (const die of ['2', '4']) {
    await page.keyboard.press(die);
    await page.waitForSelector(`[data-option=die-${die}][aria-pressed=true]`);
  }
  await page.keyboard.press('Enter');
  const small = page.locator('.rf-panel.small');
  await small.locator('text=keeps 2, rolls 3 again').waitFor();
  expect(await small.locator('.rf-die').evaluateAll((all) => all.map((die) => die.matches('.kept')))).toEqual(
    [false, true, false, true, false, false],
  );
  await page.click('.beam [aria-label="Table menu"]');
  await page.click('[data-menu=undo]');
  const kept = [1, 3].map((place) => `the ${faces[place]?.replace('die, ', '')}`);
  expect(await page.locator('.menu button').first().textContent()).toBe(
    `Sel: ${kept.join(' and ')} (only this answer)`,
  );
});
