import { rollingFates } from '@wyrdhall/rolling-fates';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { DESKTOP, PHONE, take, useHall } from './hall.ts';
import { playWell } from './rolling-fates.ts';

const { visit } = useHall();

const SIDEWAYS = { width: 844, height: 390 };
const LOW = { width: 1366, height: 768 };
const heroes = ['brakka', 'sel', 'orrin', 'grum'];

const crowd = arrangedTable(
  rollingFates,
  { players: 4, heroes, adventure: 'toll-road' },
  {
    heroes: {
      brakka: { dice: [5, 5, 5, 3, 1], statuses: ['poison'] },
      sel: { dice: [1] },
      orrin: {},
      grum: {},
    },
    enemies: {
      A: { kind: 'bandit-captain', telegraphed: true },
      B: { kind: 'rust-sentinel', known: true },
      C: { kind: 'gate-hound', statuses: ['poison'] },
      D: 'hedge-bandit',
      E: { kind: 'hedge-bandit', known: true },
    },
  },
);

/** What lies beyond its box, or under something else at its middle. */
const outOfSight = (page: Page, seen: string, box: string): Promise<string[]> =>
  page.$$eval(
    seen,
    (all, within) =>
      all.flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const outer = one.closest(within)?.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isIn = outer && top >= outer.top - 1 && bottom <= outer.bottom + 1;
        return right === left || (isIn && over && (one.contains(over) || over.contains(one)))
          ? []
          : [`${one.className}: ${one.textContent}`];
      }),
    box,
  );

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
  ['low desktop', LOW],
])('on a %s five enemies show what they let one guess, and their Life, whole', async (_, size) => {
  const page = await visit('/', { size });
  await bring(page, crowd);
  await page.waitForSelector('[data-figure=A] .rf-bubble:has-text("a heavy blow is coming")');
  expect(await outOfSight(page, '.rf-foes :is(.rf-bubble, .rf-plate)', '.rf-stage')).toEqual([]);
  const bars = await page.$$eval('.rf-foes .rf-life', (all) => all.map((bar) => bar.clientWidth));
  expect(Math.min(...bars)).toBeGreaterThan(30);
});

const carried = {
  brakka: { treasures: ['tangle-of-fates', 'goat-hair-rope', 'whetted-hook'], traits: ['thick-skin'] },
  sel: { treasures: ['sling-of-pebbles'], traits: ['keen-eye'] },
};

it.each([
  ['desktop', DESKTOP],
  ['low desktop', LOW],
])('on a %s the question stays where it is, and cards in the pack can be read whole', async (_, size) => {
  const page = await visit('/', { size });
  const top = async () => Math.round((await page.locator('.prompt').boundingBox())?.y ?? 0);
  const given = {
    heroes: { brakka: { ...carried.brakka, dice: [5, 5, 3] }, sel: { ...carried.sel, dice: [2, 2] } },
    enemies: { A: { kind: 'gutter-imp', life: 1 }, B: { kind: 'gutter-imp', life: 4 } },
  };
  await bring(page, arrangedTable(rollingFates, { players: 2, heroes: ['brakka', 'sel'] }, given));
  const acting = await top();
  await take(page, 'use:maul');
  await page.waitForSelector(':root[data-question=target]');
  expect(await top()).toBe(acting);
  await take(page, 'enemy:B');
  await playWell(page, 'onward');
  const cut = await page.$$eval('.rf-dock .rf-card', (all) =>
    all
      .filter((card) => {
        const { bottom } = card.getBoundingClientRect();
        const dock = card.closest('.rf-cards')?.getBoundingClientRect();
        return !dock || bottom > dock.bottom + 1 || card.scrollHeight > card.clientHeight + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  const walking = await top();
  await take(page, 'pack');
  await page.waitForSelector(':root[data-question=pack]');
  expect(await top()).toBe(walking);
});

it('on a phone held sideways a fight is begun, and its dice are kept and paid with', async () => {
  const page = await visit('/new/rolling-fates?heroes=brakka,sel&adventure=sump&seed=11&start=1', {
    size: SIDEWAYS,
    touch: true,
  });
  await playWell(page, 'act');
  const tabs = await page.locator('.sheet-tabs').boundingBox();
  expect(tabs && Math.round(tabs.y + tabs.height)).toBe(SIDEWAYS.height);
  expect(await outOfSight(page, '.rf-foes .rf-plate, .rf-party .rf-plate', '.rf-stage')).toEqual([]);
  await playWell(page, 'target');
});
