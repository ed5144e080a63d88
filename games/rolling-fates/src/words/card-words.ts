import type { Cost, Effect, Mechanic, Passive, Step } from '../content/kinds.ts';
import type { Status } from '../state.ts';

/** How a language says what stands on cards, boards and in the books of the enemies. */
export interface CardWords {
  cost(cost: Cost): string;
  effect(effect: Effect): string;
  /** Between two packages of an ability (RF-070). */
  readonly next: string;
  passive(passive: Passive): string[];
  /** Cards that do something of their own, by id. */
  readonly special: Readonly<Record<string, string>>;
  readonly oneShot: string;
  step(step: Step): string;
  mechanic(mechanic: Mechanic): string;
  readonly nothingHidden: string;
  immune(statuses: readonly Status[]): string;
  resistant(statuses: readonly Status[]): string;
}

/** RF-085 */
export const isStraight = (values: readonly number[]): boolean => values.length === 5;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
