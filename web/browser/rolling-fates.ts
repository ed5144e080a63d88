import type { Page } from 'playwright-core';
import type { Guide } from './hands.ts';
import { playOn } from './robot.ts';

/**
 * Inside the page: what somebody takes who wants to win. Of the dice the face that lies there most often is kept; of
 * the abilities the dearest is used that can be paid: the boards list them from cheap to dear.
 */
const wisely: Guide = ({ question }, options) => {
  if (question === 'keep') {
    const dice = [...document.querySelectorAll('.rf-bar [data-option^="die-"]')];
    const count = (face: string | null) => dice.filter((die) => die.ariaLabel === face).length;
    const [most] = dice.toSorted((a, b) => count(b.ariaLabel) - count(a.ariaLabel));
    const more = dice.find((die) => die.ariaLabel === most?.ariaLabel && die.ariaPressed !== 'true');
    return more?.getAttribute('data-option') ?? 'done';
  }
  const open = options.filter(
    (option) => document.querySelector(`[data-option="${CSS.escape(option)}"]`)?.ariaPressed !== 'true',
  );
  if (question === 'act') return open.findLast((option) => option.startsWith('use:')) ?? 'pass';
  const sensible = ['done', 'onward', 'keep', 'ready', 'close', 'dry', 'pass'];
  return sensible.find((option) => open.includes(option)) ?? open[0];
};

/** Plays on like somebody who wants to win, until it is over or the question is asked. Gives how often it clicked. */
export const playWell = (page: Page, until?: string): Promise<number> =>
  playOn(page, { until: wisely, most: 2500, ...(until !== undefined && { stopAt: until }) });
