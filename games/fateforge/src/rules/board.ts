import type { Option } from '@wyrdhall/kernel';
import {
  type Gates,
  layoutOf,
  UNREACHABLE,
  type ZoneLayout,
  type ZoneMap,
  zoneDistance,
  zoneMap,
  zoneNamed,
} from '@wyrdhall/parts';
import { isScene, sceneOf } from '../content/index.ts';
import type { Fateforge, Token } from '../state.ts';

/** A map with its zones, starts and exits. Every edge is a gate, so that doors and cages can close any of them. */
export interface Board {
  readonly map: ZoneMap;
  readonly all: Gates;
  readonly start: readonly number[];
  readonly exits: readonly { readonly letter: string; readonly zone: number }[];
}

const EDGE = /^([a-z]\w*)-([a-z]\w*)$/i;
const boards = new Map<string, Board>();
const MOST_BOARDS = 400;

function makeBoard(
  names: readonly string[],
  edges: readonly string[],
  start: readonly string[],
  exits: Readonly<Record<string, string>>,
): Board {
  const map = zoneMap(
    names,
    edges.map((edge) => {
      const [, from = '', to = ''] = EDGE.exec(edge) ?? [];
      return { from, to, gate: 'edge' };
    }),
  );
  return {
    map,
    all: map.bits.reduce((bits, bit) => bits | bit, 0),
    start: start.map((name) => zoneNamed(map, name)),
    exits: Object.entries(exits).map(([letter, name]) => ({ letter, zone: zoneNamed(map, name) })),
  };
}

/** `a-b b-c | a | A:c B:b`: edges, start zones, exits. Throws a RangeError. */
function readBoard(text: string): Board {
  if (isScene(text)) {
    const { zones, edges, start, exits } = sceneOf(text);
    return makeBoard(
      zones.map(({ id }) => id),
      edges.split(' '),
      start,
      exits,
    );
  }
  const [edges = '', start = '', exits = ''] = text.split('|').map((part) => part.trim());
  const list = edges.split(/\s+/);
  const names = [...new Set(list.flatMap((edge) => edge.split('-')))].sort();
  const doors = exits === '' ? [] : exits.split(/\s+/).map((exit) => exit.split(':'));
  return makeBoard(
    names,
    list.filter((edge) => EDGE.test(edge)),
    start === '' ? [] : start.split(/\s+/),
    Object.fromEntries(doors.map(([letter = '', zone = '']) => [letter, zone])),
  );
}

/** Worked out when first asked for, then kept. Throws a RangeError for a map that cannot be. */
export function boardFor(text: string): Board {
  const known = boards.get(text);
  if (known) return known;
  const made = readBoard(text);
  if (boards.size >= MOST_BOARDS) boards.clear();
  boards.set(text, made);
  return made;
}

/** Reading 1 of adjacency: walking, of heroes and enemies, and all distances; closed doors are no way (FF-428). */
export const layout = (s: Fateforge): ZoneLayout => layoutOf(boardFor(s.board).map, s.edges);

export const distance = (s: Fateforge, from: number, to: number): number =>
  from === to ? 0 : zoneDistance(layout(s), from, to);

export const neighbours = (s: Fateforge, zone: number): readonly number[] =>
  layout(s).ways[zone] as readonly number[];

export const zoneName = (s: Fateforge, zone: number): string => boardFor(s.board).map.names[zone] as string;

/** What people call it: of a scene its title, else its letter. */
export const zoneTitle = (s: Fateforge, zone: number): string =>
  (isScene(s.board) ? sceneOf(s.board).zones[zone]?.name : undefined) ?? zoneName(s, zone);

/** Zones to choose from, and what a question needs to name them. */
export function zoneChoice(s: Fateforge, zones: readonly number[]) {
  const options = zones.map((zone): Option<number> => {
    const name = zoneName(s, zone);
    return { id: `zone:${name}`, value: zone, at: name };
  });
  return { options, names: zones.map((zone) => `${zoneName(s, zone)}=${zoneTitle(s, zone)}`) };
}

