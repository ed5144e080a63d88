import type { Viewer } from './game.ts';
import type { Mark } from './memory.ts';
import { isSecret, type Prompt } from './prompt.ts';

/** What a viewer does not know, in one place: `seen.ts` shows nothing of it, and forks guess it. */

/**
 * Simultaneous answers of others are hidden while their `all` is running, secret ones for good, open ones never. Dice
 * and cards of their own that came to them meanwhile stay hidden too: what others may know of those, the rules tell.
 */
export const isHiddenFrom = (
  { seat, question, how, isChance }: Mark,
  viewer: Viewer,
  isRunning: boolean,
): boolean =>
  seat !== viewer && (isSecret(question) || (how === 'all' && !question.open && (isRunning || isChance)));

/** The window of the `all` that is running; 0: none is. */
export const windowTogether = (prompts: readonly Prompt[]): number =>
  prompts.find(({ how }) => how === 'all')?.window ?? 0;
