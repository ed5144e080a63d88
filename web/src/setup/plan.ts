import type { Owners, Seed } from '@wyrdhall/kernel';
import type { Sitter } from '../store/kept-table.ts';

/** All that is chosen before a game begins. */
export interface Plan {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Sitter[];
  /** What people are called, by seat. */
  readonly names: readonly string[];
  readonly seed: Seed;
  readonly ownDice: Owners;
  readonly ownCards: Owners;
  readonly freeUndo: boolean;
  /** A first game, with hints. */
  readonly guided: boolean;
}
