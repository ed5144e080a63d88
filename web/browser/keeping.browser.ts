import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import older from '../src/store/testing/older-halls.json' with { type: 'json' };
import { optionsOf, pathOf, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const TABLE = '/new/toy?players=1&seed=5&start=1';

/** In the page: lays a table as an older hall did. */
function keepByOlderHall({
  version,
  older,
}: {
  version: number;
  older: { version1: object; version2: object };
}) {
  return new Promise<void>((done) => {
    const { table, pages } = older.version2 as { table: object; pages: readonly object[] };
    const opening = indexedDB.open('wyrdhall', version);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      if (version === 1) return;
      opening.result.createObjectStore('pages', { keyPath: ['table', 'segment', 'at'] });
      opening.result.createObjectStore('turns', { keyPath: ['table', 'turn'] });
    };
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const transaction = opening.result.transaction(names, 'readwrite');
      transaction.objectStore('tables').put(version === 1 ? older.version1 : table);
      if (version === 2) for (const page of pages) transaction.objectStore('pages').put(page);
      transaction.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}

describe('what was answered is kept', () => {
  it('although the page is left in the same moment', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option=bold]');
    for (const option of ['bold', 'end', 'done']) {
      const { turn } = await rootOf(page);
      const was = await optionsOf(page);
      await page.evaluate((id) => {
        document.querySelector<HTMLElement>(`[data-option="${id}"]`)?.click();
        location.reload();
      }, option);
      await page.waitForEvent('load');
      await page.waitForSelector('[data-option]');
      expect([(await rootOf(page)).turn, await optionsOf(page)]).not.toEqual([turn, was]);
    }
    expect((await rootOf(page)).turn).toBe('2 stance');
  });

  it.each([
    ['first', 1],
    ['second', 2],
  ] as const)('and opens where the %s version of the store has kept it', async (_, version) => {
    const page = await visit('/credits');
    await page.evaluate(keepByOlderHall, { version, older });
    await page.goto(new URL('/', page.url()).href);
    await page.click('.table-row:has-text("A wolf came.") .table-open');
    await page.waitForSelector('[data-option]');
    expect((await rootOf(page)).turn).toBe(older.turn);
    await page.click('.saga >> text=earlier');
    await expect.poll(() => page.locator('.saga .line').count()).toBe(older.toldCount);
    await playOn(page, { prefers: ['end', 'done'], seed: 2, most: 8 }).catch(() => undefined);
    const { turn, revision } = await rootOf(page);
    await page.reload();
    await page.waitForSelector('[data-option], :root[data-outcome]');
    expect(await rootOf(page)).toMatchObject({ turn, revision });
  });

  it('and a table that cannot be read can be taken out as a file', async () => {
    const page = await visit('/credits');
    const { table, pages } = older.version2;
    const broken = { ...older, version2: { table, pages: [{ ...pages[0], text: 'nonsense\n' }] } };
    await page.evaluate(keepByOlderHall, { version: 2, older: broken });
    await page.goto(new URL('/', page.url()).href);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('.table-row [aria-label="Export"]'),
    ]);
    expect(readFileSync(await pathOf(download), 'utf8')).toContain('nonsense');
    await page.click('.table-row .table-open');
    await page.waitForSelector('[role=alert]:has-text("The journal is damaged")');
  });
});

/** In the page: what lies there now, as the fourth version of the store had it. */
async function goBackToVersion4() {
  const open = (version: number | undefined, upgrade?: (db: IDBDatabase) => void) =>
    new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('wyrdhall', version);
      opening.onupgradeneeded = () => upgrade?.(opening.result);
      opening.onsuccess = () => done(opening.result);
    });
  const all = (store: IDBObjectStore) =>
    new Promise<Record<string, unknown>[]>((done) => {
      const asking = store.getAll();
      asking.onsuccess = () => done(asking.result);
    });
  const now = await open(undefined);
  const stores = now.transaction(['tables', 'saves', 'segments', 'changes']);
  const [tables, saves, segments, changes] = await Promise.all(
    ['tables', 'saves', 'segments', 'changes'].map((name) => all(stores.objectStore(name))),
  );
  now.close();
  await new Promise<void>((done) => {
    indexedDB.deleteDatabase('wyrdhall').onsuccess = () => done();
  });
  const then = await open(4, (db) => {
    db.createObjectStore('tables', { keyPath: 'id' });
    db.createObjectStore('segments', { keyPath: ['table', 'segment'] });
    db.createObjectStore('changes', { keyPath: ['table', 'from'] });
    db.createObjectStore('names');
  });
  const writing = then.transaction(['tables', 'segments', 'changes'], 'readwrite');
  for (const [i, { options: _, ...table }] of (tables ?? []).entries()) {
    const line = { en: 'A wolf came.', de: 'Ein Wolf kam.' };
    const standing = { round: 1, line, question: line };
    writing.objectStore('tables').put({ ...table, standing, save: saves?.[i]?.save });
  }
  for (const row of segments ?? []) writing.objectStore('segments').put(row);
  for (const row of changes ?? []) writing.objectStore('changes').put(row);
  await new Promise<void>((done) => {
    writing.oncomplete = () => done();
  });
  then.close();
}

describe('a store of the fourth version', () => {
  it('is taken over with its tables and their words', async () => {
    const page = await visit(TABLE);
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    const { revision } = await rootOf(page);
    await page.goto(new URL('/credits', page.url()).href);
    await page.evaluate(goBackToVersion4);
    await page.goto(new URL('/', page.url()).href);
    await page.click('.table-row:has-text("A wolf came.") .table-open');
    await page.waitForSelector('[data-option=end]');
    expect((await rootOf(page)).revision).toBe(revision);
    await page.click('.sign');
    await page.waitForSelector('.table-row');
  });
});

