import type { Choice, Position, Seat } from '@wyrdhall/kernel';

/** A question to the worker: what would this player answer here? */
export interface Work {
  readonly id: number;
  readonly game: string;
  readonly position: Position;
  /** The open prompt: whose it is, and its fingerprint. */
  readonly seat: Seat;
  readonly print: string;
  /** As in `planner:200`. */
  readonly player: string;
  readonly seed: number;
}

/** Nobody waits any more for the questions up to this one. */
export interface Stop {
  readonly stop: number;
}

export interface Thought {
  readonly choice: Choice;
  /** From 0 (lost) to 1 (won), where the player can tell. */
  readonly value?: number;
  /** The second best. */
  readonly next?: { readonly choice: Choice; readonly value: number };
}

export type Reply =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly problem: string };