const isGuarded = (s: Fateforge, { kind, id }: Token): boolean =>
  s.enemies.some((e) => !e.laid && e.guards === `${kind} ${id}`);

/** Reading 2: steps of heroes, by which portals lead on too (FF-398, FF-402). */
export function stepsFrom(s: Fateforge, zone: number): readonly number[] {
  const ways = neighbours(s, zone);
  let more: number[] | undefined;
  for (const token of s.tokens) {
    if (token.kind !== 'portal' || token.by !== '' || (token.zone !== zone && token.to !== zone)) continue;
    if (isGuarded(s, token)) continue;
    const to = token.zone === zone ? token.to : token.zone;
    if (ways.includes(to)) continue;
    more ??= [...ways];
    more.push(to);
  }
  return more ?? ways;
}

/** FF-390 to FF-392: whether a barricade keeps a shot from `from` out of `to`. */
function isBarred(s: Fateforge, from: number, to: number): boolean {
  for (const token of s.tokens) {
    if (token.kind !== 'barricade' || token.zone !== to || token.by !== '') continue;
    const { ways } = layout(s);
    const far = distance(s, from, to);
    const isOpen = (ways[to] as readonly number[]).some(
      (last) => distance(s, from, last) === far - 1 && (token.n & (1 << last)) === 0,
    );
    if (!isOpen) return true;
  }
  return false;
}

/** Reading 3: shots, which barricades and smoke keep out. */
export const canShoot = (s: Fateforge, from: number, to: number): boolean =>
  (s.smoke & (1 << to)) === 0 && !isBarred(s, from, to);

/** Reading 4: the way to an exit, by zones that cost damage (FF-261 to FF-268). */
export function exitPath(
  s: Fateforge,
  from: number,
  to: number,
  isCostly: (zone: number) => boolean,
): number[] {
  const { ways, size } = layout(s);
  const cost = new Array<number>(size).fill(UNREACHABLE);
  const before = new Array<number>(size).fill(-1);
  const left = new Set([from]);
  // A step counts a little, so that of equally dear ways the shorter one is taken.
  const price = (zone: number): number => (isCostly(zone) ? 1 : 0) + 1 / 128;
  cost[from] = price(from);
  while (left.size > 0) {
    let next = -1;
    for (const zone of left) if (next < 0 || (cost[zone] as number) < (cost[next] as number)) next = zone;
    left.delete(next);
    for (const zone of ways[next] as readonly number[]) {
      const reached = (cost[next] as number) + price(zone);
      if (reached >= (cost[zone] as number)) continue;
      cost[zone] = reached;
      before[zone] = next;
      left.add(zone);
    }
  }
  if (cost[to] === UNREACHABLE) return [];
  const path = [to];
  for (let zone = to; zone !== from; ) {
    zone = before[zone] as number;
    path.unshift(zone);
  }
  return path;
}

export const exitsOf = (s: Fateforge): Board['exits'] => boardFor(s.board).exits;

export const exitZone = (s: Fateforge, letter: string): number =>
  exitsOf(s).find((exit) => exit.letter === letter)?.zone ?? -1;

/** FF-140, FF-262: something in use is kept by an enemy. */
export const isKept = (s: Fateforge, what: string): boolean => {
  for (const e of s.enemies) if (!e.laid && e.guards === what) return true;
  return false;
};

/** The bit of the edge between two zones; 0 where there is none. */
export function edgeBetween(s: Fateforge, a: number, b: number): number {
  const { map } = boardFor(s.board);
  const i = map.edges.findIndex(({ from, to }) => {
    const [one, other] = [map.zones.get(from), map.zones.get(to)];
    return (one === a && other === b) || (one === b && other === a);
  });
  return map.bits[i] ?? 0;
}

/** The bits of all edges of a zone. */
export function edgesOf(s: Fateforge, zone: number): number {
  const { map } = boardFor(s.board);
  return map.edges.reduce((bits, { from, to }, i) => {
    const touches = map.zones.get(from) === zone || map.zones.get(to) === zone;
    return touches ? bits | (map.bits[i] as number) : bits;
  }, 0);
}
