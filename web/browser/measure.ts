// What the hall in the browser costs, as JSON: script of the first load, clicks, frames. For `npm run bench -- web`.
import type { Browser, Page } from 'playwright-core';
import { scriptsOfFirstLoad } from './first-load.ts';
import { hordeSave } from './horde.ts';
import { launch } from './launch.ts';
import { DESKTOP, take } from './page.ts';
import { playOn } from './robot.ts';
import { serveHall } from './serve-hall.ts';

const HORDE = 40;

/** To the end of the frame after each click. Text, because what compiles this file would add to it. */
const WATCH_CLICKS = `
  window.clickTimes = [];
  addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.clickTimes.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), { capture: true });`;

/** From frame to frame for as long as something is shown. */
const WATCH_FRAMES = `new Promise((done) => {
  const found = [];
  let before = performance.now();
  requestAnimationFrame(function frame(now) {
    found.push(now - before);
    before = now;
    if (document.querySelector('.tells')) requestAnimationFrame(frame);
    else done(found.slice(1));
  });
})`;

const hall = await serveHall();
const browser = await launch(hall.browser);
try {
  const scriptBytes = await firstLoad(browser);
  const clicks = await clickTimes(browser);
  const frames = await frameTimes(browser);
  console.log(
    JSON.stringify({
      scriptKb: round(scriptBytes / 1000),
      clicks: clicks.times.length,
      clickP50: round(share(clicks.times, 0.5)),
      clickP95: round(share(clicks.times, 0.95)),
      clickWorkP95: round(share(clicks.work, 0.95)),
      monsters: HORDE,
      frames: frames.times.length,
      frameP95: round(share(frames.times, 0.95)),
      frameLongest: round(Math.max(...frames.times)),
      frameWork: round(frames.work / frames.times.length),
    }),
  );
} finally {
  await browser.close();
  await hall.close();
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

function share(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

async function enter(from: Browser, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await from.newPage({ viewport: DESKTOP, reducedMotion, serviceWorkers: 'block' });
  page.setDefaultTimeout(30_000);
  // Steady hands: no answer is taken for a second click.
  await page.addInitScript(`localStorage.setItem('wyrdhall-comfort', '{"deadTime":0}')`);
  return page;
}

/** Script of the shelf and of a table of Grimheim until its first question, compressed as it travels. */
async function firstLoad(from: Browser): Promise<number> {
  const page = await enter(from, 'reduce');
  const table = '/new/grimheim?heroes=bjorn&seed=7&start=1';
  const scripts = await scriptsOfFirstLoad(page, hall.address, table);
  await page.close();
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** From each click of a game to the frame after it, while the planner thinks about a hint. */
async function clickTimes(from: Browser): Promise<{ times: number[]; work: number[] }> {
  const page = await enter(from, 'reduce');
  await page.addInitScript(WATCH_CLICKS);
  await page.goto(`${hall.address}/new/grimheim?heroes=bjorn&seed=7&start=1`);
  const work: number[] = [];
  const spent = await mainThread(page);
  await playOn(page, {
    seed: 4,
    shuns: ['throw-away'],
    by: async (on, option) => {
      await on.keyboard.press('h');
      const before = await spent();
      await take(on, option);
      await on.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))');
      work.push((await spent()) - before);
    },
  });
  const times = (await page.evaluate('window.clickTimes')) as number[];
  await page.close();
  return { times, work };
}

/** Processor time of the page's main thread in milliseconds: does not hang on what else the machine does. */
async function mainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** From frame to frame while the whole horde moves. */
async function frameTimes(from: Browser): Promise<{ times: number[]; work: number }> {
  const page = await enter(from, 'no-preference');
  await page.goto(`${hall.address}/`);
  const buffer = Buffer.from(hordeSave(HORDE));
  await page.setInputFiles('[data-import]', { name: 'horde.json', mimeType: 'application/json', buffer });
  await take(page, 'end');
  await page.waitForSelector('[data-option=no], .tells');
  if (await page.isVisible('[data-option=no]')) await take(page, 'no');
  await page.waitForSelector('.tells');
  const spent = await mainThread(page);
  const before = await spent();
  const times = (await page.evaluate(WATCH_FRAMES)) as number[];
  const work = (await spent()) - before;
  await page.close();
  return { times, work };
}
