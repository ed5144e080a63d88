import type { Point } from '../hex.ts';
import { areaOf, cut, type HalfPlane, middleOf, type Polygon, roundedBox } from './polygon.ts';

/** Where a zone is to be, on a board of any size: 0 to 1. */
interface Seed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Two zones between which one can go. */
type Way = readonly [from: string, to: string];

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area {
  readonly id: string;
  readonly shape: Polygon;
  readonly middle: Point;
}

/** Where a way crosses the gap between two areas. */
export interface Crossing {
  readonly from: string;
  readonly to: string;
  /** On the edge of the one area, and of the other. */
  readonly start: Point;
  readonly end: Point;
  /** The areas do not lie beside each other: the way leads over or under what is between. */
  readonly isLong: boolean;
}

export interface Land extends Size {
  readonly areas: readonly Area[];
  readonly crossings: readonly Crossing[];
}

interface Site extends Point {
  readonly id: string;
  readonly weight: number;
}

const MARGIN = 16;
/** Half the gap between areas: narrow where a way leads across, wide where none does. */
const NARROW = 8;
const WIDE = 17;
const ROUNDS = 60;
/** How far sites move to the middle of their areas, which makes those round. */
const RELAX = 0.04;
/** How far they move towards those to which a way leads but no border. */
const PULL = 0.012;

/** Nearer to the one site than to the other, by their weights, with room between. */
function side(here: Site, there: Site, gap: number): HalfPlane {
  const [a, b] = [2 * (there.x - here.x), 2 * (there.y - here.y)];
  const c = there.x ** 2 + there.y ** 2 - there.weight - (here.x ** 2 + here.y ** 2 - here.weight);
  return { a, b, c: c - gap * Math.hypot(a, b) };
}

const areaAround = (
  site: Site,
  sites: readonly Site[],
  box: Polygon,
  gap: (other: Site) => number,
): Polygon =>
  sites.reduce((shape, other) => (other === site ? shape : cut(shape, side(site, other, gap(other)))), box);

/** Areas of land of about one size, which fill a board, from where their middles should be; and the ways between. */
export function growLand(seeds: readonly Seed[], ways: readonly Way[], { width, height }: Size): Land {
  const box = roundedBox(width, height, MARGIN);
  const fair = areaOf(box) / seeds.length;
  let sites: readonly Site[] = seeds.map(({ id, x, y }) => ({ id, x: x * width, y: y * height, weight: 0 }));
  const joined = new Set(ways.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]));
  for (let round = 0; round < ROUNDS; round++) sites = grown(sites, box, fair, joined);
  const areas = sites.map((site): Area => {
    const shape = areaAround(site, sites, box, ({ id }) => (joined.has(`${site.id} ${id}`) ? NARROW : WIDE));
    return { id: site.id, shape, middle: middleOf(shape) };
  });
  const byId = new Map(areas.map((area) => [area.id, area]));
  const crossings = ways.flatMap(([from, to]) => {
    const [one, other] = [byId.get(from), byId.get(to)];
    return one && other ? [crossing(one, other)] : [];
  });
  return { width, height, areas, crossings };
}

/** One step towards areas of one size, each beside those that a way leads to. */
function grown(
  sites: readonly Site[],
  box: Polygon,
  fair: number,
  joined: ReadonlySet<string>,
): readonly Site[] {
  const shapes = sites.map((site) => areaAround(site, sites, box, () => 0));
  return sites.map((site, i) => {
    const shape = shapes[i] as Polygon;
    if (shape.length < 3) return { ...site, weight: site.weight + fair * 0.2 };
    const middle = middleOf(shape);
    let x = (middle.x - site.x) * RELAX;
    let y = (middle.y - site.y) * RELAX;
    let { weight } = site;
    sites.forEach((other, k) => {
      if (!joined.has(`${site.id} ${other.id}`) || touches(shape, shapes[k] as Polygon)) return;
      x += (other.x - site.x) * PULL;
      y += (other.y - site.y) * PULL;
      weight += fair * 0.05;
    });
    return {
      ...site,
      x: site.x + x,
      y: site.y + y,
      weight: weight + (fair - areaOf(shape)) * 0.05,
    };
  });
}

/** Whether they have a border that is wide enough for a way. */
function touches(one: Polygon, other: Polygon): boolean {
  const shared = one.filter((p) => other.some((q) => far(p, q) < 1));
  return shared.length > 1 && far(shared[0] as Point, shared.at(-1) as Point) > 30;
}

/** Points along the edge of an area. */
function alongEdge({ shape }: Area, step = 6): Point[] {
  return shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length] as Point;
    const n = Math.max(1, Math.round(Math.hypot(q.x - p.x, q.y - p.y) / step));
    return Array.from({ length: n }, (_, k) => ({
      x: p.x + ((q.x - p.x) * k) / n,
      y: p.y + ((q.y - p.y) * k) / n,
    }));
  });
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the areas come nearest to each other: in the middle of their common border. */
function crossing(one: Area, other: Area): Crossing {
  const [edge, opposite] = [alongEdge(one), alongEdge(other)];
  const pairs = edge.map((start) => {
    const end = opposite.reduce((best, point) => (far(start, point) < far(start, best) ? point : best));
    return { start, end, gap: far(start, end) };
  });
  const least = Math.min(...pairs.map(({ gap }) => gap));
  const border = pairs.filter(({ gap }) => gap < least + 3);
  const heart = between(one.middle, other.middle);
  const middle = border
    .map(({ start }) => start)
    .reduce((sum, { x, y }) => ({ x: sum.x + x / border.length, y: sum.y + y / border.length }), {
      x: 0,
      y: 0,
    });
  // The middle of the border, drawn a little towards the straight line between the areas.
  const wish = { x: middle.x * 0.75 + heart.x * 0.25, y: middle.y * 0.75 + heart.y * 0.25 };
  const best = border.reduce((a, b) => (far(b.start, wish) < far(a.start, wish) ? b : a));
  return { from: one.id, to: other.id, start: best.start, end: best.end, isLong: least > 2 * NARROW + 6 };
}
