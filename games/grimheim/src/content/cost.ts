import type { Action } from '../rules/state.ts';

/** What an effect costs, paid before it happens (GR-121, GR-122, GR-142). */
export interface Cost {
  /** Mana from the card itself; from any cards for an event. */
  readonly mana?: number;
  /** Damage markers on the card, up to its durability. */
  readonly wear?: number;
  /** The card's own markers. */
  readonly markers?: number;
  /** An action, spent. */
  readonly spend?: Action;
  /** Other events from the hand. */
  readonly discard?: number;
  readonly gold?: number;
}

export const wear: Cost = { wear: 1 };
export const mana = (amount: number): Cost => ({ mana: amount });
export const gold = (amount: number): Cost => ({ gold: amount });
export const spend = (action: Action): Cost => ({ spend: action });
