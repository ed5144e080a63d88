import type { Option } from '@wyrdhall/kernel';

/** The five places of a bar. */
export const PLACES = [0, 1, 2, 3, 4] as const;

/** The die that lies at each of them, as an option. */
export const DICE: readonly Option<number>[] = PLACES.map((place) => ({
  id: `die-${place + 1}`,
  value: place,
}));

export const dieOption = (place: number): Option<number> => DICE[place] as Option<number>;
