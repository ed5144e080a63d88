import { type Hex, hexName } from './hex.ts';
import type { Cell, HexMap } from './map.ts';
import { hexesTouched } from './sight-line.ts';
import { cellFinder, NO_CELL } from './tables.ts';

/** What can block sight between the cells of a map. Which cells do is the game's to say. */
export interface Sight {
  readonly map: HexMap;
  /** [from]: made when sight from that cell is first asked for. */
  readonly rows: (SightRow | undefined)[];
  /** The hexes between the origin and another hex, by its name. */
  readonly between: Map<string, readonly Hex[]>;
  readonly cellAt: (q: number, r: number) => Cell;
}

interface SightRow {
  /** From [starts[to]] to before [starts[to + 1]]: the cells that the line touches, in order, without its ends. */
  readonly cells: Int16Array;
  readonly starts: Uint32Array;
}

export function newSight(map: HexMap): Sight {
  return { map, rows: map.names.map(() => undefined), between: new Map(), cellAt: cellFinder(map.hexes) };
}

/** The first cell on the line of sight that `blocks`, [cell], marks with anything but 0; NO_CELL if sight is free. */
export function blockerBetween(sight: Sight, from: Cell, to: Cell, blocks: Uint8Array): Cell {
  const { cells, starts } = sight.rows[from] ?? makeRow(sight, from);
  const end = starts[to + 1] as number;
  for (let i = starts[to] as number; i < end; i++) {
    const cell = cells[i] as Cell;
    if (blocks[cell] !== 0) return cell;
  }
  return NO_CELL;
}

/** The same in both directions. */
export function sees(sight: Sight, from: Cell, to: Cell, blocks: Uint8Array): boolean {
  return blockerBetween(sight, from, to, blocks) === NO_CELL;
}

/** All cells that could block sight between these two. */
export function cellsBetween(sight: Sight, from: Cell, to: Cell): Cell[] {
  const { cells, starts } = sight.rows[from] ?? makeRow(sight, from);
  return [...cells.subarray(starts[to], starts[to + 1])];
}

function makeRow(sight: Sight, from: Cell): SightRow {
  const { map, rows, between, cellAt } = sight;
  const start = map.hexes[from] as Hex;
  const starts = new Uint32Array(map.size + 1);
  const cells: Cell[] = [];
  map.hexes.forEach((end, to) => {
    const offset = { q: end.q - start.q, r: end.r - start.r };
    const name = hexName(offset);
    let hexes = between.get(name);
    if (hexes === undefined) {
      hexes = hexesTouched(offset);
      between.set(name, hexes);
    }
    for (const { q, r } of hexes) {
      const cell = cellAt(start.q + q, start.r + r);
      if (cell !== NO_CELL) cells.push(cell);
    }
    starts[to + 1] = cells.length;
  });
  const row = { cells: Int16Array.from(cells), starts };
  rows[from] = row;
  return row;
}
