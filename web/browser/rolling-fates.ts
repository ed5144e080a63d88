import type { Page } from 'playwright-core';
import { tap } from './robot.ts';

/** What somebody who wants to win would rather take; the robot takes the first of these that is open. */
const SENSIBLE = ['done', 'onward', 'keep', 'ready', 'close', 'dry', 'pass'];

interface Seen {
  readonly question: string;
  readonly outcome: string | undefined;
  readonly options: readonly string[];
}

/** The question, and the open options that are not marked yet, as soon as there are any. */
async function look(page: Page): Promise<Seen> {
  const handle = await page.waitForFunction(() => {
    // What is to be read is read at once.
    document.querySelector<HTMLElement>('[data-show=go-on]')?.click();
    const { outcome, question = '' } = document.documentElement.dataset;
    const seen = [...document.querySelectorAll<HTMLElement>('[data-option]')].filter(
      (one) => one.checkVisibility() && one.ariaPressed !== 'true',
    );
    const options = seen.map(({ dataset }) => dataset.option ?? '');
    return outcome !== undefined || options.length > 0 ? { outcome, question, options } : undefined;
  });
  return (await handle.jsonValue()) as Seen;
}

/** Keeps the face that lies there most often. */
async function keepTheMost(page: Page): Promise<void> {
  const dice = await page.$$eval('.rf-bar [data-option^="die-"]', (all) =>
    all.map((die) => ({ id: die.getAttribute('data-option') ?? '', face: die.getAttribute('aria-label') })),
  );
  const count = (face: string | null) => dice.filter((die) => die.face === face).length;
  const [most] = dice.toSorted((a, b) => count(b.face) - count(a.face));
  for (const { id, face } of dice) if (face === most?.face) await tap(page, id);
}

/** The dearest ability that can be paid: the boards list them from cheap to dear. */
function choose({ question, options }: Seen): string {
  const uses = options.filter((option) => option.startsWith('use:'));
  if (question === 'act') return uses.at(-1) ?? 'pass';
  return SENSIBLE.find((option) => options.includes(option)) ?? options[0] ?? '';
}

/** Plays on like somebody who wants to win, until it is over or the question is asked. Gives how often it clicked. */
export async function playWell(page: Page, until = ''): Promise<number> {
  for (let clicks = 0; clicks < 2500; clicks++) {
    const seen = await look(page);
    if (seen.outcome !== undefined || (until !== '' && seen.question === until)) return clicks;
    if (seen.question === 'keep') await keepTheMost(page);
    await tap(page, choose(seen));
  }
  throw new Error('No end.');
}
