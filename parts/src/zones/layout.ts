import { UNREACHABLE, type Ways } from '../graph/reach.ts';
import type { Gates, Zone, ZoneEdge, ZoneMap } from './map.ts';

/** A map with its gates in one position, worked out: to look something up is to read an array. */
export interface ZoneLayout {
  readonly size: number;
  /** [zone]: the zones one step away, by rising index. */
  readonly ways: Ways;
  /** [from * size + to]: steps; UNREACHABLE where no way leads. */
  readonly distances: Uint8Array;
  /** From [from * size]: all zones, nearest first, then by rising index; those that no way leads to come last. */
  readonly nearest: Uint8Array;
  /** From [firstStarts[from * size + to]] to before the next start: where a shortest way may go first. */
  readonly firsts: Uint8Array;
  readonly firstStarts: Uint32Array;
}

/** Of each map; then the oldest goes. */
const KEPT_LAYOUTS = 64;
const layouts = new WeakMap<ZoneMap, Map<Gates, ZoneLayout>>();

/** The layout of a map with these gates open and all others closed. Worked out when first asked for, then kept. */
export function layoutOf(map: ZoneMap, open: Gates): ZoneLayout {
  let kept = layouts.get(map);
  if (kept === undefined) {
    kept = new Map();
    layouts.set(map, kept);
  }
  const layout = kept.get(open);
  if (layout !== undefined) return layout;
  const made = makeLayout(map, open);
  if (kept.size >= KEPT_LAYOUTS) kept.delete(kept.keys().next().value as Gates);
  kept.set(open, made);
  return made;
}

function makeLayout(map: ZoneMap, open: Gates): ZoneLayout {
  const { size } = map;
  const all = map.bits.reduce((gates, bit) => gates | bit, 0);
  if ((open & all) !== open) throw new RangeError(`${open} names a gate that the map lacks`);
  const ways = openWays(map, open);
  const distances = distanceTable(ways);
  const at = (from: Zone, to: Zone) => distances[from * size + to] as number;
  const zones = map.names.map((_, zone) => zone);
  const pairs = zones.flatMap((from) => zones.map((to) => [from, to] as const));
  const firsts = pairs.map(([from, to]) => {
    const far = at(from, to);
    if (far === UNREACHABLE) return [];
    return (ways[from] as readonly Zone[]).filter((next) => at(next, to) === far - 1);
  });
  return {
    size,
    ways,
    distances,
    nearest: Uint8Array.from(zones.flatMap((from) => zones.toSorted((a, b) => at(from, a) - at(from, b)))),
    firsts: Uint8Array.from(firsts.flat()),
    firstStarts: startsOf(firsts),
  };
}

function openWays(map: ZoneMap, open: Gates): Ways {
  const isOpen = (_: ZoneEdge, i: number) => map.bits[i] === 0 || (open & (map.bits[i] as Gates)) !== 0;
  const edges = map.edges.filter(isOpen);
  return map.names.map((name) => {
    const next = edges.flatMap(({ from, to, oneWay }) => {
      if (from === name) return [map.zones.get(to) as Zone];
      return to === name && !oneWay ? [map.zones.get(from) as Zone] : [];
    });
    return [...new Set(next)].sort((a, b) => a - b);
  });
}

function distanceTable(ways: Ways): Uint8Array {
  const size = ways.length;
  const table = new Uint8Array(size * size).fill(UNREACHABLE);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    const queue = [from];
    table[row + from] = 0;
    for (const zone of queue) {
      for (const next of ways[zone] as readonly Zone[]) {
        if (table[row + next] !== UNREACHABLE) continue;
        table[row + next] = (table[row + zone] as number) + 1;
        queue.push(next);
      }
    }
  }
  return table;
}

/** Where each of the lists begins when they are put one after the other, and where the last one ends. */
function startsOf(lists: readonly (readonly Zone[])[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    starts[i + 1] = (starts[i] as number) + list.length;
  });
  return starts;
}
