import type { Cell, HexMap } from './map.ts';
import { NO_CELL } from './tables.ts';

/** What hinders a walk. The start is never asked about. */
export interface Walk {
  /** Cells that may not be entered. */
  readonly blocked: (cell: Cell) => boolean;
  /** Cells that may be crossed but not stopped on. */
  readonly noStop?: (cell: Cell) => boolean;
  /** Among equally short ways: all six directions, the preferred first, asked anew at each step. Clockwise if absent. */
  readonly prefer?: readonly number[];
}

/** Where a walk can lead. Made by `newReach` and filled anew by each search that is given it. */
export interface Reach {
  /** How many cells at the beginning of `stops` count. */
  count: number;
  /** Cells on which the walk may end, nearest first, without the start. */
  readonly stops: Int16Array;
  /** [cell]: the steps to it, also where one may not stop; NO_CELL where not reached. */
  readonly steps: Int16Array;
  /** [cell]: the cell before it on the way; NO_CELL at the start and where not reached. */
  readonly before: Int16Array;
  /** Cells in the order in which they were found; a search's own. */
  readonly queue: Int16Array;
}

const CLOCKWISE: readonly number[] = [0, 1, 2, 3, 4, 5];

export function newReach(map: HexMap): Reach {
  const { size } = map;
  return {
    count: 0,
    stops: new Int16Array(size),
    steps: new Int16Array(size),
    before: new Int16Array(size),
    queue: new Int16Array(size),
  };
}

/**
 * All cells within so many steps. Give a `reach` to search without allocating: it is overwritten and returned, so
 * neither the predicates nor anybody who still reads an earlier answer may hold the same one.
 */
export function reachable(map: HexMap, from: Cell, limit: number, walk: Walk, reach = newReach(map)): Reach {
  const found = explore(map, from, limit, walk, NO_CELL, reach);
  reach.count = 0;
  for (let i = 1; i < found; i++) {
    const cell = reach.queue[i] as number;
    if (walk.noStop === undefined || !walk.noStop(cell)) reach.stops[reach.count++] = cell;
  }
  return reach;
}

/** The cells entered on the way to a cell that was reached: empty for the start, undefined if not reached. */
export function wayTo(reach: Reach, to: Cell): Cell[] | undefined {
  const length = reach.steps[to] as number;
  if (length === NO_CELL) return undefined;
  const way = new Array<Cell>(length);
  for (let i = length - 1, cell = to; i >= 0; i--) {
    way[i] = cell;
    cell = reach.before[cell] as number;
  }
  return way;
}

/** The cells entered on a shortest way; undefined if there is none. The goal itself may be blocked. */
export function shortestPath(
  map: HexMap,
  from: Cell,
  to: Cell,
  walk: Walk,
  reach = newReach(map),
): Cell[] | undefined {
  explore(map, from, map.size, walk, to, reach);
  return wayTo(reach, to);
}

/**
 * Breadth first, in the order of preference: the first way found to a cell is, of the shortest, the one that takes
 * the preferred direction at the earliest step where they part. Returns how many cells were found.
 */
function explore(map: HexMap, from: Cell, limit: number, walk: Walk, goal: Cell, reach: Reach): number {
  const { steps, before, queue } = reach;
  const { neighbours } = map;
  const { blocked, prefer = CLOCKWISE } = walk;
  steps.fill(NO_CELL);
  before.fill(NO_CELL);
  steps[from] = 0;
  queue[0] = from;
  let found = 1;
  for (let next = 0; next < found; next++) {
    const cell = queue[next] as number;
    const length = steps[cell] as number;
    if (length >= limit || cell === goal) break;
    for (let i = 0; i < 6; i++) {
      const neighbour = neighbours[cell * 6 + (prefer[i] as number)] as number;
      if (neighbour === NO_CELL || steps[neighbour] !== NO_CELL) continue;
      if (neighbour !== goal && blocked(neighbour)) continue;
      steps[neighbour] = length + 1;
      before[neighbour] = cell;
      queue[found++] = neighbour;
    }
  }
  return found;
}
