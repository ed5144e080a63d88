import { games } from '@wyrdhall/games';
import type { GrimheimView } from '@wyrdhall/grimheim';
import { checkSave, resume } from '@wyrdhall/kernel';
import type { RollingFatesView } from '@wyrdhall/rolling-fates';
import { HUNTER_HEALTH } from '@wyrdhall/toy';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ToyView } from '../src/faces/toy/view.ts';
import { joinRows, type Write } from '../src/store/rows.ts';
import { rootOf } from './page.ts';

/** What can be counted on a table: figures, and the numbers beside them. */
interface Counted {
  readonly figures: number;
  readonly health: readonly string[];
  readonly cards?: readonly string[];
}

/** Where a game draws them, and what its view says of them. Undefined where the board is not laid out. */
interface Look<View> {
  readonly figures: string;
  readonly health: string;
  readonly cards?: string;
  counted(view: View): Counted | undefined;
}

const grimheim: Look<GrimheimView> = {
  figures: '.pieces .piece:not(.badge)',
  health: '.hero .hero-health',
  cards: '.hero .chips .chip:nth-child(4)',
  counted: ({ heroes, monsters }) => ({
    figures: heroes.length + monsters.length,
    health: heroes.map(({ health, damage }) => String(Math.max(0, health - damage))),
    cards: heroes.map(({ hand }) => String(hand.length)),
  }),
};

const toy: Look<ToyView> = {
  figures: '.pieces .piece:not(.badge)',
  health: '.hero .hero-health',
  counted: ({ hunters, wolves }) => ({
    figures: hunters.filter(({ down }) => !down).length + wolves.length,
    health: hunters.map(({ wounds }) => String(Math.max(0, HUNTER_HEALTH - wounds))),
  }),
};

const rollingFates: Look<RollingFatesView> = {
  figures: ':is(.rf-party, .rf-foes) > li',
  health: '.rf-foes .rf-life',
  counted: ({ heroes, combat }) =>
    combat
      ? {
          figures: heroes.length + combat.enemies.length,
          health: combat.enemies.map(({ life }) => String(life)),
        }
      : undefined,
};

const looks: Readonly<Record<string, Look<never>>> = { grimheim, toy, 'rolling-fates': rollingFates };

/** What is drawn on the table is what its view says, by the game as it is stored. */
export async function expectDrawn(page: Page): Promise<boolean> {
  const { game = '', outcome, revision } = await rootOf(page);
  const look = looks[game];
  const box = games.find(({ id }) => id === game);
  if (!look || !box || outcome !== undefined) return false;
  const stored = await storedAt(page, Number(revision));
  const { run } = resume(await box.load(), checkSave(joinRows(stored)), { own: true });
  const counted = look.counted(run.view('watcher') as never);
  if (!counted || (await page.locator(look.figures).count()) === 0) return false;
  const { figures, health, cards = '' } = look;
  const drawn = await page.evaluate(
    (where) => {
      const numbers = (selector: string) =>
        selector === ''
          ? []
          : [...document.querySelectorAll(selector)].map(
              (one) => /\d+/.exec(one.textContent || one.ariaLabel || '')?.[0] ?? '',
            );
      return {
        figures: document.querySelectorAll(where.figures).length,
        health: numbers(where.health),
        cards: numbers(where.cards),
      };
    },
    { figures, health, cards },
  );
  expect(drawn, `after ${revision} changes`).toEqual({ cards: [], ...counted });
  return true;
}

/** The rows of the open table, once they hold everything up to this revision. */
async function storedAt(page: Page, revision: number): Promise<Write> {
  const id = page.url().split('/').at(-1) ?? '';
  for (let tries = 0; tries < 50; tries++) {
    const stored = await page.evaluate(rowsOf, id);
    if (stored.save.revision >= revision) return stored as unknown as Write;
    await page.waitForTimeout(50);
  }
  throw new Error('What is on the screen is not kept.');
}

/** In the page: a table as it is stored. */
async function rowsOf(table: string) {
  const db = await new Promise<IDBDatabase>((done) => {
    const opening = indexedDB.open('wyrdhall');
    opening.onsuccess = () => done(opening.result);
  });
  const stores = db.transaction(['tables', 'saves', 'segments', 'changes']);
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done) => {
      request.onsuccess = () => done(request.result);
    });
  const under = IDBKeyRange.bound([table], [table, []]);
  const [head, { save }, segments, pages] = await Promise.all([
    asked(stores.objectStore('tables').get(table)),
    asked<{ save: { revision: number } }>(stores.objectStore('saves').get(table)),
    asked(stores.objectStore('segments').getAll(under)),
    asked(stores.objectStore('changes').getAll(under)),
  ]);
  db.close();
  return { table: head, save, segments, pages };
}
