import { readFileSync } from 'node:fs';
import { hashState, Run, type Save, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { optionsOf, pathOf, take, useHall } from './hall.ts';

const { visit } = useHall();

async function fileFrom(page: Page, click: string): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(click)]);
  return { path: await pathOf(download), name: download.suggestedFilename() };
}

describe('a file', () => {
  it('goes with a report: the game, what was said, and the browser; it opens as a table', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    const before = (await optionsOf(page)).sort();
    await page.click('[aria-label="Table menu"]');
    await page.click('.menu >> text=Report a problem');
    await page.fill('dialog textarea', 'The wolf went through the fire.');
    const { path, name } = await fileFrom(page, 'dialog >> text=Create the file');
    expect(name).toMatch(/^wyrdhall-report-toy-/);
    const { label } = JSON.parse(readFileSync(path, 'utf8'));
    expect(label.report).toMatchObject({ text: 'The wolf went through the fire.', question: 'turn' });
    expect(label.report.userAgent).toContain('Chrome');
    await page.waitForSelector('dialog', { state: 'detached' });

    await page.click('.sign');
    await page.setInputFiles('[data-import]', path);
    await page.waitForSelector('[data-option=end]');
    expect((await optionsOf(page)).sort()).toEqual(before);
  });

  it('shares a game that one watches again', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    const { path } = await fileFrom(page, '.scrubber >> text=Export');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'wyrdhall-save', game: 'toy' });
  });
});

/** A table of the Wolf Winter at its beginning, with a label. */
const saved = (label: { name: string; seats: string[] }): Save => {
  const run = Run.start(toy, { players: 2 }, { seed: 5 });
  run.answer({ seat: 0, choice: 'bold' });
  return structuredClone(save(run, label));
};

/** As somebody writes it who knows how the sums are made. */
function forged({ segments, sums: _, ...head }: Save): Save {
  const sum = (value: unknown) => hashState(value).toString(36);
  return { ...head, segments, sums: { head: sum(head), segments: sum(segments) } };
}

const bring = (page: Page, file: unknown) =>
  page.setInputFiles('[data-import]', {
    name: 'table.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });

describe('a file from a stranger', () => {
  it('whose bots are not known here brings people, and says so', async () => {
    const page = await visit('/');
    await bring(page, saved({ name: 'Far away', seats: ['__proto__', 'planner:1000000'] }));
    await page.waitForSelector('dialog >> text=Seat 1: there is no bot “__proto__” here');
    await page.waitForSelector('dialog >> text=Seat 2: there is no bot “planner:1000000” here');
    await page.keyboard.press('Escape');
    await page.waitForSelector('text=Pass the screen to Hunter 2');
  });

  it('that does not lead where it says is refused, and no table is laid', async () => {
    const page = await visit('/');
    const file = saved({ name: 'Too good', seats: ['human', 'human'] });
    const { checkpoint } = file;
    const state = { ...(checkpoint.state as Record<string, unknown>), stores: 99 };
    await bring(page, forged({ ...file, checkpoint: { ...checkpoint, state } }));
    await page.waitForSelector('dialog [role=alert]:has-text("does not lead to where it says")');
    await page.keyboard.press('Escape');
    expect(await page.locator('.table-row').count()).toBe(0);
  });
});

describe('a browser that keeps nothing', () => {
  it('is played in all the same, with a warning, until the page is closed', async () => {
    const page = await visit('/', {
      before: (begun) =>
        begun.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('not here', 'SecurityError');
          };
        }),
    });
    await page.click('[aria-label="New table of The Wolf Winter"]');
    await page.click('button[type=submit]');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    await page.waitForSelector('.notice:has-text("stores nothing for this page")');
    await page.click('.sign');
    await page.waitForSelector('.tables [role=alert]:has-text("stores nothing for this page")');
    await page.click('.table-row .table-open');
    await page.waitForSelector('[data-option=end]');
    await page.click('.sign');
    const { path } = await fileFrom(page, '.tables >> text=Save all');
    expect(JSON.parse(readFileSync(path, 'utf8')).tables).toHaveLength(1);
  });
});

describe('all tables in one file', () => {
  it('are brought to another device; none is overwritten, and what cannot be read is named', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1&name=The%20wolf');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    const options = (await optionsOf(page)).sort();
    await page.goto(new URL('/new/grimheim?heroes=bjorn&seed=7&start=1&name=The%20town', page.url()).href);
    await page.waitForSelector(':root[data-game=grimheim] [data-option]');
    await page.goto(new URL('/', page.url()).href);
    const { path } = await fileFrom(page, '.tables >> text=Save all');
    const file = JSON.parse(readFileSync(path, 'utf8'));
    expect(file.tables).toHaveLength(2);
    const broken = { table: { name: 'The ruin' }, file: { format: 'wyrdhall-save' } };
    const bringAll = (to: Page, tables: unknown[]) => bring(to, { ...file, tables });

    const other = await visit('/');
    await bringAll(other, [...file.tables, broken]);
    await other.waitForSelector('dialog >> text=2 tables were restored.');
    await other.waitForSelector('dialog >> text=“The ruin” could not be restored');
    await other.keyboard.press('Escape');
    await other.waitForSelector('.table-row:has-text("The town")');
    await other.click('.table-row:has-text("The wolf") .table-open');
    await other.waitForSelector('[data-option=end]');
    expect((await optionsOf(other)).sort()).toEqual(options);

    await take(other, 'end');
    await other.waitForSelector('[data-option=done]');
    await other.click('.sign');
    await bringAll(other, file.tables);
    await other.waitForSelector('dialog >> text=1 table was restored.');
    await other.waitForSelector('dialog >> text=“The town” is here already, just as it is in the file.');
    await other.waitForSelector('dialog >> text=The one from the file was added beside it.');
    await other.keyboard.press('Escape');
    await other.waitForSelector('.table-row:has-text("The wolf (restored)")');
    expect(await other.locator('.table-row').count()).toBe(3);
  });
});
