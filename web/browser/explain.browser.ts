import { describe, expect, it } from 'vitest';
import { arrangedSave, bring } from './arranged.ts';
import { DESKTOP, PHONE, rootOf, take, useHall } from './hall.ts';

const { visit } = useHall();

const monsters = { A: { kind: 'goblin', at: '13_9' }, B: { kind: 'brute', at: '14_9' } };
const table = arrangedSave(['alva', 'embla'], { heroes: { alva: '12_9', embla: '12_11' }, monsters });

describe('pointing', () => {
  it('explains by hover, by the keyboard and by a click, and Escape closes it', async () => {
    const page = await visit('/', { size: DESKTOP });
    await bring(page, table);
    await page.hover('[data-cell="13_9"]');
    await page.waitForSelector('.explained:not(.pinned):has-text("Goblin")');
    await page.click('[data-cell="14_9"]', { force: true });
    await page.waitForSelector('.explained.pinned:has-text("Brute")');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.explained.pinned', { state: 'detached' });
    expect((await rootOf(page)).question).toBe('turn');
    await page.focus('[data-cell="13_9"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.explained.pinned:has-text("Goblin")');
  });

  it('explains team-mates with their cards, the track, the town and the decks', async () => {
    const page = await visit('/', { size: DESKTOP });
    await bring(page, table);
    await page.click('.grim-heroes .hero:nth-child(2)');
    await page.waitForSelector('.explained.pinned:has-text("Flimsy Blade"):has-text("Quest")');
    for (const [what, said] of [
      ['.grim-track .spot:nth-child(4)', 'yellow monster card'],
      ['.grim-town', 'Freyja’s Well'],
      ['.grim-deck.red', 'red axes'],
    ] as const) {
      await page.keyboard.press('Escape');
      await page.click(what);
      await page.waitForSelector(`.explained.pinned:has-text("${said}")`);
    }
  });

  it('says of an area where one can go who is in reach there, and who would attack', async () => {
    const page = await visit('/', { size: DESKTOP });
    await bring(page, table);
    await take(page, 'action:move');
    await page.hover('[data-option="hex:11_9"]');
    await page.waitForSelector('.explained:has-text("in reach from there: Goblin"):has-text("on you")');
  });

  it('does not explain what a click has answered', async () => {
    const page = await visit();
    await bring(page, table);
    // The button is no answer any more once it is pressed.
    await take(page, 'action:attack');
    await page.hover('[data-cell="13_9"]');
    await page.waitForSelector('.explained:not(.pinned):has-text("kill")');
    await page.keyboard.press('Escape');
    await page.waitForSelector(':root[data-question=turn]');
  });

  it('explains by a tap on what is no answer', async () => {
    const page = await visit('/', { size: PHONE, touch: true });
    await bring(page, table);
    await page.tap('[data-cell="13_9"]', { force: true });
    await page.waitForSelector('.explained.pinned:has-text("Goblin")');
    const box = await page.locator('.explained').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  });
});

describe('a card that is laid out large', () => {
  it('says on itself what a click does', async () => {
    const page = await visit();
    await bring(page, arrangedSave(['boldur'], { heroes: { boldur: { gold: 9 } } }));
    await take(page, 'end');
    await page.waitForSelector('.grim-choice .grim-does:has-text("Learn this")');
    expect(await page.locator('.grim-choice .grim-does:has-text("Turn to side II")').count()).toBe(2);
    await take(page, 'no');
    await page.waitForSelector('.grim-choice .grim-does:has-text("Put under the pile")');
  });
});

describe('the quest', () => {
  it('says on itself what a click does, and asks before it is done', async () => {
    const page = await visit();
    await bring(page, arrangedSave(['embla'], { heroes: { embla: { quest: 'leg-guards' } } }));
    await page.waitForSelector('.grim-pile .grim-does:has-text("Complete the quest")');
    await page.click('.grim-pile[data-option="quest:leg-guards"]');
    await page.waitForSelector('#prompt:has-text("Complete the quest for Leg Guards?")');
    expect(await page.locator('.grim-pile:has-text("Leg Guards")').count()).toBe(1);
    await page.click('#prompt >> text=Not yet');
    await page.waitForSelector('[data-option="action:move"]');
    expect(await page.locator('.grim-pile:has-text("Leg Guards")').count()).toBe(1);
  });
});

describe('the board under the hand', () => {
  it('is close to a fight from the choice of a target until after the blow, and back where it was then', async () => {
    const page = await visit();
    const bjorn = { at: '12_9', hand: ['perfect-aim'] };
    await bring(page, arrangedSave(['bjorn'], { heroes: { bjorn }, monsters }));
    const far = () =>
      page.evaluate(() =>
        Number(document.querySelector('.board > svg')?.getAttribute('viewBox')?.split(' ')[2]),
      );
    await page.waitForSelector('.board .piece');
    const before = await far();
    await take(page, 'action:attack');
    await expect.poll(far).toBeLessThan(before * 0.95);
    await page.click('[data-cell="13_9"]');
    await page.waitForSelector(':root[data-question=after-roll]');
    expect(await far()).toBeLessThan(before * 0.95);
    await take(page, 'pass');
    await page.waitForSelector(':root[data-question=turn]');
    await expect.poll(far).toBeGreaterThan(before * 0.9);
  });

  it('takes Enter after it was dragged, and leaves the wheel with Ctrl to the page', async () => {
    const page = await visit();
    await bring(page, table);
    await take(page, 'action:move');
    const box = await page.locator('.board').boundingBox();
    if (!box) throw new Error('There is no board.');
    await page.mouse.move(box.x + 300, box.y + 300);
    const near = () => page.getAttribute('.board > svg', 'viewBox');
    const whole = await near();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    expect(await near()).toBe(whole);
    const width = async () => Number((await near())?.split(' ')[2]);
    const before = await width();
    // A trackpad says little, and often.
    for (let i = 0; i < 10; i++) await page.mouse.wheel(0, -1);
    await expect.poll(width).toBeLessThan(before);
    expect(await width()).toBeGreaterThan(before * 0.9);
    await page.mouse.wheel(0, -100);
    await expect.poll(width).toBeLessThan(before * 0.9);
    await page.mouse.down();
    await page.mouse.move(box.x + 340, box.y + 320, { steps: 4 });
    await page.mouse.up();
    await page.focus('[data-option="hex:12_10"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.question !== 'walk');
  });
});
