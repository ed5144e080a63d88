import { centreOf, type Spot } from './land.ts';

/** Where houses stand; the first to burn is the last of them. */
const PLOTS = [
  [9.15, 7.9],
  [10.15, 7.95],
  [7.95, 8.95],
  [10.3, 8.95],
  [7.75, 10.2],
  [9.25, 10.3],
  [10, 9.6],
  [8.05, 9.65],
  [9.7, 8.45],
] as const;

export const plots: readonly Spot[] = PLOTS.map(([q, r]) => centreOf({ q, r }));

/** Of a house, by its number; before the first of them comes the well, in the middle. */
export const plotOf = (house: number): Spot => plots[house] ?? [0, 0];
