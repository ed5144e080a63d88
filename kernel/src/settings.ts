import { isSeed, type Seed } from './chance.ts';
import { MOST_SEATS } from './limits.ts';
import type { Owners } from './table.ts';

/** By what a table is played, whatever the game. */
export interface Settings {
  readonly seed: Seed;
  /** Who rolls real dice and tells what they show. */
  readonly ownDice: Owners;
  /** Who draws from real decks and tells what came. */
  readonly ownCards: Owners;
  /** Whether undo may go back across rolls and reveals; chance is then seeded anew. */
  readonly freeUndo: boolean;
}

export const DEFAULT_SETTINGS: Settings = { seed: 1, ownDice: false, ownCards: false, freeUndo: true };

const isOwners = (value: unknown): value is Owners =>
  typeof value === 'boolean' ||
  (Array.isArray(value) &&
    value.length <= MOST_SEATS &&
    value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < MOST_SEATS));

/** Whether these are settings that can be kept and read again. */
export const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' &&
  value !== null &&
  'seed' in value &&
  isSeed(value.seed) &&
  'ownDice' in value &&
  isOwners(value.ownDice) &&
  'ownCards' in value &&
  isOwners(value.ownCards) &&
  'freeUndo' in value &&
  typeof value.freeUndo === 'boolean';
