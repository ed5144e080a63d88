import { clear, type Ground, NO_ENTRY, NO_PASS, type Reach, UNREACHED, type Ways } from './reach.ts';

const NONE = -1;
const MOST_PLACES = 4096;
/** A Reach holds no more. */
const MOST_COST = 32_767;
/** A cost is below this, so the places that wait at any time differ by less and share no bucket. */
const BUCKETS = 256;

// One first-in-first-out list for each cost. A search leaves them empty.
const first = new Int16Array(BUCKETS).fill(NONE);
const last = new Int16Array(BUCKETS);
const following = new Int16Array(MOST_PLACES);

/**
 * Finds all places that can be reached at a total cost of at most `limit`, where `costs[place]`, 0 to 255, is what
 * entering the place costs. `reach.steps` then holds costs, up to 32,767; `reach.places` lists the cheapest first.
 * Which of equally cheap ways is taken is fixed, but not by their first steps.
 */
export function exploreByCost(
  ways: Ways,
  from: number,
  limit: number,
  ground: Ground,
  costs: Uint8Array,
  reach: Reach,
): Reach {
  if (ways.length > MOST_PLACES) throw new RangeError(`a search has at most ${MOST_PLACES} places`);
  const { places, steps, before } = reach;
  const most = Math.min(limit, MOST_COST);
  clear(reach);
  steps[from] = 0;
  before[from] = UNREACHED;
  let waiting = 1;
  let found = 0;
  append(from, 0);
  for (let cost = 0; waiting > 0; cost++) {
    const bucket = cost % BUCKETS;
    for (let place = first[bucket] as number; place !== NONE; place = following[place] as number) {
      places[found++] = place;
      waiting--;
      if (place !== from && ((ground[place] as number) & NO_PASS) !== 0) continue;
      const next = ways[place] as readonly number[];
      for (let k = 0; k < next.length; k++) {
        const to = next[k] as number;
        if (steps[to] !== UNREACHED || ((ground[to] as number) & NO_ENTRY) !== 0) continue;
        // Entering costs the same from everywhere: the first place to find another has the cheapest way to it.
        const total = cost + (costs[to] as number);
        if (total > most) continue;
        steps[to] = total;
        before[to] = place;
        waiting++;
        append(to, total % BUCKETS);
      }
    }
    first[bucket] = NONE;
  }
  reach.count = found;
  return reach;
}

function append(place: number, bucket: number): void {
  if (first[bucket] === NONE) first[bucket] = place;
  else following[last[bucket] as number] = place;
  last[bucket] = place;
  following[place] = NONE;
}
