import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { take, useHall } from './hall.ts';

const { visit } = useHall();

/** One town piece, two monsters before the gates, and a third far away. */
const bjorn = { at: '13_9', cards: ['suppressive-fire'], hand: ['rest'] };
const monsters = { 'goblin-1': 'goblin 12_9', 'imp-1': 'imp 9_7', 'troll-1': 'troll 3_9' };
const table = arrangedSave(['bjorn'], { heroes: { bjorn }, monsters, pieces: 1 });

describe('when Grimheim is about to fall', () => {
  it('exactly those stand on red ground who are to be stopped, and the words say where they are', async () => {
    const page = await visit();
    await bring(page, table);
    await page.waitForSelector('.grim-culprits.doomed polygon');

    const marked = await page
      .locator('[data-culprit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-culprit')));
    expect(marked).toEqual(['imp-1']);
    expect(await page.innerText('.grim-doom')).toContain('unless you stop the imp in the north');
  });

  it('a card with one target says whom it takes before it is spent', async () => {
    const page = await visit();
    await bring(page, table);
    await take(page, 'end');
    await take(page, 'no');
    await page.waitForSelector(
      '#prompt [data-option="use:suppressive-fire"]:has-text("the only one in range")',
    );

    expect(await page.locator('.grim-target').count()).toBe(1);
  });

  it('the hint says why, or that hardly anything helps', async () => {
    const page = await visit();
    await bring(page, table);
    await page.keyboard.press('h');
    await page.waitForSelector('.hint:has-text("Do that")', { timeout: 45_000 });

    expect(await page.innerText('.hint')).toMatch(/^Suggestion: [^.]+\. [A-Z].+\./);
  });
});
