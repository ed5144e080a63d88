import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { rootOf, useHall } from './hall.ts';
import type { Guide } from './hands.ts';
import { playOn, tap } from './robot.ts';

const { visit } = useHall();

const OPEN = '/new/fateforge?players=2&heroes=forest-guard,rogue&scene=c01&seed=7&start=1&screens=false';

/** Inside the page: reads what the tutor says, and does what is marked; waits as long as the hint is thought about. */
const obey: Guide = () => {
  const doubted = document.querySelector<HTMLElement>('[data-doubted]');
  if (doubted) return doubted.dataset.option;
  const said = document.querySelector('.guide.parchment');
  if (!said) return 'wait';
  // Misses that are rolled again: one after the other, then all of them are given.
  if (document.documentElement.dataset.question === 'reroll')
    return (
      document.querySelector<HTMLElement>('.ff-die-button:not(.marked)') ??
      document.querySelector<HTMLElement>('.answers .primary')
    )?.dataset.option;
  const at = document.querySelector<HTMLElement>('.hinted-place')?.dataset.hinted;
  const marked = document.querySelector<HTMLElement>(
    at === undefined ? '.hinted[data-option]' : `.place[data-cell="${at}"]`,
  );
  // What is only to be read comes before the first answer.
  if (!marked && /You lead both|Each round begins/.test(said.textContent ?? ''))
    said.querySelector<HTMLElement>('.button')?.click();
  return marked?.dataset.option ?? 'wait';
};

describe('the first fight of Fateforge', () => {
  it('is won by whoever does what the tutor says, who is never left without a word', async () => {
    const page = await visit('/');
    const href = await page.locator('.box-first[href*="fateforge"]').getAttribute('href');
    await page.goto(new URL(href ?? '', page.url()).href);
    await playOn(page, { until: obey, most: 80 });
    expect((await rootOf(page)).outcome).toBe('won');
    const had: unknown = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('wyrdhall-lessons') ?? ''),
    );
    // What else it teaches depends on how far the hint has thought.
    const met = ['goal', 'dice', 'ready', 'order', 'turn', 'card', 'step', 'take', 'last-round'];
    expect(had).toEqual({ fateforge: expect.arrayContaining(met) });
  });
});

describe('lessons of Fateforge', () => {
  it('tell a rule when it is met, mark what they speak of, open it, and come once to each person', async () => {
    const page = await visit(OPEN, { lessons: true });
    const lesson = page.locator('.guide[data-lesson]');
    await lesson.waitFor();
    const first = (await lesson.getAttribute('data-lesson')) ?? '';
    const rule = await lesson.locator('.rule').innerText();
    await lesson.locator('.rule').click();
    await page.waitForSelector(`.why h2:has-text("${rule}")`);
    await page.click('.why .icon-button');
    expect(await complaints(page)).toEqual([]);
    await lesson.locator('.button').click();
    await lesson.waitFor({ state: 'detached' });
    const met = new Set([first]);
    const marked = new Set<string>();
    const look = async () => {
      const told = await page.evaluate(() => {
        const card = document.querySelector<HTMLElement>('.guide[data-lesson]');
        const isShowing = document.documentElement.dataset.playing !== undefined;
        const isMarked = document.querySelector('[data-spotlit]') !== null;
        card?.querySelector<HTMLElement>('.button')?.click();
        return card && { id: card.dataset.lesson ?? '', isShowing, isMarked };
      });
      if (!told) return;
      expect(told.isShowing, told.id).toBe(false);
      met.add(told.id);
      if (told.isMarked) marked.add(told.id);
    };
    for (let answers = 0; answers < 12; answers++) {
      await tap(page, 'ready');
      await look();
    }
    expect(met.size).toBeGreaterThan(3);
    expect(marked.size).toBeGreaterThan(1);
    await page.goto(new URL(`${OPEN}&name=again`, page.url()).href);
    await page.waitForSelector('.ff-map');
    const again = await page
      .locator('.guide')
      .getAttribute('data-lesson', { timeout: 400 })
      .catch(() => null);
    expect([...met]).not.toContain(again);
  });
});
