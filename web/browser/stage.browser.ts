import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { DESKTOP, PHONE, take, useHall } from './hall.ts';

const { visit } = useHall();

const now = 'end-of-turn';
const pack = {
  A: { kind: 'goblin', at: '13_9' },
  B: { kind: 'goblin', at: '13_8' },
  C: { kind: 'brute', at: '12_8' },
  D: { kind: 'goblin', at: '11_9' },
};

/** Ends the turn, and shows one event after the other until this one is seen. */
async function showTo(page: Page, deed: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await page.locator(`[data-deed="${deed}"]`).count()) return;
    await page.keyboard.press('s');
    await page.waitForTimeout(30);
  }
  throw new Error(`Nothing of the kind was shown: ${deed}.`);
}

/** The turn is over; the monsters begin, and the show rests. */
async function endTurn(page: Page): Promise<void> {
  await take(page, 'no');
  await page.waitForSelector('.pace-bar');
}

/** How high its letters are on the screen. */
const heightOf = (page: Page, selector: string): Promise<number> =>
  page.$eval(selector, (text) => {
    const scale = (text as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1;
    return scale * Number.parseFloat(getComputedStyle(text).fontSize);
  });

/** Of those who fight: how wide their areas are, and what lies over them. */
const fightOn = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.grim-target .line')].map((one) =>
      one.getBoundingClientRect(),
    );
    const over = ['.pace-bar', '.saga', '.rail.side .panel', '.prompt', '.grim-medals li', '.zoom button'];
    const lids = [...document.querySelectorAll(over.join())]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
    const covers = lids.filter(({ box }) =>
      boxes.some(
        (one) =>
          one.left < box.right && box.left < one.right && one.top - 40 < box.bottom && box.top < one.bottom,
      ),
    );
    return {
      wide: boxes.map(({ width }) => width),
      inside: boxes.every(({ left, right, top }) => left >= 0 && right <= innerWidth && top >= 56),
      covers: covers.map(({ name }) => name),
    };
  });

/** What meets it of what can be seen. */
const meetings = (page: Page, one: string, others: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([one, others]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
      const boxes = seen(one).map((node) => node.getBoundingClientRect());
      if (boxes.length === 0) return [`${one} is not to be seen`];
      return others.filter((selector) =>
        seen(selector).some((node) => {
          const { left, top, right, bottom } = node.getBoundingClientRect();
          return boxes.some(
            (box) =>
              left < box.right - 1 && box.left + 1 < right && top < box.bottom - 1 && box.top + 1 < bottom,
          );
        }),
      );
    },
    [one, others] as const,
  );

/** Faces with a drop upon them. */
const hiddenFaces = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const drops = [...document.querySelectorAll('.badge .drop')].map((drop) => drop.getBoundingClientRect());
    return [...document.querySelectorAll<SVGGElement>('.board .piece:not(.badge)')].filter((piece) => {
      const at = new DOMPoint(0, -26).matrixTransform(piece.getScreenCTM() ?? undefined);
      return drops.some((d) => d.left < at.x && at.x < d.right && d.top < at.y && at.y < d.bottom);
    }).length;
  });

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('the monsters’ turn on %s', (_, size) => {
  it('goes to each fight, with large figures and numbers, and nothing over them', async () => {
    const page = await visit('/', { size, slow: true });
    const heroes = { bjorn: '12_9', boldur: '3_13' };
    const monsters = { ...pack, E: { kind: 'sprite', at: '4_13' } };
    await bring(page, arrangedSave(['bjorn', 'boldur'], { heroes, monsters, now, turn: 'boldur' }));
    await endTurn(page);
    if (size === DESKTOP) {
      const head = await page.locator('.grim-turn .panel-head').boundingBox();
      expect(head?.height, 'in one line').toBeLessThan(30);
    }
    for (const deed of ['attack', 'hurt', 'armour']) {
      await showTo(page, deed);
      await expect.poll(async () => (await fightOn(page)).covers).toEqual([]);
      await expect.poll(async () => (await fightOn(page)).wide).toHaveLength(2);
      await expect.poll(async () => Math.min(...(await fightOn(page)).wide)).toBeGreaterThan(70);
      await expect.poll(async () => (await fightOn(page)).inside).toBe(true);
      if (deed !== 'attack')
        expect(await heightOf(page, '.grim-amount text')).toBeGreaterThan(deed === 'hurt' ? 60 : 40);
      expect(await hiddenFaces(page)).toBe(0);
    }
    // What armour stops has an end in the list and in the summary.
    await page.keyboard.press('Escape');
    await page.waitForSelector('.summary:has-text("0 (armour stops 1)")');
    expect(await page.$eval('.summary-lines b', (b) => getComputedStyle(b).fontWeight)).toBe('700');
    if (size === DESKTOP) await expect.poll(() => meetings(page, '.summary', ['.board .piece'])).toEqual([]);
  });
});

