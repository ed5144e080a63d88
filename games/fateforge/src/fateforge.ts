import type { Game } from '@wyrdhall/kernel';
import { fateforgeAtTable } from './at-table.ts';
import { arrange } from './case-words/arrange.ts';
import { describe } from './case-words/describe.ts';
import { counsel } from './minds/counsel.ts';
import { score } from './minds/score.ts';
import { weigh } from './minds/weigh.ts';
import { draw } from './seen/terminal.ts';
import type { FateforgeView } from './seen/view.ts';
import type { Fateforge } from './state.ts';
import type { FateforgeTold } from './told.ts';
import { de } from './words/de.ts';

/** The whole game: with what bots, cases and the terminal need, in all its languages. */
export const fateforge: Game<Fateforge, FateforgeTold, FateforgeView> = {
  ...fateforgeAtTable,
  counsel,
  score,
  weigh,
  arrange,
  describe,
  words: { ...fateforgeAtTable.words, de },
  draw,
};
