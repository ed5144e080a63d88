import type { Ways } from '../graph/reach.ts';
import type { HexMap } from './map.ts';
import { NO_CELL } from './tables.ts';

export const CLOCKWISE: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The neighbours of each cell for searches, in this order of directions. */
export function hexWays(map: HexMap, directions = CLOCKWISE): Ways {
  return map.names.map((_, cell) =>
    directions
      .map((direction) => map.neighbours[cell * 6 + direction] as number)
      .filter((neighbour) => neighbour !== NO_CELL),
  );
}
