import type { Hex } from '@wyrdhall/parts';

export interface BoardCell {
  /** As the options' `at` names it. */
  readonly id: string;
  readonly hex: Hex;
  /** An area of several hexes: all of them, `hex` in the middle, */
  readonly hexes?: readonly Hex[];
  /** and its outline around that middle, as the `points` of a polygon. */
  readonly shape?: string;
}
