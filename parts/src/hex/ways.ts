import type { Ways } from '../graph/reach.ts';
import { CLOCKWISE } from './direction.ts';
import type { HexMap } from './map.ts';
import { NO_CELL } from './tables.ts';

/** The neighbours of each cell for searches, in this order of directions. */
export function hexWays(map: HexMap, directions = CLOCKWISE): Ways {
  return map.names.map((_, cell) =>
    directions
      .map((direction) => map.neighbours[cell * 6 + direction] as number)
      .filter((neighbour) => neighbour !== NO_CELL),
  );
}
