import { direction, type Point, ringAt, room, simplify } from './geometry.ts';
import { polyPath } from './paths.ts';

/** Towards the fire, which burns at the top left of every picture. */
const FIRE: Point = { x: -0.72, y: -0.69 };
/** From where the far light comes, against which a rim shows. */
const FAR: Point = { x: -0.97, y: -0.2 };

export interface Knife {
  readonly random: () => number;
  /** Below this the plaque cuts a figure off: that is no edge. */
  readonly floor: number;
  /** For boards: what nobody sees there is left out. */
  readonly coarse: boolean;
}

interface Crescent {
  readonly width: number;
  /** 0 smooth to 1 ragged. */
  readonly cut: number;
}

export const shadowOf = (ring: readonly Point[], knife: Knife, crescent: Crescent): string =>
  crescentOf(ring, knife, crescent, FIRE, 0.08);
export const lightOf = (ring: readonly Point[], knife: Knife, crescent: Crescent): string =>
  crescentOf(ring, knife, crescent, { x: -FIRE.x, y: -FIRE.y }, 0.08);
export const rimOf = (ring: readonly Point[], knife: Knife, width: number): string =>
  crescentOf(ring, knife, { width, cut: 0.15 }, FAR, 0.45);

/** What lies between an outline and itself, moved a little way. */
function crescentOf(
  ring: readonly Point[],
  knife: Knife,
  { width, cut }: Crescent,
  way: Point,
  least: number,
): string {
  const facing = ring.map((_, i) => {
    const { x, y } = direction(ringAt(ring, i - 1), ringAt(ring, i + 1));
    return x * way.y - y * way.x;
  });
  const inside = facing.map((turn, i) => turn > least && ringAt(ring, i).y < knife.floor);
  const fine = knife.coarse ? 3.1 : 1.7;
  return runsOf(inside)
    .filter((run) => run.length >= 4)
    .map((run) => {
      const outer = run.map((j) => ringAt(ring, j));
      let gap = 2;
      let reach = 0;
      const inner = run.map((j, m) => {
        const p = ringAt(ring, j);
        const taper = Math.min(1, Math.sin((Math.PI * m) / (run.length - 1)) * 1.9);
        const base = width * taper * Math.min(1, 0.35 + ringAt(facing, j));
        // The knife comes down at uneven steps: the edge lies flat, then one cut bites in.
        const bite = cut > 0 && --gap === 0 ? 1 + cut * (0.5 + knife.random() * 0.9) : 1;
        if (gap < -0.5) gap = 3 + Math.floor(knife.random() * 5);
        const w = Math.min(base * bite, room(ring, p, way) * 0.6);
        reach = Math.max(reach, w);
        return { x: p.x + way.x * w, y: p.y + way.y * w };
      });
      const seen = reach >= 1.8 && reach * outer.length >= (knife.coarse ? 130 : 36);
      return seen ? polyPath([...simplify(outer, fine), ...simplify(inner, fine).reverse()]) : '';
    })
    .join('');
}

/** The stretches of a ring where something holds, each from its beginning. */
function runsOf(inside: readonly boolean[]): number[][] {
  const start = inside.findIndex((holds, i) => holds && !ringAt(inside, i - 1));
  if (start < 0) return [];
  const runs: number[][] = [];
  for (let i = start; i < start + inside.length; i++) {
    const j = i % inside.length;
    if (!inside[j]) continue;
    if (!ringAt(inside, j - 1)) runs.push([]);
    runs.at(-1)?.push(j);
  }
  return runs;
}

/** On wide forms a few loose cuts run ahead of the shadow, against the light. */
export function hatchOf(ring: readonly Point[], { random, floor }: Knife, shadow: number): string {
  let path = '';
  for (let i = 0; i < ring.length; i += 5 + Math.floor(random() * 5)) {
    const p = ringAt(ring, i);
    const way = direction(p, ringAt(ring, i + 1));
    if (way.y * FIRE.x - way.x * FIRE.y > -0.45 || p.y > floor - 11) continue;
    const near = shadow * (1.25 + random() * 0.5);
    const far = near + shadow * (0.45 + random() * 0.6);
    if (far > room(ring, p, FIRE) * 0.72) continue;
    const at = (u: number, w: number): Point => ({
      x: p.x + FIRE.x * u - FIRE.y * w,
      y: p.y + FIRE.y * u + FIRE.x * w,
    });
    const middle = (near + far) / 2;
    path += polyPath([at(near, 0), at(middle, 1.7), at(far, 0), at(middle, -1.7)]);
  }
  return path;
}
