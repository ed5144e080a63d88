import {
  type Cell,
  explore,
  type Ground,
  NO_ENTRY,
  NO_PASS,
  NO_STOP,
  newReach,
  type Reach,
} from '@wyrdhall/parts';
import { heroMayStand, SIZE, TOWN, ways } from './map.ts';
import type { Grimheim, Hero } from './state.ts';
import { has } from './tableau.ts';

/** GR-026, GR-028, GR-043: what the board forbids a hero; entering Grimheim ends the movement. */
const board = (mountaineer: boolean): Ground =>
  Uint8Array.from({ length: SIZE }, (_, at) => {
    if (!heroMayStand(at, mountaineer)) return NO_ENTRY;
    return at === TOWN ? NO_PASS : 0;
  });
const ON_FOOT = board(false);
const MOUNTAINEER = board(true);

/** Where a hero could go. The next search reuses it. */
export interface Search {
  readonly reach: Reach;
  readonly ground: Ground;
}
const search: Search = { reach: newReach(SIZE), ground: new Uint8Array(SIZE) };

/**
 * GR-023: nobody walks through others. Wrecking Ball may enter their areas (GR-353), and Fleetfoot II may pass through
 * them (GR-356).
 */
export function searchFrom(s: Grimheim, hero: Hero, from: Cell, steps: number): Search {
  const { reach, ground } = search;
  const mountaineer = has(hero, 'mountaineer');
  const taken = mountaineer ? NO_STOP : has(hero, 'wrecking') ? NO_PASS : NO_ENTRY;
  ground.set(mountaineer ? MOUNTAINEER : ON_FOOT);
  for (const m of s.monsters) forbid(ground, m.at, taken);
  // The area that the hero comes from is free again (Seek Shelter looks ahead from the next one).
  for (const other of s.heroes) if (other !== hero && other.at !== TOWN) forbid(ground, other.at, taken);
  explore(ways, from, steps, ground, reach);
  return search;
}

function forbid(ground: Ground, at: Cell, what: number): void {
  ground[at] = (ground[at] as number) | what;
}

/** Whether somebody is in this area, which could be entered otherwise. */
export const isTaken = ({ ground }: Search, at: Cell): boolean => at !== TOWN && ground[at] !== 0;
