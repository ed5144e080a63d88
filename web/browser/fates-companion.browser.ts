import { rollingFates } from '@wyrdhall/rolling-fates';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { complaints } from './complaints.ts';
import { DESKTOP, PHONE, rootOf, take, useHall } from './hall.ts';

const { visit } = useHall();

const enemies = {
  A: { kind: 'bog-toad', life: 60 },
  B: { kind: 'hedge-bandit', life: 60 },
  C: { kind: 'hedge-bandit', life: 60 },
};
/** A fight beside a real table, in the Character Phase. */
const besideTheTable = (heroes: readonly string[], given: object = {}): string =>
  arrangedTable(
    rollingFates,
    { players: heroes.length, heroes, mode: 'companion' },
    { heroes: Object.fromEntries(heroes.map((hero) => [hero, {}])), enemies, ...given },
  );
const two = besideTheTable(['brakka', 'sel']);

const onAPhone = (place = '/') => visit(place, { size: PHONE, touch: true });
const press = (page: Page, selector: string) =>
  page.viewportSize()?.width === PHONE.width ? page.tap(selector) : page.click(selector);
const isAsked = (page: Page, question: string) => page.waitForSelector(`:root[data-question=${question}]`);
const lifeOf = (page: Page, enemy: string) => page.innerText(`[data-figure=${enemy}] .rf-plate-life`);
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  return { top: box.y, bottom: box.y + box.height };
};

describe.each([
  ['phone', onAPhone],
  ['desktop', () => visit('/', { size: DESKTOP })],
])('on a %s', (_, come) => {
  it('an ability whose damage must be counted asks whom it hits, and how many there are', async () => {
    const page = await come();
    await bring(page, two);
    await press(page, '.rf-dock [data-option="use:crossed-fletch"]');
    await page.waitForSelector('.rf-whom:has-text("Crossed Fletch: tap the enemy")');
    await expect.poll(() => lifeOf(page, 'B')).toBe('60 → 55');
    await press(page, '[data-figure=B]');
    await isAsked(page, 'hit');
    await page.waitForSelector('.rf-count:has-text("how many free places are left in Sel’s bag?")');
    await page.waitForSelector('.prompt [data-option=done]:has-text("for 5: 60 → 55")');
    await press(page, '[data-count="2"]');
    await press(page, '.prompt [data-option=done]:has-text("for 3: 60 → 57")');
    await isAsked(page, 'hits');
    expect(await lifeOf(page, 'B')).toBe('57');
    // All are hit: nobody is to be chosen. What was counted of Life is never taken for granted.
    await press(page, '.rf-dock [data-option="use:rockfall"]');
    await isAsked(page, 'hit');
    expect(await page.locator('[data-count].marked').count()).toBe(0);
    await press(page, '[data-count="3"]:has-text("15–19")');
    await press(page, '.prompt [data-option=done]:has-text("every enemy for 7")');
    await isAsked(page, 'hits');
    expect(await lifeOf(page, 'A')).toBe('53');
    // What was counted before is proposed again.
    await press(page, '.rf-dock [data-option="use:crossed-fletch"]');
    await press(page, '[data-figure=A]');
    await page.waitForSelector('[data-count="2"].marked');
    expect(await page.textContent('.refusal')).toBe('');
  });

  it('the enemies do not act by a slip while somebody has hit nothing', async () => {
    const page = await come();
    await bring(page, two);
    await press(page, '.prompt [data-option=done]');
    await page.waitForSelector('.prompt >> text=Nobody has hit yet.');
    await page.keyboard.press('Escape');
    await take(page, 'use:crackstone');
    await press(page, '[data-figure=A]');
    if ((await rootOf(page)).question === 'target') await isAsked(page, 'hits');
    await press(page, '.prompt [data-option=done]');
    await page.waitForSelector('.prompt >> text=Sel has not hit yet.');
    expect((await rootOf(page)).question).toBe('hits');
    await press(page, '.prompt [data-doubted]');
    await isAsked(page, 'fate');
  });

  it('what the enemies did stays until all are ready, after Defence, and says what statuses do', async () => {
    const page = await come();
    await bring(page, besideTheTable(['brakka'], { enemies: { A: 'bog-toad', B: 'gutter-imp' } }));
    await press(page, '.prompt [data-option=done]');
    await press(page, '.prompt [data-doubted]');
    await isAsked(page, 'fate');
    expect(await page.locator('.summary').count()).toBe(0);
    const report = await page.innerText('.rf-report');
    // Brakka has Defence 1 against each of them.
    expect(report).toContain('A: 1 − Defence 1; poisoned; B: 2 − Defence 1');
    expect(report).toContain('−1 Life');
    expect(report).toMatch(/Poisoned: lose 2 Life, then roll a die: on 4 or more it is gone/);
    await press(page, '.prompt [data-option=ready]');
    await isAsked(page, 'hits');
    expect(await page.innerText('.rf-board-name')).toContain('−1 Life');
  });
});

