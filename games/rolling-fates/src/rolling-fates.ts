import type { Game } from '@wyrdhall/kernel';
import { rollingFatesAtTable } from './at-table.ts';
import { arrange } from './case-words/arrange.ts';
import { describe } from './case-words/describe.ts';
import { counsel } from './minds/counsel.ts';
import { score } from './minds/score.ts';
import { weigh } from './minds/weigh.ts';
import { figures } from './seen/figures.ts';
import { draw } from './seen/terminal.ts';
import type { RollingFatesView } from './seen/view.ts';
import type { RollingFates } from './state.ts';
import type { RollingFatesTold } from './told.ts';
import { de } from './words/de.ts';

/** The whole game: with what bots, cases and the terminal need, in all its languages. */
export const rollingFates: Game<RollingFates, RollingFatesTold, RollingFatesView> = {
  ...rollingFatesAtTable,
  counsel,
  score,
  weigh,
  figures,
  arrange,
  describe,
  words: { ...rollingFatesAtTable.words, de },
  draw,
};
