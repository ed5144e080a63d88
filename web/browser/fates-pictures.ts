import { rollingFates } from '@wyrdhall/rolling-fates';
import type { Page } from 'playwright-core';
import { arrangedTable, bring } from './arranged.ts';
import { take } from './page.ts';
import { playOn } from './robot.ts';
import { playWell } from './rolling-fates.ts';

type Visit = (place: string, until: string) => Promise<void>;
type Shoot = (screen: string) => Promise<void>;

/** Three heroes before the Toll-Taker, whom Sel has looked at through her lens. */
const TOLL: string = arrangedTable(
  rollingFates,
  { players: 3, heroes: ['brakka', 'sel', 'orrin'], adventure: 'toll-road' },
  {
    heroes: {
      brakka: {
        level: 2,
        life: 21,
        dice: [5, 5, 5, 3, 1],
        luck: 6,
        treasures: ['whetted-hook'],
        traits: ['thick-skin'],
      },
      sel: {
        level: 2,
        life: 17,
        dice: [1, 4, 2, 2, 6],
        luck: 4,
        treasures: ['sling-of-pebbles'],
        traits: ['keen-eye'],
      },
      orrin: {
        level: 2,
        life: 9,
        dice: [3, 3, 1, 6, 2],
        luck: 5,
        guard: 2,
        statuses: ['weakness'],
        passed: true,
      },
    },
    adventure: 'toll-road',
    zone: 2,
    node: 'b7',
    path: 'a1 a2 a3 a4 a5 a7 a8 b1 b2 b3 b4 b5 b6'.split(' '),
    part: 'won',
    round: 3,
    enemies: {
      'gate-hound-1': { kind: 'gate-hound', life: 11, known: true },
      'the-toll-taker-1': { kind: 'the-toll-taker', life: 71, known: true, telegraphed: true, step: 2 },
      'gate-hound-2': { kind: 'gate-hound', statuses: ['poison'] },
    },
  },
);

/** One blow before the second zone. */
const GATE: string = arrangedTable(
  rollingFates,
  { players: 3, heroes: ['brakka', 'sel', 'orrin'], adventure: 'toll-road' },
  {
    heroes: { brakka: { dice: [5, 5, 5, 3, 1], luck: 6 }, sel: {}, orrin: {} },
    adventure: 'toll-road',
    zone: 1,
    node: 'a8',
    path: 'a1 a2 a3 a4 a5 a7'.split(' '),
    part: 'won',
    round: 3,
    enemies: { 'bandit-captain-1': { kind: 'bandit-captain', life: 1 } },
  },
);

/** What Rolling Fates looks like: a page of the story, dice that are kept, a fight, a find, the end; a new level,
 * and the keypad beside a real table. */
export async function tourOfFates(page: Page, visit: Visit, shoot: Shoot): Promise<void> {
  await visit('/new/rolling-fates?heroes=brakka,sel,orrin&adventure=sump&seed=3&start=1', '[data-option]');
  await playWell(page, 'scene');
  await shoot('fates-story');
  await playWell(page, 'keep');
  for (const die of ['die-1', 'die-2']) await take(page, die);
  await shoot('fates-keep');
  await playWell(page, 'treasure');
  await shoot('fates-find');
  await playOn(page, { prefers: ['done', 'onward', 'pass'], most: 2000 });
  await shoot('fates-end');

  await visit('/', '[data-import]');
  await bring(page, TOLL);
  if (await page.isVisible('[data-turn="1"]')) await page.click('[data-turn="1"]');
  await take(page, 'use:crossed-fletch');
  await page.hover('[data-figure="gate-hound-2"]');
  await shoot('fates-fight');

  await visit('/', '[data-import]');
  await bring(page, GATE);
  for (;;) {
    await playWell(page, 'onward');
    if (await page.isVisible('.rf-risen')) break;
    await take(page, 'onward');
  }
  await shoot('fates-level');

  await visit(
    '/new/rolling-fates?heroes=brakka,sel,orrin&adventure=sump&mode=companion&seed=3&start=1',
    '[data-option]',
  );
  await playWell(page, 'hits');
  await page.locator('.rf-foes .rf-stand').first().click();
  await page.waitForSelector('.rf-dock.keypad');
  await shoot('fates-companion');
}
