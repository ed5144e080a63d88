/**
 * [place]: the places one step away. A place is a cell or a zone by its index. Of equally short ways a search takes
 * the one whose steps come first in these lists, so their order is the tie-break of the rules.
 */
export type Ways = readonly (readonly number[])[];

/** [place]: what the place forbids to the walker, as a sum of the three below; 0 forbids nothing. */
export type Ground = Uint8Array;
/** The place cannot be entered. */
export const NO_ENTRY = 1;
/** A walk that enters the place goes no further. */
export const NO_PASS = 2;
/** A walk may cross the place but not end on it. Searches find it like any other: see `mayStop`. */
export const NO_STOP = 4;

/** In tables of distances: no way leads there. Greater than any distance that a table holds. */
export const UNREACHABLE = 255;

/** In `steps` and `before` of a Reach: the walk does not get there, or begins there. */
export const UNREACHED = -1;

/** The result of a search. Made once by `newReach`; each search overwrites the one it is given and allocates nothing. */
export interface Reach {
  /** How many entries of `places` count. */
  count: number;
  /**
   * The places found: the start, then nearest first. Of places equally near, the one whose way comes first by the
   * order of `Ways`, compared at the step where the two ways part.
   */
  readonly places: Int16Array;
  /** [place]: the steps to it, or their cost. */
  readonly steps: Int16Array;
  /** [place]: the place before it on the way; only for places found. */
  readonly before: Int16Array;
}

/** For maps of so many places. */
export function newReach(size: number): Reach {
  return {
    count: 0,
    places: new Int16Array(size),
    steps: new Int16Array(size).fill(UNREACHED),
    before: new Int16Array(size).fill(UNREACHED),
  };
}

/** Finds all places within so many steps. What the ground forbids at the start itself does not matter. */
export function explore(ways: Ways, from: number, limit: number, ground: Ground, reach: Reach): Reach {
  const { places, steps, before } = reach;
  clear(reach);
  places[0] = from;
  steps[from] = 0;
  before[from] = UNREACHED;
  let found = 1;
  for (let i = 0; i < found; i++) {
    const place = places[i] as number;
    const length = steps[place] as number;
    if (length >= limit) break;
    if (i > 0 && ((ground[place] as number) & NO_PASS) !== 0) continue;
    const next = ways[place] as readonly number[];
    for (let k = 0; k < next.length; k++) {
      const to = next[k] as number;
      if (steps[to] !== UNREACHED || ((ground[to] as number) & NO_ENTRY) !== 0) continue;
      steps[to] = length + 1;
      before[to] = place;
      places[found++] = to;
    }
  }
  reach.count = found;
  return reach;
}

/** Forgets the last search. */
export function clear(reach: Reach): void {
  const { places, steps } = reach;
  for (let i = 0; i < reach.count; i++) steps[places[i] as number] = UNREACHED;
}

/** Whether a walk may end on this place. */
export function mayStop(ground: Ground, place: number): boolean {
  return ((ground[place] as number) & (NO_ENTRY | NO_STOP)) === 0;
}

/** The places entered on the way to a place that was found: none for the start, undefined if it was not found. */
export function wayTo(reach: Reach, to: number): number[] | undefined {
  if (reach.steps[to] === UNREACHED) return undefined;
  const way: number[] = [];
  for (let place = to; reach.before[place] !== UNREACHED; place = reach.before[place] as number)
    way.push(place);
  return way.reverse();
}
