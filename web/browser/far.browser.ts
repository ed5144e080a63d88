import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FarReport } from './far/table.ts';
import { take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

/** So many times as fast as the clock: the delay of 300 ms and all else on the wire shrink with it. */
const SPEED = 20;

async function sitDown(game: string, query: Record<string, string> = {}): Promise<Page> {
  const search = new URLSearchParams({ game, speed: String(SPEED), ...query });
  const page = await visit(`/browser/far/index.html?${search}`);
  await page.waitForSelector('[data-option]');
  return page;
}

const ask = <T>(page: Page, what: string): Promise<T> => page.evaluate(`far.${what}`) as Promise<T>;

describe('a table far away', () => {
  it.each([
    ['grimheim', { players: 2, heroes: ['bjorn', 'embla'] }, ['end', 'no', 'done']],
    ['rolling-fates', { players: 2, heroes: ['brakka', 'sel'], adventure: 'sump' }, ['onward', 'done']],
  ] as const)(
    'is played to its end, although the wire loses one message in twenty and is cut: %s',
    async (game, options, prefers) => {
      const page = await sitDown(game, { options: JSON.stringify(options), seed: '5' });
      await ask(page, 'wake()');
      // What can be seen of it while it is played.
      await page.evaluate(() => {
        const seen = { sending: 0, lost: 0, answerable: 0 };
        Object.assign(window, { seen });
        new MutationObserver(() => {
          if (document.querySelector('[data-sending]')) {
            seen.sending++;
            if (document.querySelector('.prompt [data-option]')) seen.answerable++;
          }
          if (document.querySelector('[data-link=lost]')) seen.lost++;
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await playOn(page, {
        seed: 3,
        prefers,
        twice: true,
        most: 3000,
        every: 8,
        check: () => ask(page, 'cut(5000)'),
      });
      const report = await ask<FarReport>(page, 'report()');
      expect(report).toMatchObject({
        outcome: true,
        twice: 0,
        sameState: true,
        sameView: true,
        leaks: 0,
      });
      expect(report.lost / report.sent).toBeGreaterThan(0.04);
      expect(report.overtaken).toBeGreaterThan(0);
      const seen = await page.evaluate('seen');
      expect(seen).toMatchObject({ answerable: 0 });
      expect(seen).not.toMatchObject({ sending: 0 });
      expect(seen).not.toMatchObject({ lost: 0 });
    },
    150_000,
  );

  it('keeps marks while others answer', async () => {
    const options = { players: 2, heroes: ['brakka', 'sel'], adventure: 'sump' };
    const page = await sitDown('rolling-fates', { options: JSON.stringify(options), seed: '5' });
    await ask(page, 'hold("keep")');
    await ask(page, 'wake()');
    await playOn(page, { seed: 3, prefers: ['onward', 'done'], stopAt: 'keep', most: 300 });
    const marks = () => page.locator('.rf-bar [data-option^="die-"][aria-pressed=true]').count();
    await page.locator('.rf-bar [data-option^="die-"]').first().click();
    await expect.poll(marks).toBe(1);
    const before = await ask<number>(page, 'answered()');
    await ask(page, 'hold("")');
    await expect.poll(() => ask<number>(page, 'answered()')).toBeGreaterThan(before);
    expect(await marks()).toBe(1);
    await take(page, 'done');
    await expect.poll(marks).toBe(0);
  });

  it('shows at once what is on its way, and says when nothing is heard; the answer comes in the end', async () => {
    const page = await sitDown('toy', { speed: '1', loss: '0' });
    const given = Date.now();
    await take(page, 'bold');
    await page.waitForSelector('.prompt [data-sending]:has-text("Sending: Bold")');
    expect(await page.locator('.prompt [data-option]').count()).toBe(0);
    expect(await page.getAttribute(':root', 'data-pending')).toBe('1');
    await page.waitForSelector('[data-sending]', { state: 'detached' });
    expect(Date.now() - given).toBeGreaterThanOrEqual(550);
    expect(await page.getAttribute(':root', 'data-revision')).toBe('1');
    await ask(page, 'cut(5000)');
    await page.waitForSelector('[data-link=lost]:has-text("The connection is lost")');
    await ask(page, 'wake()');
    await page.waitForSelector('[data-option=end]');
    expect(await ask<number>(page, 'answered()')).toBeGreaterThan(0);
  });
});
