import type { ZoneLayout } from '@wyrdhall/parts';
import type { Fateforge } from '../state.ts';

/** FF-263, FF-265: zones, as bits, that cost damage on the way out. */
export function costlyZones(s: Fateforge): number {
  let zones = 0;
  for (const e of s.enemies) if (!e.laid) zones |= 1 << e.zone;
  for (const token of s.tokens) if (token.kind === 'trap' && token.by === '') zones |= 1 << token.zone;
  return zones;
}

const MOST_KEPT = 2000;
const kept = new WeakMap<ZoneLayout, Map<number, Int8Array>>();

/** From every zone to this one, what the cheapest way costs; -1 where none leads there. */
function tollsTo({ ways, size }: ZoneLayout, costly: number, to: number): Int8Array {
  const tolls = new Int8Array(size).fill(-1);
  tolls[to] = (costly >> to) & 1;
  const near = [to];
  while (near.length > 0) {
    let k = 0;
    for (let i = 1; i < near.length; i++)
      if ((tolls[near[i] as number] as number) < (tolls[near[k] as number] as number)) k = i;
    const [zone] = near.splice(k, 1) as [number];
    for (const next of ways[zone] as readonly number[]) {
      if (tolls[next] !== -1) continue;
      tolls[next] = (tolls[zone] as number) + ((costly >> next) & 1);
      near.push(next);
    }
  }
  return tolls;
}

/** FF-261: the damage that the cheapest way costs, both ends counted; -1 where there is none. */
export function toll(map: ZoneLayout, costly: number, from: number, to: number): number {
  let tolls = kept.get(map);
  if (!tolls || tolls.size > MOST_KEPT) {
    tolls = new Map();
    kept.set(map, tolls);
  }
  const key = costly * 32 + to;
  let found = tolls.get(key);
  if (!found) {
    found = tollsTo(map, costly, to);
    tolls.set(key, found);
  }
  return found[from] as number;
}