describe('the shelf', () => {
  it('says whether this device keeps tables for good, and asks for that with the first table', async () => {
    const page = await visit(TABLE, {
      before: (begun) =>
        begun.addInitScript(() => {
          Object.assign(window, { isSure: false });
          StorageManager.prototype.persisted = async () => Reflect.get(window, 'isSure');
          StorageManager.prototype.persist = async () => Reflect.set(window, 'isSure', true);
        }),
    });
    await page.waitForSelector('[data-option=bold]');
    await page.click('.sign');
    await page.waitForSelector('.keeping-line:has-text("tables are safe in this browser")');
    expect(await page.innerText('.keeping-line')).toMatch(/\d+ [kMG]?B of \d+ [kMG]?B used/);
    await page.reload();
    await page.waitForSelector('.keeping-line:has-text("may delete your tables")');
  });
});

describe('a newer hall in another window', () => {
  it('is told at once, and when something cannot be kept any more', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('[data-option=bold]');
    const newer = await page.context().newPage();
    await newer.goto(new URL('/credits', page.url()).href);
    await newer.evaluate(
      () =>
        new Promise((done) => {
          indexedDB.open('wyrdhall', 99).onsuccess = done;
        }),
    );
    await page.waitForSelector('.notice:has-text("A new version is ready")');
    await take(page, 'bold');
    await page.waitForSelector('.refusal:has-text("A newer version of Wyrdhall is open on this device")');
  });
});

describe('a device without room', () => {
  it('says so, and keeps everything once there is room again', async () => {
    const page = await visit(TABLE);
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(window, { makeRoom: () => Object.assign(IDBDatabase.prototype, { transaction }) });
    });
    await take(page, 'end');
    await page.waitForSelector('.prompt .refusal:has-text("no room left on this device")');
    await page.evaluate('makeRoom()');
    await take(page, 'done');
    await page.waitForSelector('.saga >> text=Round 2.');
    const lines = await page.locator('.saga .line').allInnerTexts();
    await page.reload();
    await page.waitForSelector(':root[data-turn="2 stance"] [data-option]');
    expect(await page.locator('.saga .line').allInnerTexts()).toEqual(lines);
  });

  it('lays no table, and says why', async () => {
    const page = await visit('/credits');
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(origin + TABLE);
    await page.waitForSelector('[role=alert]:has-text("room left on this device")');
  });
});

describe('an older hall in another window', () => {
  it('stops this one, which leaves no connection open behind it', async () => {
    const older = await visit('/credits');
    await older.evaluate(() => {
      return new Promise<void>((done) => {
        const opening = indexedDB.open('wyrdhall', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onsuccess = () => {
          Object.assign(window, { goAway: () => opening.result.close() });
          done();
        };
      });
    });
    const page = await older.context().newPage();
    await page.addInitScript(() => {
      const { close } = IDBDatabase.prototype;
      IDBDatabase.prototype.close = function (this: IDBDatabase) {
        Object.assign(window, { wasClosed: true });
        return close.call(this);
      };
    });
    await page.goto(new URL('/', older.url()).href);
    await page.waitForSelector('text=An older version of Wyrdhall is open in another window');
    await older.evaluate('goAway()');
    await page.waitForFunction(() => Reflect.get(window, 'wasClosed') === true);
  });
});

describe('a table in two windows', () => {
  it('goes on in both', async () => {
    const one = await visit(TABLE);
    await one.waitForSelector('[data-option=bold]');
    const other = await one.context().newPage();
    await other.goto(one.url());
    await take(other, 'wary');
    await one.waitForSelector('.saga >> text=Hunter 1 is wary');
    await take(one, 'end');
    await other.waitForSelector('[data-option=done]');
  });

  it('who comes too late is told, and sees how it stands', async () => {
    const one = await visit(TABLE);
    await one.waitForSelector('[data-option=bold]');
    const other = await one.context().newPage();
    await other.goto(one.url());
    // One does not hear of the other.
    await other.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await take(other, 'wary');
    await other.waitForSelector('[data-option=end]');
    await take(one, 'swift');
    await one.waitForSelector('.refusal:has-text("in another window. This is where it is now")');
    await one.waitForSelector('.saga >> text=Hunter 1 is wary');
    await take(one, 'end');
    await other.waitForSelector('[data-option=done]');
  });

  it('keeps the name that it is given in one while it is played in the other', async () => {
    const one = await visit(TABLE);
    await one.waitForSelector('[data-option=bold]');
    const other = await one.context().newPage();
    await other.goto(new URL('/', one.url()).href);
    // One does not hear of the other.
    await other.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await other.click('[aria-label=Rename]');
    await other.fill('dialog input', 'The long night');
    await other.click('dialog >> button:has-text("Rename")');
    await other.waitForSelector('text=The long night');
    await take(one, 'bold');
    await one.waitForSelector('[data-option=end]');
    await one.reload();
    await one.waitForSelector('.beam-name >> text=The long night');
    await one.click('.sign');
    await one.waitForSelector('.table-row >> text=The long night');
  });

  it('is gone from both when one clears it away', async () => {
    const one = await visit(TABLE);
    await one.waitForSelector('[data-option=bold]');
    const other = await one.context().newPage();
    await other.goto(new URL('/', one.url()).href);
    await other.click('[aria-label="Delete"]');
    await other.click('dialog >> button:has-text("Delete")');
    await one.waitForSelector('[role=alert]:has-text("deleted")');
  });
});
