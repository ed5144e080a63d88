import type { Hex } from '@wyrdhall/parts';
import type { Point } from './hex.ts';

/** A place of any outline. */
export interface PlaceCell {
  /** As the options' `at` names it. */
  readonly id: string;
  readonly middle: Point;
  /** Its outline, and where a line within it is drawn, as the `points` of a polygon. */
  readonly full: string;
  readonly inner: string;
  /** How far down it reaches. */
  readonly low: number;
  /** The small map shows it as a place of people. */
  readonly isTown?: boolean;
  /** A figure that stands on other places, and is chosen by itself. */
  readonly isFigure?: boolean;
}

export interface BoardCell {
  /** As the options' `at` names it. */
  readonly id: string;
  readonly hex: Hex;
  /** An area of several hexes: all of them, `hex` in the middle, */
  readonly hexes?: readonly Hex[];
  /** and its outline around that middle, as the `points` of a polygon. */
  readonly shape?: string;
}
