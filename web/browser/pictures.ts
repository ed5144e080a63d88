// npm run pictures [-- SIZE…]: docs/pictures anew, every screen at four sizes, or at those that are named.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { arrangedSave, bring } from './arranged.ts';
import { tourOfFateforge } from './fateforge-pictures.ts';
import { tourOfFates } from './fates-pictures.ts';
import { launch } from './launch.ts';
import { DESKTOP, PHONE, take } from './page.ts';
import { playOn } from './robot.ts';
import { serveHall } from './serve-hall.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SIZES = {
  desktop: DESKTOP,
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1180, height: 820 },
  phone: PHONE,
};
const wanted = process.argv.slice(2);
const sensible = ['action:attack', 'pass', 'no', 'action:practice', 'action:prepare', 'end', 'done'];

mkdirSync(folder, { recursive: true });
const hall = await serveHall();
const browser = await launch(hall.browser);
try {
  for (const [name, size] of Object.entries(SIZES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await browser.newPage({
      viewport: size,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    page.setDefaultTimeout(30_000);
    // The photographer has steady hands.
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('wyrdhall-comfort') ?? '{}');
      localStorage.setItem(
        'wyrdhall-comfort',
        JSON.stringify({ speed: 'instant', lessons: false, ...kept, deadTime: 0 }),
      );
    });
    await tour(page, async (screen) => {
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}${screen}-${name}.jpg`, type: 'jpeg', quality: 80 });
      console.log(`${screen}-${name}.jpg`);
    });
    await page.close();
  }
} finally {
  await browser.close();
  await hall.close();
}

/** From here on everything that happens is played, or nothing is. */
async function move(page: Page, motion: 'full' | 'reduced'): Promise<void> {
  const comfort = JSON.stringify({ motion, speed: motion === 'full' ? 'slow' : 'instant' });
  await page.evaluate((kept) => localStorage.setItem('wyrdhall-comfort', kept), comfort);
  await page.reload();
  await page.waitForSelector('[data-option]');
}

async function tour(page: Page, shoot: (screen: string) => Promise<void>): Promise<void> {
  const visit = async (place: string, until: string) => {
    await page.goto(hall.address + place);
    await page.waitForSelector(until);
  };
  await tourOfFates(page, visit, shoot);
  await tourOfFateforge(page, visit, shoot);
  await visit('/new/toy?players=2&seats=human,greedy&seed=7&name=A%20hard%20winter&start=1', '[data-option]');
  await take(page, 'bold');
  await page.waitForSelector('[data-option=end]');
  await shoot('toy');

  await visit('/new/grimheim?heroes=bjorn,embla&seed=7&start=1', '[data-option]');
  const shuns = ['throw-away', 'end'];
  const free = { prefers: ['no', 'done', 'action:practice'], shuns, seed: 2 };
  await playOn(page, {
    ...free,
    until: ({ turn = '' }, open) => Number.parseInt(turn, 10) > 2 && open.includes('action:attack'),
  });
  await page.click('.prompt .rule');
  await page.waitForSelector('.why .rule-text');
  await shoot('why');
  await move(page, 'full');
  await take(page, 'action:attack');
  await page.waitForSelector('.grim-close, .place.hostile, .answers .primary');
  if (!(await page.isVisible('.grim-close'))) await page.locator('.place.hostile').first().click();
  await page.waitForSelector('.grim-close');
  await shoot('attack');

  await move(page, 'reduced');
  await playOn(page, { ...free, until: (_, options) => options.includes('action:move') });
  await take(page, 'action:move');
  await page.waitForSelector('.place.legal');
  await shoot('move');
  await move(page, 'reduced');
  await playOn(page, {
    prefers: ['pass', ...free.prefers, 'end'],
    until: ({ turn = '' }, options) => turn.endsWith('embla') && options.includes('end'),
  });
  await move(page, 'full');
  await take(page, 'end');
  // First her cards are told, and she is asked about them.
  await page.waitForSelector('[data-option=no]');
  await take(page, 'no');
  await page.waitForSelector('.tells');
  await page.waitForTimeout(1500);
  await shoot('monsters');
  await move(page, 'reduced');
  await playOn(page, { prefers: sensible });
  await shoot('end');
  await page.goto(page.url().replace('#/table/', '#/replay/'));
  await page.waitForSelector('.scrubber');
  for (let i = 0; i < 12; i++) await page.click('[aria-label="Next step"]');
  await shoot('replay');

  await visit('/', '[data-import]');
  await bring(page, arrangedSave(['boldur', 'alva'], { heroes: { boldur: { gold: 9 }, alva: '12_9' } }));
  await take(page, 'end');
  await page.waitForSelector('.grim-choice');
  await shoot('upgrade');
  await visit('/', 'text=First game');
  await page.locator('text=First game').first().click();
  await page.waitForSelector('.guide');
  await shoot('first-game');

  await visit(
    '/new/grimheim?heroes=alva,boldur,bjorn&seed=3&name=Three%20at%20the%20well&start=1',
    '[data-option]',
  );
  await visit('/', '.table-row');
  await shoot('shelf');
  await visit('/new/grimheim', 'text=Take your seats');
  await shoot('new-table');
  await visit('/rules/grimheim/GR-040', '#GR-040');
  await shoot('rulebook');
  await visit('/comfort', 'text=Text size');
  await shoot('comfort');
}
