import { rollingFates } from '@wyrdhall/rolling-fates';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrangedTable, bring } from './arranged.ts';
import { complaints } from './complaints.ts';
import { DESKTOP, optionsOf, PHONE, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';
import { playWell } from './rolling-fates.ts';

const { visit } = useHall();

/** Whole adventures take their time where the machine is busy. */
const LONG = 400_000;
const TABLE = '/new/rolling-fates?heroes=brakka,sel&adventure=sump&seed=11&start=1';

const TABLET = { width: 1180, height: 820 };

describe('an adventure of Rolling Fates', () => {
  it(
    'with two players, from the shelf to the statistics, by clicks',
    async () => {
      const page = await visit();
      await page.click('article:has-text("Rolling Fates") >> text=New table');
      await page.check('input[name=players][value="2"]', { force: true });
      await page.check('input[name=heroes-0][value=brakka]');
      await page.check('input[name=heroes-1][value=orrin]');
      await page.fill('input[name=seed]', '11');
      await page.click('text=Take your seats');
      await page.waitForSelector(':root[data-game=rolling-fates]');
      expect(await playWell(page)).toBeGreaterThan(20);
      expect((await rootOf(page)).outcome).toMatch(/^(won|lost)$/);
      await page.waitForSelector('.rf-stats >> text=Life taken from enemies');
      expect(await page.locator('.rf-luck li').count()).toBe(2);
      await page.click('.prompt >> text=Back to the shelf');
      await page.waitForSelector('.table-row.over');
    },
    LONG,
  );

  it('fetches the prose of its own adventure, and shows it on the page and in the saga', async () => {
    const page = await visit(TABLE);
    await page.waitForSelector('.rf-page h2 >> text=The Sump Beneath Harrow');
    await playWell(page, 'scene');
    expect(await page.locator('.rf-passage p').first().textContent()).toMatch(/^[A-Z“"].{40,}/);
    expect(await page.locator('.rf-choice').first().textContent()).toMatch(/[a-z] [a-z]/);
    expect(await page.locator('body').textContent()).not.toMatch(/⟦|sump\/[a-z]/);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.\w+$/g, '')),
    );
    expect(fetched).toContain('sump');
    expect(fetched).not.toContain('crown');
  });

  it('goes on in the middle of a Fate Phase after a reload, with the same dice', async () => {
    const page = await visit(TABLE);
    await playWell(page, 'keep');
    await take(page, 'die-1');
    await take(page, 'done');
    await page.waitForSelector('.rf-panel.large[aria-label=Sel]');
    const dice = () =>
      page.$$eval('.rf-bar [aria-label]', (all) => all.map((one) => one.getAttribute('aria-label')));
    const before = { ...(await rootOf(page)), dice: await dice() };
    await page.reload();
    await page.waitForSelector('.rf-panel.large[aria-label=Sel] [data-option=die-1]');
    expect({ ...(await rootOf(page)), dice: await dice() }).toEqual(before);
    await take(page, 'die-1');
    await take(page, 'done');
    await page.waitForSelector(':root[data-question=act]');
  });

  it('lets any hero act in any order, and shows what an ability takes and does, also in words', async () => {
    const page = await visit(TABLE);
    await playWell(page, 'act');
    const asked = await page.getAttribute('.rf-panel.large', 'aria-label');
    await page.click('.rf-dock .can-turn');
    await expect.poll(() => page.getAttribute('.rf-panel.large', 'aria-label')).not.toBe(asked);
    await page.hover('.rf-ability.can');
    await page.waitForSelector('.rf-bar .paying');
    await page.waitForSelector('.rf-foes .rf-life .loss');
    expect(await page.locator('.rf-ability.no .rf-why').count()).toBeGreaterThan(0);
    // In words the fight can be answered too.
    await page.keyboard.press('b');
    await page.waitForSelector('.rf-list >> text=/Life \\d+ of \\d+/');
    expect((await optionsOf(page)).some((option) => option.startsWith('use:'))).toBe(true);
    await playOn(page, { until: ({ question }) => question === 'target', prefers: ['done'] });
    expect((await optionsOf(page)).some((option) => option.startsWith('enemy:'))).toBe(true);
  });
});

it('a fight that has lasted long may be given up, which is asked once more', async () => {
  const page = await visit();
  const given = { heroes: { sel: { dice: [1, 4] } }, enemies: { A: 'gate-hound' }, round: 10 };
  await bring(page, arrangedTable(rollingFates, { players: 1, heroes: ['sel'] }, given));
  await take(page, 'give-up');
  await page.waitForSelector(':root[data-question=give-up]');
  await expect.poll(async () => (await optionsOf(page)).toSorted()).toEqual(['fight-on', 'give-up']);
  await take(page, 'give-up');
  await page.waitForSelector('.rf-stats >> text=Life taken from enemies');
  expect((await rootOf(page)).outcome).toBe('lost');
});

