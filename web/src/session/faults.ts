import type { Seat } from '@wyrdhall/kernel';

/** A mistake of the program, not of anybody at the table. */
export interface TableFault {
  readonly error: unknown;
  /** What was done counts all the same: only the screen could not follow. */
  readonly counts: boolean;
  /** The bot that gives no answer, and the way to ask it once more. */
  readonly bot?: { readonly seat: Seat; readonly again: () => void };
}
