import { fateforge } from '@wyrdhall/fateforge';
import type { Page } from 'playwright-core';
import { arrangedTable, bring } from './arranged.ts';
import { take } from './page.ts';
import { playOn } from './robot.ts';

type Visit = (place: string, until: string) => Promise<void>;
type Shoot = (screen: string) => Promise<void>;

const OPEN = 'players=2&heroes=forest-guard,rogue&scene=c08&seed=7&screens=false&start=1';

/** Two heroes before Captain Vey, one icon of her weak spot covered. */
const BOSS: string = arrangedTable(
  fateforge,
  { players: 2, heroes: ['mercenary', 'rogue'], screens: false, scene: 'c06' },
  {
    heroes: {
      mercenary: { at: 'e', pool: ['red:focus', 'red:hit', 'yellow:step/hit', 'red:miss'], health: 4 },
      rogue: { at: 'd', hidden: false },
    },
    enemies: { 'warden-vey-0': { at: 'e', damage: 4 } },
    round: 2,
    now: 'turn',
  },
);

/** What Fateforge looks like: dice behind the screen, the order, a turn, who stands on the map, a boss, camp, the end. */
export async function tourOfFateforge(page: Page, visit: Visit, shoot: Shoot): Promise<void> {
  await visit(`/new/fateforge?${OPEN}`, '.ff-map');
  await shoot('fateforge-dice');
  await playOn(page, { prefers: ['ready'], until: ({ question }) => question === 'order' });
  await shoot('fateforge-order');
  await playOn(page, { prefers: ['begin'], until: ({ question }) => question === 'turn' });
  await page.locator('.ff-card.can').first().hover();
  await shoot('fateforge-turn');
  await page.locator('[data-cell="bone-digger-1"]').hover();
  await page.waitForSelector('.explain, [role=tooltip]').catch(() => undefined);
  await shoot('fateforge-enemy');

  await visit('/', '[data-import]');
  await bring(page, BOSS);
  await take(page, 'spot:focus');
  await shoot('fateforge-boss');

  await visit(
    '/new/fateforge?players=4&heroes=forest-guard,nobleman,shaman,mercenary&scene=c17&seed=4&screens=false&start=1',
    '.ff-map',
  );
  await playOn(page, { prefers: ['ready', 'begin'], until: ({ question }) => question === 'turn' });
  await shoot('fateforge-four');

  await visit('/new/fateforge?players=2&scene=c01&seed=7&start=1', '.curtain, .ff-map');
  await shoot('fateforge-curtain');

  await visit('/new/fateforge?players=2&mode=battle&questline=b1&screens=false&seed=3&start=1', '.ff-page');
  await shoot('fateforge-skills');

  await visit('/new/fateforge?players=1&scene=c01&seed=5&start=1', '.ff-map');
  await playOn(page, { prefers: ['ready', 'begin', 'shot', 'hit', 'step', 'end', 'leave'], seed: 3 });
  await shoot('fateforge-end');
  await visit('/new/fateforge', 'text=Take your seats');
  await shoot('fateforge-new-table');
}
