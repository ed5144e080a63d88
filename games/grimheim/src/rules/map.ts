import { type Cell, hexMap, NO_CELL, UNREACHABLE } from '@wyrdhall/parts';
import { LOCATIONS, ROADS, ROWS } from '../content/map-data.ts';

export type Terrain = 'plains' | 'forest' | 'mountain' | 'lake' | 'town';
export type Location = keyof typeof LOCATIONS;

const TERRAIN: Record<string, Terrain> = {
  '.': 'plains',
  f: 'forest',
  m: 'mountain',
  '~': 'lake',
  T: 'town',
};
/** The hours of ROWS as directions of the hex map: NE, E, SE, SW, W, NW. */
const WAYS = '13579B';

const rows = ROWS.flatMap(([y, firstX, terrain, ways]) =>
  [...terrain].map((ground, i) => ({
    q: firstX + i,
    r: y,
    terrain: TERRAIN[ground] as Terrain,
    way: ways[i],
  })),
);
const town = rows.filter((row) => row.terrain === 'town');

/** The 217 hexes; the seven of Grimheim are holes that range is counted around (GR-294). */
export const map = hexMap(rows, town);
export const SIZE = map.size;
export const terrain: readonly Terrain[] = rows.map((row) => row.terrain);

export const cell = (name: string): Cell | undefined => map.cells.get(name);
export const nameOf = (at: Cell): string => (at === TOWN ? 'grimheim' : (map.names[at] as string));
const known = (name: string): Cell => cell(name) as Cell;

/** GR-040: Grimheim is one area, named by its middle hex. */
export const TOWN: Cell = known('9_9');
export const isTown = (at: Cell): boolean => terrain[at] === 'town';

export const LOCATION_NAMES = Object.keys(LOCATIONS) as Location[];
export const areasOf = Object.fromEntries(
  LOCATION_NAMES.map((name) => [name, LOCATIONS[name].split(' ').map(known)]),
) as unknown as Readonly<Record<Location, readonly Cell[]>>;
const locations: (Location | undefined)[] = rows.map(() => undefined);
for (const name of LOCATION_NAMES) for (const at of areasOf[name]) locations[at] = name;
export const locationOf = (at: Cell): Location | undefined => locations[at];

const roads = new Set(ROADS.split(' ').map(known));
export const isRoad = (at: Cell): boolean => roads.has(at);

/** GR-031, GR-032 */
export const isMountain = (at: Cell): boolean => terrain[at] === 'mountain';
export const isForest = (at: Cell): boolean => terrain[at] === 'forest';
export const isLake = (at: Cell): boolean => terrain[at] === 'lake' && locations[at] !== 'nailfare';
const isCave = (at: Cell): boolean => locations[at] === 'troll-caves';
/** GR-026, GR-028, GR-031: whether a hero may stand there, other characters aside. */
export const heroMayStand = (at: Cell, mountaineer = false): boolean =>
  !isLake(at) && (!isMountain(at) || isCave(at) || mountaineer);
/** GR-028: whether a monster may be there at all. */
export const monsterMayStand = (at: Cell): boolean => !isLake(at) && !isTown(at);

/** The neighbours of each area, clockwise from north-east, with Grimheim as one area (GR-040, GR-044). */
export const ways: readonly (readonly Cell[])[] = rows.map((_, at) => {
  if (isTown(at)) return [];
  const around: Cell[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = map.neighbours[at * 6 + direction] as Cell;
    if (to !== NO_CELL) around.push(isTown(to) ? TOWN : to);
  }
  return [...new Set(around)];
});
const gates = ways.flatMap((around, at) => (around.includes(TOWN) ? [at] : []));
(ways as (readonly Cell[])[])[TOWN] = gates;

/** The areas next to this one. */
export const around = (at: Cell): readonly Cell[] => ways[at] as readonly Cell[];

/** GR-222: the one area that follows on a monster's path; NO_CELL in lakes and in town. */
export const next: readonly Cell[] = rows.map((row, at) => {
  const direction = WAYS.indexOf(row.way ?? '-');
  if (direction < 0) return NO_CELL;
  const to = map.neighbours[at * 6 + direction] as Cell;
  return isTown(to) ? TOWN : to;
});

/** GR-223: steps along the path until Grimheim is entered. */
export const stepsToTown: readonly number[] = rows.map((row) =>
  Math.max(0, Math.max(Math.abs(row.q - 9), Math.abs(row.r - 9), Math.abs(row.q + row.r - 18)) - 1),
);

/** GR-222: where a monster goes from here. */
export const onward = (at: Cell): Cell => next[at] as Cell;
/** GR-223: how many steps a monster here has to go. */
export const stepsFrom = (at: Cell): number => stepsToTown[at] as number;

/** GR-294: how far apart, around Grimheim; nothing reaches into it or out of it (GR-042). */
export function distance(a: Cell, b: Cell): number {
  if (isTown(a) || isTown(b)) return a === b ? 0 : UNREACHABLE;
  return map.around[a * SIZE + b] as number;
}

/** GR-033, GR-041 */
export const adjacent = (a: Cell, b: Cell): boolean => distance(a, b) === 1;

/** GR-033, GR-049: terrain next to the area, its own included; in Grimheim there is none. */
export function countTerrain(at: Cell, what: Terrain): number {
  if (isTown(at)) return 0;
  let count = terrain[at] === what ? 1 : 0;
  for (const to of around(at)) if (terrain[to] === what) count++;
  return count;
}

/** The six neighbours around an area as the hands of a clock go; NO_CELL beyond the edge. */
export const clockwise = (at: Cell): Cell[] =>
  [0, 1, 2, 3, 4, 5].map((direction) => {
    const to = map.neighbours[at * 6 + direction] as Cell;
    return to !== NO_CELL && isTown(to) ? TOWN : to;
  });

/** GR-075 to GR-077 */
export const MARKER_AREAS = { damage: known('5_7'), mana: known('17_5'), gold: known('5_17') } as const;