it('on a phone a round of six hits takes 14 taps at the most, from ready to ready', async () => {
  const page = await onAPhone();
  await bring(page, two);
  let taps = 0;
  const tap = async (selector: string) => {
    await page.tap(selector);
    taps++;
  };
  for (const ability of ['chip', 'maul', 'crackstone', 'snap-shot', 'pinning-volley', 'snap-shot']) {
    await tap(`.rf-dock [data-option="use:${ability}"]`);
    await isAsked(page, 'target');
    await tap('[data-figure=B]');
    await isAsked(page, 'hits');
  }
  await tap('.prompt [data-option=done]');
  await isAsked(page, 'fate');
  await tap('.prompt [data-option=ready]');
  await isAsked(page, 'hits');
  expect(taps).toBeLessThanOrEqual(14);
});

it('on a phone the board of whoever is turned to comes into sight, and stays there', async () => {
  const page = await onAPhone();
  await bring(page, besideTheTable(['brakka', 'sel', 'mirelle', 'grum']));
  const isInSight = async (hero: string) => {
    const dock = await boxOf(page, '.dock');
    const line = await boxOf(page, '.table-line');
    const board = await boxOf(page, `.at-table[aria-label="${hero}"]`);
    return board.top >= dock.top && board.bottom <= line.top + 1;
  };
  for (const [id, name] of [
    ['grum', 'Grum'],
    ['brakka', 'Brakka'],
    ['mirelle', 'Mirelle'],
  ] as const) {
    await page.tap(`[data-figure=${id}]`);
    await page.waitForSelector(`.at-table.asked[aria-label="${name}"]`);
    await expect.poll(() => isInSight(name)).toBe(true);
  }
  await page.tap('.rf-dock [data-option="use:cinder-lance"]');
  await isAsked(page, 'target');
  await page.tap('[data-figure=C]');
  await isAsked(page, 'hits');
  await expect.poll(() => isInSight('Mirelle')).toBe(true);
  // What is counted is read from its beginning.
  await page.tap('[data-figure=grum]');
  await page.tap('.rf-dock [data-option="use:gate-slam"]');
  await page.tap('[data-figure=C]');
  await isAsked(page, 'hit');
  const count = await boxOf(page, '.rf-count');
  expect(count.top).toBeGreaterThanOrEqual((await boxOf(page, '.dock')).top);
});

it('on a phone “A hero has fallen” lies whole on a story page, and can be answered there', async () => {
  const page = await onAPhone(
    '/new/rolling-fates?heroes=brakka,sel&adventure=sump&mode=companion&seed=3&start=1',
  );
  await isAsked(page, 'onward');
  const button = await boxOf(page, '.rf-dock [data-option=fallen]');
  const tabs = await boxOf(page, '.sheet-tabs');
  expect(button.bottom).toBeLessThanOrEqual(tabs.top);
  await page.tap('.rf-dock [data-option=fallen]');
  await isAsked(page, 'who-fell');
  await page.tap('.prompt [data-option="hero:sel"]:has-text("Sel has fallen")');
  await expect.poll(async () => (await rootOf(page)).outcome).toBe('lost');
});

it('axe finds nothing while hits are entered and told', async () => {
  const page = await onAPhone();
  await bring(page, two);
  await press(page, '.rf-dock [data-option="use:crossed-fletch"]');
  expect(await complaints(page)).toEqual([]);
  await press(page, '[data-figure=B]');
  await isAsked(page, 'hit');
  expect(await complaints(page)).toEqual([]);
  await press(page, '.prompt [data-option=done]');
  await isAsked(page, 'hits');
  await press(page, '.prompt [data-option=done]');
  await press(page, '.prompt [data-doubted]');
  await isAsked(page, 'fate');
  expect(await complaints(page)).toEqual([]);
});
