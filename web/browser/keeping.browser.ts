import { choice, Random, Run, randomPick, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { optionsOf, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const TABLE = '/new/toy?players=1&seed=5&start=1';

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

  it('and opens where an older hall has kept it whole', async () => {
    const run = Run.start(toy, { players: 1 }, { seed: 5, freeUndo: false });
    const random = Random.fromSeed(3);
    for (let i = 0; i < 12; i++) {
      const [prompt] = run.prompts;
      if (prompt) run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
    const table = {
      id: 'old',
      name: 'An old table',
      game: 'toy',
      seats: ['human'],
      began: 1,
      changed: 2,
      save: JSON.parse(JSON.stringify(save(run))),
      standing: { round: 1, line: 'A wolf came.', question: 'What now?' },
    };
    const page = await visit('/credits');
    await page.evaluate(
      (kept) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('wyrdhall', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('tables', 'readwrite');
            transaction.objectStore('tables').put(kept);
            transaction.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
      table,
    );
    await page.goto(new URL('/', page.url()).href);
    await page.click('.table-row:has-text("A wolf came.") .table-open');
    await page.waitForSelector('[data-option]');
    expect((await rootOf(page)).turn).toBe(toy.clock(run.state).turn);
    expect(await page.locator('.saga .line').count()).toBe(run.toldCount);
    await playOn(page, { prefers: ['end', 'done'], seed: 2, most: 8 }).catch(() => undefined);
    const { turn } = await rootOf(page);
    await page.reload();
    await page.waitForSelector('[data-option], :root[data-outcome]');
    expect((await rootOf(page)).turn).toBe(turn);
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
    await one.waitForSelector('.refusal:has-text("played on in another window")');
    await one.waitForSelector('.saga >> text=Hunter 1 is wary');
    await take(one, 'end');
    await other.waitForSelector('[data-option=done]');
  });

  it('is gone from both when one clears it away', async () => {
    const one = await visit(TABLE);
    await one.waitForSelector('[data-option=bold]');
    const other = await one.context().newPage();
    await other.goto(new URL('/', one.url()).href);
    await other.click('[aria-label="Clear away"]');
    await other.click('dialog >> text=Clear it away');
    await one.waitForSelector('[role=alert]:has-text("cleared away")');
  });
});
