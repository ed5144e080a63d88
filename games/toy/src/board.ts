import { type Cell, type Hex, hexMap } from '@wyrdhall/parts';

const ROWS = 10;
const COLUMNS = 23;

const hexes: Hex[] = [];
for (let r = 0; r < ROWS; r++) {
  for (let column = 0; column < COLUMNS; column++) hexes.push({ q: column - (r >> 1), r });
}

/** WW-001: ten rows of 23. */
export const board = hexMap(hexes);

export const nameOf = (cell: Cell): string => board.names[cell] as string;
export const distance = (a: Cell, b: Cell): number => board.distances[a * board.size + b] as number;
export const neighbour = (cell: Cell, direction: number): Cell =>
  board.neighbours[cell * 6 + direction] as Cell;

export const camp: Cell = 5 * COLUMNS + 4;
/** Where hunters begin: around the camp. */
export const posts: readonly Cell[] = [1, 4, 0, 2].map((direction) => neighbour(camp, direction));
/** The two columns of the far edge. */
export const farEdge: readonly Cell[] = hexes.flatMap((_, cell) =>
  cell % COLUMNS >= COLUMNS - 2 ? [cell] : [],
);
/** Drifts, in a pattern that leaves ways between them. */
export const isDrift: readonly boolean[] = hexes.map((_, cell) => cell % 7 === 3 && distance(cell, camp) > 2);