describe('what weighs', () => {
  it('has a scene of its own: a hero falls, and houses burn', async () => {
    const page = await visit('/', { slow: true });
    const monsters = { A: { kind: 'troll', at: '13_9' }, B: { kind: 'troll', at: '13_8' } };
    await bring(page, arrangedSave(['alva'], { heroes: { alva: { at: '12_9', damage: 6 } }, monsters, now }));
    await endTurn(page);
    await showTo(page, 'knocked-out');
    await page.waitForSelector('.grim-fallen-hero');
    await page.waitForSelector('.grim-amount:has-text("knocked out")');
    await showTo(page, 'town');
    expect(await page.locator('.grim-fire').count()).toBe(2);
    expect(await page.textContent('.grim-amount')).toBe('−2houses');
    await expect.poll(() => heightOf(page, '.grim-amount text')).toBeGreaterThan(60);
  });

  it('the way of who breaks in, and the fall of the town', async () => {
    const page = await visit('/', { slow: true });
    const monsters = { A: { kind: 'troll', at: '7_9' } };
    await bring(page, arrangedSave(['alva'], { heroes: { alva: '2_14' }, monsters, pieces: 1, now }));
    await endTurn(page);
    await showTo(page, 'enters');
    await page.waitForSelector('.grim-break-in .head');
    await showTo(page, 'town');
    await page.waitForSelector('.grim-fall h2:has-text("Grimheim has fallen")');
    expect(await heightOf(page, '.grim-fall h2')).toBeGreaterThan(50);
    expect(await page.locator('.grim-ending').count()).toBe(0);
  });
});

it('says of a Legend what it can do, and whom it brings', async () => {
  const page = await visit('/', { slow: true });
  await bring(
    page,
    arrangedSave(['alva'], { heroes: { alva: '2_14' }, now, spot: 3, yellow: ['seer-of-odin'] }),
  );
  await endTurn(page);
  await showTo(page, 'arrives');
  await page.waitForSelector('.grim-wave-power:has-text("skeletons around her")');
});

describe('nothing lies over what it speaks about', () => {
  const FOUGHT = ['.grim-dice li', '.grim-sum', '.grim-fate', '.grim-follows li', '.grim-fighter svg'];

  it.each([
    { size: { width: 1366, height: 768 }, text: 100 },
    { size: DESKTOP, text: 150 },
  ])('a staged roll and its hint at $text %', async ({ size, text }) => {
    const page = await visit('/', { size });
    await page.evaluate((n) => localStorage.setItem('wyrdhall-comfort', `{"text":${n}}`), text);
    await page.reload();
    await page.waitForSelector('article.box');
    const bjorn = { at: '12_9', hand: ['perfect-aim', 'piercing-arrows'] };
    const monsters = { A: { kind: 'goblin', at: '14_9' } };
    await bring(page, arrangedSave(['bjorn'], { heroes: { bjorn }, monsters }));
    await take(page, 'action:attack');
    await page.waitForSelector('.prompt [data-option=pass]');
    await page.waitForSelector('.grim-chip:has-text("not during a roll")');
    expect(await meetings(page, '.prompt', FOUGHT)).toEqual([]);
    const before = await page.locator('.grim-fate').isVisible();
    expect(before).toBe(true);
    await page.evaluate(() => {
      const hint = Object.assign(document.createElement('section'), { className: 'guide parchment' });
      hint.innerHTML =
        '<p>Here are your dice, and what they come to. Each answer says what it would change. Keep your cards for now: keep it as it is.</p><div class="row"><button class="button on-parchment">Got it</button><button class="guide-end">No more hints</button></div>';
      document.querySelector('.board-area')?.append(hint);
    });
    expect(await meetings(page, '.guide', [...FOUGHT, '.grim-fighter figcaption', '.prompt'])).toEqual([]);
    expect(await meetings(page, '.prompt', FOUGHT)).toEqual([]);
    const [hero, foe] = await page
      .locator('.grim-fighter svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(hero?.height).toBeGreaterThan(200);
    expect(Math.abs((hero?.top ?? 0) - (foe?.top ?? 99))).toBeLessThan(3);
    expect(Math.abs((hero?.height ?? 0) - (foe?.height ?? 99))).toBeLessThan(3);
  });

  it('what is said of an area, the small map, and a quest that is won', async () => {
    const page = await visit('/', { slow: true });
    const bjorn = { at: '5_11', range: 2, quest: 'black-arrows' };
    const monsters = { A: { kind: 'goblin', at: '6_11' }, B: { kind: 'goblin', at: '5_12' } };
    await bring(page, arrangedSave(['bjorn'], { heroes: { bjorn }, monsters }));
    expect(await meetings(page, '.grim-pile.can .grim-does', ['.grim-pile.can .grim-pile-text'])).toEqual([]);
    await take(page, 'action:move');
    await page.hover('[data-cell="6_10"]', { force: true });
    await page.waitForSelector('.explained');
    expect(await meetings(page, '.explained', ['.board .piece', '.prompt'])).toEqual([]);
    await page.mouse.move(4, 4);
    await page.click('.prompt >> text=Back');
    await page.click('.zoom [aria-label="Zoom in"]');
    expect(await meetings(page, '.minimap', ['.zoom button', '.prompt'])).toEqual([]);
    await take(page, 'quest:black-arrows');
    await page.waitForSelector('.grim-won .card-name:has-text("Black Arrows")');
    await page.keyboard.press('p');
    expect(await page.$eval('.prompt', (bar) => getComputedStyle(bar).borderTopColor)).toBe(
      'rgb(255, 212, 138)',
    );
  });
});
