import type { Point } from '../hex.ts';

interface Cell {
  readonly id: string;
  readonly middle: Point;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest that lies that way: what is farther off the line counts as farther. */
function nearest(cells: ReadonlyMap<string, Cell>, from: Cell, way: Point): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, middle } of cells.values()) {
    const [dx, dy] = [middle.x - from.middle.x, middle.y - from.middle.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (id === from.id || ahead < 4 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** Where a key leads on a board of areas: the arrows to the next one that way, T from target to target, Home. */
export function walkTo(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  from: string,
  cells: ReadonlyMap<string, Cell>,
  targets: readonly string[],
  home: string | undefined,
): string | undefined {
  if (key === 'Home') return home;
  const here = cells.get(from);
  if (key === 't' || key === 'T') {
    const start = cells.get(home ?? from) ?? here;
    if (targets.length === 0 || !start) return undefined;
    const ordered = targets.toSorted((a, b) => {
      const [one, other] = [cells.get(a), cells.get(b)];
      return one && other ? far(one.middle, start.middle) - far(other.middle, start.middle) : 0;
    });
    const at = ordered.indexOf(from);
    const next = at < 0 ? 0 : at + (shiftKey ? -1 : 1);
    return ordered[(next + ordered.length) % ordered.length];
  }
  const way = WAYS[key];
  return here && way ? (nearest(cells, here, way) ?? from) : undefined;
}