it('says of a target that it would change nothing, before somebody chooses it', async () => {
  const page = await visit();
  const given = {
    heroes: { quill: { luck: 4, life: 10 } },
    enemies: { A: { kind: 'hedge-bandit', life: 20 }, B: { kind: 'hedge-bandit', statuses: ['weakness'] } },
  };
  await bring(page, arrangedTable(rollingFates, { players: 1, heroes: ['quill'] }, given));
  await take(page, 'use:eureka');
  await page.waitForSelector(
    ':root[data-question=target] [data-figure=B] >> text=This would do nothing now.',
  );
  expect(await page.locator('[data-figure=A] .rf-why').count()).toBe(0);
});

describe('pointing', () => {
  const given = {
    heroes: { sel: { dice: [1, 4], life: 12, statuses: ['poison'] } },
    enemies: { A: { kind: 'gate-hound', life: 11, known: true, statuses: ['weakness'] }, B: 'hedge-bandit' },
  };
  const table = arrangedTable(rollingFates, { players: 1, heroes: ['sel'] }, given);

  it('explains an enemy, a status and the sign of a cost, and takes nothing', async () => {
    const page = await visit();
    await bring(page, table);
    await page.hover('[data-figure=A] .rf-figure');
    await page.waitForSelector('.explained:has-text("Next: 3 damage"):has-text("hits count double")');
    await page.hover('[data-figure=B] .rf-figure');
    await page.waitForSelector('.explained:has-text("nobody has investigated")');
    await page.hover('.rf-dock [data-explain="status:poison"]');
    await page.waitForSelector('.explained:has-text("loses 2 Life at the start of each Fate Phase")');
    await page.hover('.rf-ability [data-explain="sign:exact"]');
    await page.waitForSelector('.explained:has-text("exactly these")');
    expect((await rootOf(page)).question).toBe('act');
  });

  it('explains by a tap, on a phone', async () => {
    const page = await visit('/', { size: PHONE, touch: true });
    await bring(page, table);
    await page.tap('[data-figure=A] .rf-figure');
    await page.waitForSelector('.explained.pinned:has-text("Next: 3 damage")');
  });

  it('shows what the enemies and Poison are going to take, before it happens', async () => {
    const page = await visit();
    await bring(page, table);
    expect(await page.textContent('[data-figure=sel] .rf-threat')).toBe('−5');
    expect(await page.locator('[data-figure=sel] .rf-life .loss').count()).toBe(1);
  });
});

it.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s the log opens by itself in the Enemy Phase, and tells what happens', async (_, size) => {
  const page = await visit('/', { slow: true, size });
  const given = { heroes: { sel: { dice: [1] } }, enemies: { A: 'gate-hound', B: 'gate-hound' } };
  await bring(page, arrangedTable(rollingFates, { players: 1, heroes: ['sel'] }, given));
  expect(await page.getAttribute('.table-frame', 'data-sheet')).not.toBe('saga');
  await take(page, 'pass');
  await page.waitForSelector('.table-frame[data-sheet=saga] .saga .line >> text=/Enemy Phase/i');
  expect(await page.locator('.saga').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.click('.summary [data-show=go-on]');
  await page.waitForSelector('.table-frame:not([data-sheet=saga]) [data-option]');
});

