import type { Random } from '@wyrdhall/kernel';

/** From 1 to `most`, of every order of magnitude: half of them at the lower end, one in fifteen near the upper. */
export const size = (most: number, random: Random): number => Math.floor(most ** (random.fraction() ** 2));
