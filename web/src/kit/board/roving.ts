import { type Hex, hexDistance, hexName } from '@wyrdhall/parts';

/** Six directions on the keyboard: the arrows, and the corners around S, wherever a language has its letters. */
const STEPS: Readonly<Record<string, readonly Hex[]>> = {
  ArrowRight: [{ q: 1, r: 0 }],
  ArrowLeft: [{ q: -1, r: 0 }],
  // Straight up and down there is no hex: either of the two that are nearest.
  ArrowUp: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  ArrowDown: [
    { q: 0, r: 1 },
    { q: -1, r: 1 },
  ],
  KeyQ: [{ q: 0, r: -1 }],
  KeyE: [{ q: 1, r: -1 }],
  KeyZ: [{ q: -1, r: 1 }],
  KeyC: [{ q: 0, r: 1 }],
};

interface Cell {
  readonly id: string;
  readonly hex: Hex;
  readonly hexes?: readonly Hex[];
}

/** Which cell each hex belongs to. */
function byHex(cells: ReadonlyMap<string, Cell>): ReadonlyMap<string, string> {
  const known = found.get(cells);
  if (known) return known;
  const made = new Map<string, string>();
  for (const { id, hex, hexes } of cells.values())
    for (const part of hexes ?? [hex]) made.set(hexName(part), id);
  found.set(cells, made);
  return made;
}
const found = new WeakMap<ReadonlyMap<string, Cell>, ReadonlyMap<string, string>>();

/** The nearest to where the asked figure stands comes first. */
function nearestFirst(
  targets: readonly string[],
  cells: ReadonlyMap<string, Cell>,
  home: string | undefined,
): readonly string[] {
  const at = home === undefined ? undefined : cells.get(home)?.hex;
  if (!at) return targets;
  const far = (id: string): number => {
    const hex = cells.get(id)?.hex;
    return hex ? hexDistance(at, hex) : 0;
  };
  return targets.toSorted((a, b) => far(a) - far(b));
}

/** A key by its place on the keyboard, and whether Shift is held. */
type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>;

/** The cell that a key leads to; undefined where the key means something else. */
export function step(
  { code, key, shiftKey: shift }: Pressed,
  from: string,
  cells: ReadonlyMap<string, Cell>,
  targets: readonly string[],
  home: string | undefined,
): string | undefined {
  if (key === 'Home') return home;
  if (key === 't' || key === 'T') {
    if (targets.length === 0) return undefined;
    const ordered = nearestFirst(targets, cells, home);
    const at = ordered.indexOf(from);
    const next = at < 0 ? 0 : at + (shift ? -1 : 1);
    return ordered[(next + ordered.length) % ordered.length];
  }
  const cell = cells.get(from);
  const ways = STEPS[code] ?? STEPS[key];
  if (!cell || !ways) return undefined;
  // Going up or down alternates, so that one stays in the same column.
  const ordered = ways.length > 1 && cell.hex.r % 2 !== 0 ? [...ways].reverse() : ways;
  for (const way of ordered) {
    // Out of an area of several hexes, it may take more than one step.
    for (let far = 1; far <= (cell.hexes?.length ?? 1); far++) {
      const to = byHex(cells).get(hexName({ q: cell.hex.q + way.q * far, r: cell.hex.r + way.r * far }));
      if (to === undefined) break;
      if (to !== from) return to;
    }
  }
  return from;
}
