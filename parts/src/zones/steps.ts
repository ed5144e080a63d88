import { UNREACHABLE } from '../graph/reach.ts';
import type { ZoneLayout } from './layout.ts';
import type { Zone } from './map.ts';

export const NO_ZONE: Zone = -1;

/** Steps along a shortest way; UNREACHABLE where there is none. */
export function zoneDistance(layout: ZoneLayout, from: Zone, to: Zone): number {
  return layout.distances[from * layout.size + to] as number;
}

/** How many zones a shortest way may enter first: 0 when there is no way, or no need for one. */
export function firstStepCount(layout: ZoneLayout, from: Zone, to: Zone): number {
  const pair = from * layout.size + to;
  return (layout.firstStarts[pair + 1] as number) - (layout.firstStarts[pair] as number);
}

/** The i-th of the zones that a shortest way may enter first, by rising index; NO_ZONE where there are no more. */
export function firstStep(layout: ZoneLayout, from: Zone, to: Zone, i = 0): Zone {
  if (i >= firstStepCount(layout, from, to)) return NO_ZONE;
  return layout.firsts[(layout.firstStarts[from * layout.size + to] as number) + i] as Zone;
}

/**
 * All zones that a shortest way may enter first, by rising index. Where no edge is one-way, `firstSteps(to, from)`
 * are the zones from which a shortest way enters `to`.
 */
export function firstSteps(layout: ZoneLayout, from: Zone, to: Zone): Zone[] {
  return Array.from({ length: firstStepCount(layout, from, to) }, (_, i) => firstStep(layout, from, to, i));
}

/** How many zones are at most n steps away, the zone itself included: those from [zone * size] in `layout.nearest`. */
export function countWithin(layout: ZoneLayout, from: Zone, n: number): number {
  const { distances, nearest, size } = layout;
  let count = 0;
  const most = Math.min(n, UNREACHABLE - 1);
  while (count < size && (distances[from * size + (nearest[from * size + count] as Zone)] as number) <= most)
    count++;
  return count;
}

/** The zones from `least` to `most` steps away, nearest first, then by rising index. */
export function zonesWithin(layout: ZoneLayout, from: Zone, most: number, least = 0): Zone[] {
  const start = from * layout.size;
  const skipped = least === 0 ? 0 : countWithin(layout, from, least - 1);
  return [...layout.nearest.subarray(start + skipped, start + countWithin(layout, from, most))];
}
