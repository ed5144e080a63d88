import { cell, map, TOWN } from '../rules/map.ts';

/** East, then clockwise. */
const WAYS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Way = (typeof WAYS)[number];

/** An area as one finds it on the map: so many areas from Grimheim, and which way. */
export function fromTown(name: string): { readonly far: number; readonly way: Way } | undefined {
  const at = cell(name);
  const hex = at === undefined ? undefined : map.hexes[at];
  const town = map.hexes[TOWN];
  if (!hex || !town) return undefined;
  const q = hex.q - town.q;
  const r = hex.r - town.r;
  const steps = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  const eighth = Math.atan2(r * (Math.sqrt(3) / 2), q + r / 2) / (Math.PI / 4);
  // The town itself reaches one area around its middle.
  return { far: steps - 1, way: WAYS[(Math.round(eighth) + 8) % 8] as Way };
}
