import type { Cell, HexMap } from './map.ts';
import { NO_CELL } from './tables.ts';

/** A figure that covers seven hexes is named by its centre: it covers that and the six around it. */
export function footprintCells(map: HexMap, centre: Cell): Cell[] {
  const cells = [centre];
  for (let side = centre * 6; side < centre * 6 + 6; side++) {
    const cell = map.neighbours[side] as number;
    if (cell !== NO_CELL) cells.push(cell);
  }
  return cells;
}

/** Whether all seven hexes are on the map and none of them is blocked. */
export function footprintFits(map: HexMap, centre: Cell, blocked: (cell: Cell) => boolean): boolean {
  if (blocked(centre)) return false;
  for (let side = centre * 6; side < centre * 6 + 6; side++) {
    const cell = map.neighbours[side] as number;
    if (cell === NO_CELL || blocked(cell)) return false;
  }
  return true;
}

/**
 * From the nearest of the seven hexes: 0 for a cell that is covered, 1 beside the figure. `table` is one of the
 * map's two: `map.distances` or `map.around`.
 */
export function footprintDistance(map: HexMap, centre: Cell, to: Cell, table = map.distances): number {
  let nearest = table[centre * map.size + to] as number;
  for (let side = centre * 6; side < centre * 6 + 6; side++) {
    const cell = map.neighbours[side] as number;
    if (cell === NO_CELL) continue;
    const distance = table[cell * map.size + to] as number;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
