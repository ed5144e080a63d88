import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { givenBy, rootOf, take, useHall } from './hall.ts';

const { visit, forgive } = useHall();

const TABLE = '/new/toy?players=1&seed=5&start=1';

/** Comes to the hall with one thing in its scripts changed. */
async function visitBroken(what: RegExp, instead: string, place: string): Promise<Page> {
  let isBroken = false;
  const before = (page: Page) =>
    page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      isBroken ||= what.test(text);
      await route.fulfill({ response, body: text.replace(what, instead) });
    });
  const page = await visit(place, { before });
  await page.waitForSelector('[data-option], main.trouble');
  expect(isBroken, 'something was broken').toBe(true);
  return page;
}

/** Workers that fail as often as they are asked, or never answer. */
async function withWorkers(page: Page, kind: 'failing' | 'ended'): Promise<void> {
  await page.addInitScript((how) => {
    const { Worker } = window;
    let left = 2;
    Object.assign(window, {
      Worker: class extends Worker {
        override postMessage(message: unknown) {
          if (left-- <= 0) super.postMessage(message);
          else if (how === 'failing')
            setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'It fell over.' })));
        }
      },
    });
  }, kind);
}

const THROWS = '(()=>{throw new TypeError("wolf is undefined")})()';

describe('a mistake in the program', () => {
  it('of a game is told as one: nothing has changed, the report holds the whole game, and it goes on', async () => {
    const page = await visitBroken(/kind:[`'"]step[`'"],/, `kind:${THROWS},`, TABLE);
    forgive(/wolf is undefined/);
    await take(page, 'bold');
    await page.waitForSelector('[data-option^="step:"]');
    const step = await page.locator('[data-option^="step:"]').first().getAttribute('data-option');
    await take(page, step ?? '');
    await page.waitForSelector('[data-fault=rules]:has-text("program has made a mistake")');
    expect((await rootOf(page)).revision).toBe('1');
    const report = JSON.parse(await givenBy(page, () => page.click('[data-fault] >> text=Report')));
    expect(report).toMatchObject({ game: 'toy', label: { report: { refusal: 'wolf is undefined' } } });
    expect(report.segments[0].record).toContain('bold');
    await take(page, 'end');
    await page.waitForSelector('[data-option=done]');
    expect(await page.locator('[data-fault]').count()).toBe(0);
  });

  it('that stops a page leaves a way out, and the table can be taken along', async () => {
    const page = await visitBroken(/Snowfield|margin:44/, `margin:${THROWS}`, TABLE);
    forgive(/wolf is undefined/);
    await page.waitForSelector('main:has([role=alert]) >> text=Reload');
    const file = await givenBy(page, () => page.click('main >> text=Export'));
    expect(JSON.parse(file)).toMatchObject({ game: 'toy' });
    await page.click('main a');
    await page.waitForSelector('.table-row');
  });

  it('that nobody caught is told above the page, with a report', async () => {
    const page = await visit('/');
    forgive(/the roof/);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('the roof leaks');
      });
      void Promise.reject(new Error('the roof fell in'));
    });
    await page.waitForSelector('[data-notice=fault]:has-text("the roof")');
    const report = await givenBy(page, () => page.click('[data-notice=fault] >> text=Report'));
    expect(report).toContain('the roof');
  });
});

describe('a bot that gives no answer', () => {
  it.each([
    ['Try again', 'random'],
    ['Let another bot play', 'hasty'],
  ])('is asked once more, then one may say: %s', async (words) => {
    const page = await visit('/new/toy?players=1&seats=random&seed=2&start=1', {
      before: (begun) => withWorkers(begun, 'failing'),
    });
    await page.waitForSelector('[data-fault=bot]:has-text("Hunter 1’s bot does not answer")');
    expect((await rootOf(page)).revision).toBe('0');
    await page.click(`[data-fault] >> text=${words}`);
    await page.waitForFunction(() => Number(document.documentElement.dataset.revision) >= 3);
    expect(await page.locator('[data-fault]').count()).toBe(0);
  });

  it('gives its seat to a person, also when its worker was ended without a word', async () => {
    const page = await visit('/new/toy?players=1&seats=random&seed=2&start=1', {
      before: async (begun) => {
        await withWorkers(begun, 'ended');
        await begun.clock.install();
      },
    });
    await page.waitForSelector('.prompt >> text=Hunter 1 is thinking');
    // No sign of life for so long, twice, and a rest between.
    for (let i = 0; i < 3; i++) await page.clock.fastForward(21_000);
    await page.waitForSelector('[data-fault=bot]:has-text("stopped thinking")');
    await page.click('[data-fault] >> text=Let a person play');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    await page.reload();
    await page.waitForSelector('[data-option=end]');
  });
});

/** In the page: counts how often its bots are asked. */
function countAskings(): void {
  const { postMessage } = Worker.prototype;
  Object.assign(window, { asked: 0 });
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    if (typeof message === 'object' && message && 'bots' in message)
      Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 });
    postMessage.call(this, message);
  };
}

describe('a table with bots in two windows', () => {
  it('has its bots run in one of them, and in the other when that is closed', async () => {
    const one = await visit('/new/toy?players=2&seats=human,random&seed=2&start=1', {
      before: (begun) => begun.context().addInitScript(countAskings),
    });
    const asked = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'asked')));
    await one.waitForSelector('[data-option=bold]');
    await expect.poll(() => asked(one)).toBeGreaterThan(0);
    const other = await one.context().newPage();
    await other.goto(one.url());
    await take(other, 'bold');
    await other.waitForSelector('[data-option=end]');
    await take(other, 'end');
    await other.waitForSelector('[data-option=done]');
    expect(Number((await rootOf(other)).revision)).toBeGreaterThan(2);
    expect(await asked(other)).toBe(0);
    await one.close();
    await take(other, 'done');
    await expect.poll(() => asked(other)).toBeGreaterThan(0);
  });
});
