import { describe, expect, it } from 'vitest';
import { optionsOf, rootOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

describe('a table', () => {
  it('goes on at the same question after the page was reloaded', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await playOn(page, { seed: 3, until: ({ turn = '' }) => turn.startsWith('2 hunt') });
    await page.waitForSelector('[data-option=end]');
    const [before, root] = [await optionsOf(page), await rootOf(page)];
    await page.reload();
    await page.waitForSelector('[data-option=end]');
    expect((await optionsOf(page)).sort()).toEqual(before.sort());
    expect(await rootOf(page)).toEqual(root);
  });

  it('takes back an answer, does it again, and refuses to go back behind a drawn card', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    const before = (await optionsOf(page)).sort();
    const step = before.find((id) => id.startsWith('step:')) ?? '';
    await take(page, step);
    await page.waitForSelector('.saga >> text=steps to');
    await page.click('[aria-label="Undo"]');
    await expect.poll(async () => (await optionsOf(page)).sort()).toEqual(before);
    await page.keyboard.press('r');
    await page.waitForSelector('.saga >> text=steps to');

    await take(page, 'end');
    await page.waitForSelector('[data-option^="card:"]');
    const [card = ''] = (await optionsOf(page)).filter((id) => id.startsWith('card:'));
    await take(page, card);
    await take(page, 'done');
    await page.waitForSelector(':root[data-turn="2 stance"]');
    await page.keyboard.press('u');
    await page.waitForSelector('.prompt .refusal:has-text("cannot be undone: there was a draw since")');
    await page.click('[aria-label="Undo"]');
    await page.waitForSelector('.menu >> text=a card has been drawn since');
  });

  it('backs out of a half-made choice', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await take(page, 'end');
    await page.waitForSelector('[data-option^="card:"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-option=end]');
  });

  it('says why a place is closed, and opens the rule beside the board', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    // Playwright itself will not click what says that it is disabled; a person may.
    await page.locator('.place.closed').first().click({ force: true });
    await page.waitForSelector('.refusal:has-text("nobody walks into the camp (WW-021)")');
    await page.click('.prompt .rule');
    await page.waitForSelector('.why >> text=In a turn a hunter takes up to three steps');
  });

  it('asks for the players’ own dice', async () => {
    const page = await visit('/new/toy?players=1&seed=5&dice=own&start=1');
    await playOn(page, { prefers: ['end', 'done'], until: ({ question }) => question === 'roll' });
    expect(await page.textContent('.prompt')).toContain('Roll 1 die and tap what they show');
    await take(page, 'claw');
    await page.waitForSelector('.saga >> text=bites Hunter 1: claw');
  });

  it('asks only those for their dice who roll their own, and says in the menu who does', async () => {
    const page = await visit('/new/toy?players=2&seed=5');
    expect(await page.locator('input[name=cards]').count()).toBe(0);
    await page.check('input[name=dice][value=some]');
    await page.check('input[name=dice-1]');
    await page.click('text=Take your seats');
    await page.waitForSelector(':root[data-game=toy]');
    await page.reload();
    await page.click('[aria-label="Table menu"]');
    await page.waitForSelector('.menu >> text=Some players roll their own dice: Hunter 2');
  });

  it('passes the screen behind a curtain where hands are closed, and lets bots play', async () => {
    const page = await visit('/new/toy?players=3&seats=human,human,random&seed=2&start=1');
    await page.waitForSelector('text=Pass the screen to Hunter 1');
    expect(await page.locator('.card').count()).toBe(0);
    await take(page, 'lift-curtain');
    expect(await page.locator('.card').count()).toBe(3);
    await take(page, 'wary');
    await page.waitForSelector('text=Pass the screen to Hunter 2');
    await playOn(page, { prefers: ['end', 'done'], until: ({ turn = '' }) => turn.startsWith('2 ') });
  });

  it('is played by the keyboard alone', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await page.waitForSelector('[data-option=bold]');
    await page.keyboard.press('3');
    await page.waitForSelector('.saga >> text=Hunter 1 is swift');
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.saga >> text=Hunter 1 steps to');
    await page.keyboard.press('b');
    await page.waitForSelector('.list-view');
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.querySelectorAll('.saga .line').length >= 5);
    await page.keyboard.press('0');
    await page.waitForSelector('[data-option=done]');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.waitForSelector(':root[data-turn="2 stance"]');
  });

  it('gives a hint without freezing the page', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await page.waitForSelector('[data-option=end]');
    await page.keyboard.press('h');
    await page.waitForSelector('.hint:has-text("Suggestion")', { timeout: 30_000 });
    await page.click('text=Do that');
    await page.waitForFunction(() => !document.querySelector('.hint'));
  });
});

describe('watching again', () => {
  it('steps to any point of a game and plays on from there', async () => {
    const page = await visit('/new/toy?players=1&seed=5&start=1');
    await take(page, 'bold');
    await playOn(page, { prefers: ['end', 'done'], until: ({ turn = '' }) => turn.startsWith('2 ') });
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await page.waitForSelector('.scrubber');
    await page.click('[aria-label="Next step"]');
    await page.waitForSelector('.scrubber-said:has-text("Bold")');
    await page.waitForSelector('.saga >> text=Hunter 1 is bold');
    await page.click('text=Play on from here');
    await page.waitForSelector(':root[data-turn="1 hunt hunter 1"] [data-option=end]');
  });
});
