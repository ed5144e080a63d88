import { games } from '@wyrdhall/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { optionsOf, take, useHall } from './hall.ts';
import { playOn, tap } from './robot.ts';

const { visit: come } = useHall();
const visit = (place: string) => come(place, { locale: 'de-DE' });

/** All of it takes its time where the machine is busy. */
const LONG = 150_000;

/** Words that no German sentence has. The games keep their names. */
const ENGLISH = /\b(the|and|you|your|is|are|with|there|this|not|from|has|of)\b/i;
const NAMES = new RegExp(['CC BY', 'SIL Open Font License', ...games.map(({ name }) => name)].join('|'), 'g');

/** All that can be read or heard on the page and is not said to be English. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isQuoted = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== 'de';
    const found: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (isQuoted(element) || element.matches('script, style, noscript')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
    }
    return found;
  });
  return [...new Set(texts)].filter((text) => ENGLISH.test(text.replace(NAMES, '')));
}

describe('in German nothing is left in English', () => {
  it(
    'on any page, and where an address is wrong',
    async () => {
      const page = await visit('/');
      const places = [
        '/new/grimheim',
        '/new/toy',
        '/rules/grimheim/GR-101',
        '/rules/grimheim/words',
        '/rules/grimheim/cards',
        '/new/rolling-fates',
        '/rules/rolling-fates',
        '/rules/rolling-fates/cards',
        '/new/fateforge',
        '/rules/fateforge',
        '/comfort',
        '/credits',
        '/cellar',
        '/table/none',
        '/new/chess',
        '/new/toy?players=9&start=1',
        '/new/toy?seats=wizard&start=1',
        '/new/toy?dice=no&start=1',
        '/new/toy?hungry=maybe&start=1',
        '/new/grimheim?heroes=bjorn,bjorn&start=1',
        '/new/grimheim?track=round&start=1',
      ];
      const found: string[] = [];
      for (const place of places) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, place);
        await page.waitForSelector('main, [role=alert]');
        await page.waitForFunction(() => !document.querySelector('.loading'));
        for (const text of await englishOn(page)) found.push(`${place}: ${text}`);
      }
      expect(found).toEqual([]);
    },
    LONG,
  );

  it.each([
    '/new/toy?players=2&seats=human,human&seed=4&start=1',
    '/new/toy?players=1&dice=own&seed=4&start=1',
    '/new/grimheim?heroes=bjorn,embla&seed=7&start=1',
  ])(
    'at the table: %s',
    async (place) => {
      const page = await visit(place);
      const found = new Set<string>();
      const listen = async () => {
        for (const text of await englishOn(page)) found.add(text);
      };
      let clicks = 0;
      await playOn(page, {
        seed: 6,
        prefers: ['action:attack', 'lift-curtain'],
        shuns: ['throw-away'],
        by: async (on, option) => {
          if (clicks++ % 3 === 0) await listen();
          await tap(on, option);
        },
        until: ({ turn = '' }) => turn.startsWith('2 '),
      });
      for (const key of ['u', '?', 'Escape', 'b', 'b', 'w']) {
        await page.keyboard.press(key);
        await page.waitForFunction(() => !document.querySelector('.loading'));
        await listen();
      }
      expect([...found]).toEqual([]);
    },
    LONG,
  );

  it(
    'in a story and its first fight',
    async () => {
      const page = await visit('/new/rolling-fates?heroes=brakka,sel&adventure=sump&seed=7&start=1');
      const found = new Set<string>();
      let clicks = 0;
      await playOn(page, {
        seed: 6,
        prefers: [],
        shuns: ['give-up'],
        by: async (on, option) => {
          if (clicks++ % 3 === 0) for (const text of await englishOn(page)) found.add(text);
          await tap(on, option);
        },
        until: () => clicks > 24,
      });
      expect([...found]).toEqual([]);
    },
    LONG,
  );

  it(
    'in a fight of dice and cards',
    async () => {
      const page = await visit(
        '/new/fateforge?players=2&heroes=forest-guard,shaman&scene=c01&screens=false&seed=7&start=1',
      );
      const found = new Set<string>();
      await playOn(page, {
        seed: 6,
        prefers: ['ready', 'begin'],
        every: 5,
        check: async () => {
          for (const text of await englishOn(page)) found.add(text);
        },
      });
      expect([...found]).toEqual([]);
    },
    LONG,
  );

  it('when something cannot be taken back', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await take(page, 'end');
    await page.waitForSelector('[data-option^="card:"]');
    await take(page, (await optionsOf(page)).find((id) => id.startsWith('card:')) ?? '');
    await take(page, 'done');
    await page.waitForSelector('.saga >> text=Runde 2.');
    await page.keyboard.press('u');
    await page.waitForSelector('.refusal:has-text("nicht zurücknehmen: seither wurde eine Karte gezogen")');
    expect(await englishOn(page)).toEqual([]);
  });

  it('when a file is refused', async () => {
    const page = await visit('/');
    const files = [
      '{ no',
      '[1]',
      '{"format":"wyrdhall-save","schema":9}',
      '{"format":"wyrdhall-save","schema":1}',
    ];
    for (const text of files) {
      const buffer = Buffer.from(text);
      await page.setInputFiles('[data-import]', { name: 'x.json', mimeType: 'application/json', buffer });
      await page.waitForSelector('dialog [role=alert]');
      const found = await englishOn(page);
      // What the browser says about JSON is its own.
      expect(found.filter((one) => !one.includes('kein JSON'))).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
  });
});
