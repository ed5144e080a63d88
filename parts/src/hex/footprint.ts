import { type Ground, mayStop, UNREACHABLE } from '../graph/reach.ts';
import { turnHex } from './direction.ts';
import { type Hex, hexName } from './hex.ts';
import type { Cell, HexMap } from './map.ts';
import { cellFinder, NO_CELL } from './tables.ts';

/** Where a figure is and which way it faces, as one number: see `placement`. Placements of a map rise with its cells. */
export type Placement = number;

/** The hexes that a figure covers, for every placement on one map. */
export interface Footprint {
  readonly map: HexMap;
  /** How many hexes it covers. */
  readonly size: number;
  /** [i]: the name of the slot that its i-th hex belongs to. */
  readonly slots: readonly string[];
  /** [placement * size + i]: the cell under its i-th hex; NO_CELL beyond the edge of the map. */
  readonly cells: Int16Array;
  /** [placement]: 1 where all its hexes are on the map. */
  readonly onMap: Uint8Array;
}

export function placement(core: Cell, facing: number): Placement {
  return core * 6 + facing;
}

export function coreOf(at: Placement): Cell {
  return (at - (at % 6)) / 6;
}

export function facingOf(at: Placement): number {
  return at % 6;
}

/**
 * `slots` lists the hexes of each slot, relative to the core hex, as they lie when the figure faces `facing`. Throws a
 * RangeError where a hex is listed twice or the core hex is not covered.
 */
export function footprint(
  map: HexMap,
  slots: Readonly<Record<string, readonly Hex[]>>,
  facing = 0,
): Footprint {
  const parts = Object.entries(slots).flatMap(([slot, hexes]) => hexes.map((hex) => ({ slot, hex })));
  const names = parts.map(({ hex }) => hexName(hex));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new RangeError(`hex ${twice} of a footprint is listed twice`);
  if (!names.includes('0_0')) throw new RangeError('a footprint covers its core hex 0_0');
  const size = parts.length;
  const cellAt = cellFinder(map.hexes);
  const cells = new Int16Array(map.size * 6 * size);
  const onMap = new Uint8Array(map.size * 6).fill(1);
  for (let direction = 0; direction < 6; direction++) {
    const offsets = parts.map(({ hex }) => turnHex(hex, direction - facing));
    map.hexes.forEach((core, cell) => {
      const at = placement(cell, direction);
      offsets.forEach(({ q, r }, i) => {
        const covered = cellAt(core.q + q, core.r + r);
        cells[at * size + i] = covered;
        if (covered === NO_CELL) onMap[at] = 0;
      });
    });
  }
  return { map, size, slots: parts.map(({ slot }) => slot), cells, onMap };
}

/** Whether the whole figure is on the map and may stop on every cell that it covers. */
export function footprintFits(figure: Footprint, at: Placement, ground: Ground): boolean {
  if (figure.onMap[at] === 0) return false;
  for (let i = at * figure.size; i < (at + 1) * figure.size; i++) {
    if (!mayStop(ground, figure.cells[i] as Cell)) return false;
  }
  return true;
}

/** The cells covered, slot by slot, as far as they are on the map. */
export function footprintCells(figure: Footprint, at: Placement): Cell[] {
  return [...figure.cells.subarray(at * figure.size, (at + 1) * figure.size)].filter(
    (cell) => cell !== NO_CELL,
  );
}

/** The cells that one slot covers. */
export function slotCells(figure: Footprint, at: Placement, slot: string): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < figure.size; i++) {
    const cell = figure.cells[at * figure.size + i] as Cell;
    if (figure.slots[i] === slot && cell !== NO_CELL) cells.push(cell);
  }
  return cells;
}

/** The slot that covers this cell; undefined where the figure does not. */
export function slotAt(figure: Footprint, at: Placement, cell: Cell): string | undefined {
  for (let i = 0; i < figure.size; i++) {
    if (figure.cells[at * figure.size + i] === cell) return figure.slots[i];
  }
  return undefined;
}

/**
 * Of the cells covered, the one nearest to another cell; of several, the one with the lowest index. `table` is one of
 * the map's two: `map.distances` or `map.around`.
 */
export function nearestCovered(
  figure: Footprint,
  at: Placement,
  to: Cell,
  table = figure.map.distances,
): Cell {
  const { cells, size, map } = figure;
  let nearest = NO_CELL;
  let least = Infinity;
  for (let i = at * size; i < (at + 1) * size; i++) {
    const cell = cells[i] as Cell;
    if (cell === NO_CELL) continue;
    const distance = table[cell * map.size + to] as number;
    if (distance < least || (distance === least && cell < nearest)) {
      nearest = cell;
      least = distance;
    }
  }
  return nearest;
}

/** From the nearest cell covered: 0 for a cell under the figure, 1 beside it. */
export function footprintDistance(
  figure: Footprint,
  at: Placement,
  to: Cell,
  table = figure.map.distances,
): number {
  const { cells, size, map } = figure;
  let least = UNREACHABLE;
  for (let i = at * size; i < (at + 1) * size; i++) {
    const cell = cells[i] as Cell;
    if (cell === NO_CELL) continue;
    const distance = table[cell * map.size + to] as number;
    if (distance < least) least = distance;
  }
  return least;
}

/** Between the nearest cells of two figures: 0 where they overlap, 1 where they touch. */
export function distanceBetween(
  one: Footprint,
  at: Placement,
  other: Footprint,
  otherAt: Placement,
  table = one.map.distances,
): number {
  let least = UNREACHABLE;
  for (let i = otherAt * other.size; i < (otherAt + 1) * other.size; i++) {
    const cell = other.cells[i] as Cell;
    if (cell !== NO_CELL) least = Math.min(least, footprintDistance(one, at, cell, table));
  }
  return least;
}
