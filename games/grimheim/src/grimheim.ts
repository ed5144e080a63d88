import type { Game } from '@wyrdhall/kernel';
import { grimheimAtTable } from './at-table.ts';
import { arrange } from './case-words/arrange.ts';
import { describe } from './case-words/describe.ts';
import { score } from './minds/score.ts';
import { weigh } from './minds/weigh.ts';
import type { Grimheim } from './rules/state.ts';
import type { GrimheimTold } from './rules/told.ts';
import { draw } from './seen/terminal.ts';
import type { GrimheimView } from './seen/view.ts';
import { de } from './words/de/german.ts';

/** The whole game: with what bots, cases and the terminal need, in all its languages. */
export const grimheim: Game<Grimheim, GrimheimTold, GrimheimView> = {
  ...grimheimAtTable,
  score,
  weigh,
  arrange,
  describe,
  words: { ...grimheimAtTable.words, de },
  draw,
};
