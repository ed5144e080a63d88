import type { Gates } from '@wyrdhall/parts';
import { boardFor, isKept } from '../rules/board.ts';
import { abilityIn } from '../rules/figures.ts';
import type { Fateforge } from '../state.ts';

/** What lies in the way, in zones: a door to be opened, something guarded, mud, somebody who blocks. */
const A_DOOR = 1.2;
const A_GUARD = 1.5;
const MUD = 0.8;
const A_BLOCKER = 1;
const FAR = 99;

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly bit: Gates;
}

interface Walks {
  readonly edges: readonly Edge[];
  readonly size: number;
  readonly tables: Map<string, Float32Array>;
}

const MOST_KEPT = 400;
const kept = new Map<string, Walks>();

function walksOn(board: string): Walks {
  const known = kept.get(board);
  if (known) return known;
  const { map } = boardFor(board);
  const edges = map.edges.map(({ from, to }, k): Edge => {
    return { a: map.zones.get(from) as number, b: map.zones.get(to) as number, bit: map.bits[k] as Gates };
  });
  const made = { edges, size: map.names.length, tables: new Map() };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(board, made);
  return made;
}

/** Between two zones that a door, a portal or an edge joins, what it costs to pass. */
function joints(s: Fateforge, { edges, size }: Walks): Float32Array {
  const costs = new Float32Array(size * size).fill(FAR);
  const join = (a: number, b: number, cost: number): void => {
    for (const at of [a * size + b, b * size + a]) costs[at] = Math.min(costs[at] as number, cost);
  };
  for (const { a, b, bit } of edges) if ((s.edges & bit) !== 0) join(a, b, 1);
  for (const { kind, id, zone, to, by, open } of s.tokens) {
    if ((kind !== 'door' && kind !== 'portal') || by !== '' || (kind === 'door' && open)) continue;
    const guard = isKept(s, `${kind} ${id}`) ? A_GUARD : 0;
    join(zone, to, 1 + guard + (kind === 'door' ? A_DOOR : 0));
  }
  return costs;
}

function worked(s: Fateforge, walks: Walks): Float32Array {
  const { size } = walks;
  const costs = joints(s, walks);
  const toll = Array.from({ length: size }, (_, zone) => {
    const mud = (s.difficult & (1 << zone)) !== 0 ? MUD : 0;
    return mud + (abilityIn(s, zone, 'blocker') ? A_BLOCKER : 0);
  });
  const table = new Float32Array(size * size).fill(FAR);
  for (let zone = 0; zone < size; zone++) table[zone * size + zone] = 0;
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++)
      if (a !== b) table[a * size + b] = (costs[a * size + b] as number) + (toll[a] as number);
  for (let via = 0; via < size; via++)
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) {
        const sum = (table[a * size + via] as number) + (table[via * size + b] as number);
        if (sum < (table[a * size + b] as number)) table[a * size + b] = sum;
      }
  return table;
}

/** What the table depends on. */
function nameOf(s: Fateforge): string {
  let blockers = 0;
  for (const e of s.enemies)
    if (!e.laid && (blockers & (1 << e.zone)) === 0 && abilityIn(s, e.zone, 'blocker'))
      blockers |= 1 << e.zone;
  let guarded = 0;
  let bit = 1;
  for (const { kind, id } of s.tokens) {
    if (kind !== 'door' && kind !== 'portal') continue;
    if (isKept(s, `${kind} ${id}`)) guarded |= bit;
    bit <<= 1;
  }
  return `${s.edges} ${s.difficult} ${blockers} ${guarded}`;
}

/** How far heroes have to walk, in zones, with what is in the way counted in; the same for the whole party. */
export function walking(s: Fateforge): (from: number, to: number) => number {
  const walks = walksOn(s.board);
  const name = nameOf(s);
  let table = walks.tables.get(name);
  if (!table) {
    if (walks.tables.size >= MOST_KEPT) walks.tables.clear();
    table = worked(s, walks);
    walks.tables.set(name, table);
  }
  const found = table;
  return (from, to) => found[from * walks.size + to] as number;
}
