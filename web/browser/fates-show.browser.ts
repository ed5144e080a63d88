import { rollingFates } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { PHONE, rootOf, take, useHall } from './hall.ts';
import { inSight } from './in-sight.ts';
import { playWell } from './rolling-fates.ts';

const { visit } = useHall();

const heroes = ['brakka', 'sel'];
const FIRST = '/new/rolling-fates?heroes=brakka,sel&adventure=sump&seed=11&start=1';

it('a digit that marks a die goes on marking it when the table asks whether none is meant', async () => {
  const page = await visit(FIRST);
  await playWell(page, 'keep');
  await page.waitForSelector('.prompt [data-option=done]');
  const { revision } = await rootOf(page);
  await page.keyboard.press('0');
  await page.waitForSelector('.prompt[data-doubting]');
  await page.keyboard.press('1');
  await page.waitForSelector('.prompt:not([data-doubting])');
  expect(await page.getAttribute('[data-option=die-1]', 'aria-pressed')).toBe('true');
  expect((await rootOf(page)).revision).toBe(revision);
});

it('a held Enter takes back a single answer', async () => {
  const page = await visit(FIRST);
  await playWell(page, 'keep');
  await page.keyboard.press('1');
  await page.waitForSelector('[data-option=die-1][aria-pressed=true]');
  await page.keyboard.press('Enter');
  await page.locator('.rf-panel.small >> text=rolls 4 again').waitFor();
  const { revision } = await rootOf(page);
  // The next question takes the focus to itself first.
  await page.waitForFunction(() => document.activeElement?.closest('.prompt'));
  await page.focus('.beam [aria-label="Undo"]');
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.locator('.rf-panel.small >> text=rolls 4 again').waitFor({ state: 'detached' });
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(Number((await rootOf(page)).revision)).toBe(Number(revision) + 1);
  expect(await page.locator('.menu').count()).toBe(0);
});

it('a blow that took less than it should stays a riddle on the enemy, until somebody knows why', async () => {
  const page = await visit();
  const given = {
    heroes: { brakka: { dice: [5, 5, 1, 2] }, sel: { dice: [1] } },
    enemies: { A: { kind: 'crypt-rat-swarm', life: 21, statuses: ['weakness'] }, B: 'gutter-imp' },
  };
  await bring(page, arrangedTable(rollingFates, { players: 2, heroes }, given));
  await take(page, 'use:maul');
  await take(page, 'enemy:A');
  await page.waitForSelector('[data-figure=A] .rf-riddle:has-text("last hit 8 → 4: why?")');
  expect(await page.locator('[data-figure=B] .rf-riddle').count()).toBe(0);
});

it('what the enemies did is told before Poison and the next dice, with who did nothing, and covers no enemy', async () => {
  const page = await visit('/', { slow: true });
  const given = {
    heroes: { brakka: { dice: [2], statuses: ['poison'] }, sel: { dice: [1] } },
    enemies: { A: { kind: 'gutter-imp', statuses: ['stun'] }, B: 'gutter-imp' },
  };
  await bring(page, arrangedTable(rollingFates, { players: 2, heroes }, given));
  for (const _ of heroes) await take(page, 'pass');
  await page.waitForSelector('.pace-bar');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.summary');
  const told = await page.innerText('.summary');
  expect(told).toContain('stunned: did nothing');
  expect(told).not.toContain('Poison');
  expect(await page.textContent('.rf-round')).toBe('Round 1');
  for (const enemy of ['A', 'B']) expect(await inSight(page, `[data-figure=${enemy}] .rf-bubble`)).toBe(true);
  await page.click('.summary [data-show=go-on]');
  await page.keyboard.press('Escape');
  await page.waitForSelector(':root[data-question=keep]');
});

it('where Treasures are given, their worth stays on them', async () => {
  const page = await visit();
  const given = {
    heroes: {
      brakka: { treasures: ['tin-whistle'] },
      sel: { treasures: ['goat-hair-rope', 'pocket-bellows'] },
    },
    zone: 2,
    node: 'b3',
    part: 'enter',
  };
  await bring(page, arrangedTable(rollingFates, { players: 2, heroes, adventure: 'toll-road' }, given));
  await take(page, 'onward');
  await page.waitForSelector(':root[data-question=scene]');
  await page.click('.rf-choice >> nth=0');
  await page.waitForSelector('.rf-card .mark-seal');
  const covered = await page.$$eval('.rf-dock .rf-card:has(.mark-seal)', (all) =>
    all.map((card) => {
      const [value, seal] = ['.rf-card-head b', '.mark-seal'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      );
      return value && seal && seal.top < value.bottom && seal.left < value.right;
    }),
  );
  expect(covered).toEqual([false, false, false]);
});

it('on a phone the teacher leaves in sight what it speaks of', async () => {
  const page = await visit('/', { size: PHONE, touch: true });
  await page.click('article:has-text("Rolling Fates") .box-first');
  await playWell(page, 'keep');
  await page.waitForSelector('.guide.parchment');
  const lines = await page.$$eval('.rf-foes .rf-bubble q', (all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return height > 0 && top >= (document.querySelector('.guide')?.getBoundingClientRect().bottom ?? 0) - 1;
    }),
  );
  expect(lines).not.toEqual([]);
  expect(lines.every(Boolean)).toBe(true);
  const figures = await page.$$eval('.rf-foes .rf-body', (all) =>
    all.map(({ clientHeight }) => clientHeight),
  );
  expect(Math.min(...figures)).toBeGreaterThan(34);
});
