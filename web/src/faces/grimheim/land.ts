import { isTown, map, nameOf, TOWN } from '@wyrdhall/grimheim';
import type { Cell, Hex } from '@wyrdhall/parts';
import type { BoardCell } from '../../kit/board/cell.ts';
import { centreOf as boardCentre } from '../../kit/board/hex.ts';
import { outlineOf as boardOutline, cornersOf as hexCorners } from '../../kit/board/outline.ts';

export type Spot = readonly [x: number, y: number];

const MIDDLE = boardCentre(map.hexes[TOWN] ?? { q: 9, r: 9 });
/** The painted land lies around the middle of the town; the board counts from its own corner. */
export const ORIGIN: Spot = [MIDDLE.x, MIDDLE.y];

/** The middle of an area, from the middle of the town. */
export function centreOf(at: Cell | Hex): Spot {
  const hex = typeof at === 'number' ? (map.hexes[at] ?? { q: 9, r: 9 }) : at;
  const { x, y } = boardCentre(hex);
  return [x - MIDDLE.x, y - MIDDLE.y];
}
export const cornersOf = (scale: number): Spot[] => hexCorners(scale).map(({ x, y }): Spot => [x, y]);

/** The loops around a set of areas, from the middle of the town. */
export const outlineOf = (areas: readonly Cell[]): Spot[][] =>
  boardOutline(areas.flatMap((at) => map.hexes[at] ?? [])).map((loop) =>
    loop.map(({ x, y }): Spot => [x - MIDDLE.x, y - MIDDLE.y]),
  );

export const townAreas: readonly Cell[] = map.names.flatMap((_, at) => (isTown(at) ? [at] : []));
export const townLoop: readonly Spot[] = outlineOf(townAreas)[0] ?? [];

const townHexes = townAreas.flatMap((at) => map.hexes[at] ?? []);
const townShape = townLoop.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The areas as the board knows them; the town is one of them. */
export const cells: readonly BoardCell[] = map.names.flatMap((_, at): BoardCell[] => {
  const hex = map.hexes[at];
  if (!hex || (isTown(at) && at !== TOWN)) return [];
  const cell = { id: nameOf(at), hex };
  return [at === TOWN ? { ...cell, hexes: townHexes, shape: townShape } : cell];
});