describe('beside a real table', () => {
  const given = {
    heroes: { brakka: {}, sel: {}, mirelle: {} },
    enemies: { A: { kind: 'bog-toad', life: 60 }, B: { kind: 'hedge-bandit', life: 60 } },
  };
  const wishes = { players: 3, heroes: ['brakka', 'sel', 'mirelle'], mode: 'companion' };
  const saved = arrangedTable(rollingFates, wishes, given);
  const lifeOf = (page: Page, enemy: string) => page.innerText(`[data-figure=${enemy}] .rf-plate-life`);

  it('a round of six hits takes at most 14 taps, and whoever hits is named', async () => {
    const page = await visit();
    await bring(page, saved);
    let taps = 0;
    const press = async (selector: string) => {
      await page.click(selector);
      taps++;
    };
    const abilities = ['crackstone', 'maul', 'snap-shot', 'hawks-eye', 'cinder-lance'];
    for (const ability of abilities) {
      await press(`.rf-dock [data-option="use:${ability}"]`);
      if (ability === 'hawks-eye') await press('[data-figure=A]'); // It hits, then it investigates.
      await press('[data-figure=A]');
      await page.waitForSelector(':root[data-question=hits]');
    }
    await press('.rf-dock [data-option="use:rising-heat"]');
    await page.waitForFunction(
      () => document.querySelector('[data-figure=B] .rf-plate-life')?.textContent === '56',
    );
    await press('.prompt [data-option=done]');
    expect(taps).toBeLessThanOrEqual(14);
    await page.waitForSelector('.saga .line:has-text("Sel"):has-text("Snap Shot")');
  });

  it('other hits are typed, and shown before they count', async () => {
    const page = await visit();
    await bring(page, saved);
    await page.click('[data-figure=B]');
    await page.waitForSelector('.rf-dock.keypad');
    await page.keyboard.type('12');
    await page.click('.rf-dock.keypad >> text=Poison');
    await page.waitForSelector('.prompt [data-option=done]:has-text("for 12, with Poison: 60 → 48")');
    await expect.poll(() => lifeOf(page, 'B')).toBe('60 → 48');
    await page.keyboard.press('Enter');
    await page.waitForSelector(':root[data-question=hits]');
    await expect.poll(() => lifeOf(page, 'B')).toMatch(/^48/);
    await take(page, 'all');
    await page.keyboard.type('3');
    await take(page, 'done');
    await page.waitForFunction(() =>
      document.querySelector('[data-figure=A] .rf-plate-life')?.textContent?.startsWith('57'),
    );
  });
});

it(
  'axe finds nothing, and nothing scrolls sideways, on any screen of an evening',
  async () => {
    const page = await visit(TABLE);
    const look = async (screen: string) => {
      for (const size of [DESKTOP, TABLET, PHONE]) {
        await page.setViewportSize(size);
        expect(await complaints(page), `${screen}, ${size.width} wide`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${screen}, ${size.width} wide`).toBeLessThanOrEqual(0);
        const squeezed = await page.$$eval(
          '.rf-found-ways .button',
          (ways) =>
            ways.filter((way) => {
              const { left, right } = way.getBoundingClientRect();
              return left < 0 || right > innerWidth || right - left < 140;
            }).length,
        );
        expect(squeezed, `${screen}, ${size.width} wide`).toBe(0);
      }
      await page.setViewportSize(DESKTOP);
    };
    for (const question of ['scene', 'keep', 'act', 'treasure']) {
      await playWell(page, question);
      expect(await rootOf(page)).toMatchObject({ question });
      await look(question);
    }
    await playOn(page, { prefers: ['done', 'onward', 'pass'], most: 2000 });
    await look('the statistics');
  },
  LONG,
);

it.each([
  ['desktop', DESKTOP],
  ['tablet', TABLET],
])('on a %s dice, abilities and enemies are seen at once', async (_, size) => {
  const page = await visit(TABLE.replace('brakka,sel', 'brakka,sel,orrin,ysolde'), { size });
  await playWell(page, 'act');
  const { height } = size;
  for (const seen of [
    '.rf-foes .rf-plate',
    '.rf-panel.large .rf-bar',
    '.rf-ability',
    '.rf-party .rf-plate',
  ]) {
    const box = await page.locator(seen).last().boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= height, seen).toBe(true);
  }
});

it(
  'the tutor covers no figure, number, page or answer, on any screen',
  async () => {
    const page = await visit();
    await page.click('article:has-text("Rolling Fates") .box-first');
    await page.waitForSelector(':root[data-question=onward] [data-option]');
    for (const question of ['onward', 'scene', 'keep', 'act']) {
      await page.setViewportSize(DESKTOP);
      await playWell(page, question);
      for (const size of [DESKTOP, { width: 1366, height: 768 }, PHONE]) {
        await page.setViewportSize(size);
        await page.waitForSelector('.guide.parchment');
        await expect
          .poll(() => page.evaluate(coveredByTutor), { message: `${question}, ${size.width} wide` })
          .toEqual([]);
      }
    }
  },
  LONG,
);

/** In the page: what lies under the tutor's bubble. */
function coveredByTutor(): string[] {
  const guide = document.querySelector('.guide.parchment')?.getBoundingClientRect();
  const all = document.querySelectorAll('.rf-body, .rf-plate, .rf-bubble, .rf-page, [data-option]');
  return [...all].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const meets =
      guide &&
      box.width > 0 &&
      box.left < guide.right &&
      box.right > guide.left &&
      box.top < guide.bottom &&
      box.bottom > guide.top;
    return meets ? [one.getAttribute('class') ?? ''] : [];
  });
}
