import type { Choice, Position, Question, Seat } from '@wyrdhall/kernel';

/** A position to think about, in a worker. */
interface Thinking {
  readonly id: number;
  readonly game: string;
  readonly position: Position;
  readonly seed: number;
}

/** What would this player answer to that prompt? */
export interface AdviceWork extends Thinking {
  readonly seat: Seat;
  readonly print: string;
  /** As in `planner:200`. */
  readonly player: string;
  /** What somebody answered: what is that worth? */
  readonly said?: Choice;
}

/** What do the bots of this table answer next? */
export interface BotsWork extends Thinking {
  /** The bot of each seat; undefined where a person sits. */
  readonly bots: readonly (string | undefined)[];
  /** Names where the game has been since the table was opened or somebody last went back. */
  readonly trail: string;
  readonly revision: number;
}

export type Work = AdviceWork | BotsWork;

/** Nobody waits any more for the questions up to this one. */
export interface Stop {
  readonly stop: number;
}

/** An answer to an open prompt: whose it is, and its fingerprint. */
export interface Thought {
  readonly seat: Seat;
  readonly print: string;
  readonly choice: Choice;
  /** From 0 (lost) to 1 (won), where the player can tell. */
  readonly value?: number;
  /** Why, where the game itself can tell. */
  readonly why?: Question;
  /** The second best. */
  readonly next?: { readonly choice: Choice; readonly value: number };
  /** What the answer is worth that was asked about, where it was considered. */
  readonly saidValue?: number;
}

export type Reply =
  /** It is still at it. */
  | { readonly id: number; readonly thinks: true }
  /** Without a thought where it is up to people. */
  | { readonly id: number; readonly thought?: Thought }
  | { readonly id: number; readonly problem: string };
