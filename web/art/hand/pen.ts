import {
  direction,
  flatten,
  oriented,
  type Point,
  parse,
  ringAt,
  simplify,
  tangent,
  within,
} from './geometry.ts';
import { hatchOf, type Knife, lightOf, rimOf, shadowOf } from './knife.ts';
import { type Glow, INK, type Material, RIM, type RimOf, short, type Tones, tones } from './materials.ts';
import { curvePath, polyPath } from './paths.ts';
import { randomOf } from './random.ts';

export interface PenOptions {
  readonly rim?: RimOf;
  readonly facing?: 'left' | 'right';
  readonly box?: readonly [number, number];
  /** How heavy the ink around the whole is. */
  readonly casing?: number;
  /** For boards: fewer forms, straight lines. */
  readonly coarse?: boolean;
}

export interface Frame {
  readonly x?: number;
  readonly y?: number;
  /** In degrees. */
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly wide?: number;
}

export interface FormOptions {
  /** Widths of the shadow, the deep shadow and the lit plane. */
  readonly s?: number;
  readonly d?: number;
  readonly l?: number;
  /** How ragged the knife went: 0 smooth to 1. */
  readonly cut?: number;
  /** Width of the far light. */
  readonly rim?: number;
  /** Width of the line around this form. */
  readonly ink?: number;
  /** Belongs to the outer silhouette. */
  readonly cased?: boolean;
  /** -1 lighter, 1 darker. */
  readonly tone?: number;
}

interface FurOptions extends FormOptions {
  readonly tuft?: number;
  readonly every?: number;
  readonly hang?: readonly [number, number];
  readonly all?: number;
}

interface StrokeOptions {
  /** How wide it begins and ends, of its width. */
  readonly from?: number;
  readonly to?: number;
  readonly over?: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];

/** A form's outline on the sheet; core is what the light falls on, where the edge is tufted. */
interface Form {
  readonly outline: readonly Point[];
  readonly core?: readonly Point[];
}

/** Draws a figure from points and materials, and finds light, shadow, rim and casing by itself. */
export class Pen {
  readonly id: string;
  readonly rim: RimOf;
  readonly box: readonly [number, number];
  readonly random: () => number;
  readonly coarse: boolean;
  readonly under: string[] = [];
  readonly #casing: number;
  readonly #out: string[] = [];
  readonly #over: string[] = [];
  readonly #cased: Point[][] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];

  constructor(id: string, options: PenOptions = {}) {
    const { rim = 'hero', facing = 'right', box = [240, 300], casing = 8, coarse = false } = options;
    [this.id, this.rim, this.box, this.#casing, this.coarse] = [id, rim, box, casing, coarse];
    this.random = randomOf(id);
    if (facing === 'left') this.#matrix = [-1, 0, 0, 1, box[0], 0];
  }

  get #knife(): Knife {
    return { random: this.random, floor: this.box[1] - 3, coarse: this.coarse };
  }

  get #size(): number {
    const [a, b, c, d] = this.#matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** Draws in a frame of its own: moved, turned, scaled, mirrored. */
  at({ x = 0, y = 0, turn = 0, scale = 1, flip = false, wide = 1 }: Frame, draw: (pen: Pen) => void): this {
    const kept = this.#matrix;
    const r = (turn * Math.PI) / 180;
    const [cos, sin, f] = [Math.cos(r) * scale, Math.sin(r) * scale, (flip ? -1 : 1) * wide];
    const [a, b, c, d, e, g] = kept;
    this.#matrix = [
      a * cos * f + c * sin * f,
      b * cos * f + d * sin * f,
      a * -sin + c * cos,
      b * -sin + d * cos,
      a * x + c * y + e,
      b * x + d * y + g,
    ];
    draw(this);
    this.#matrix = kept;
    return this;
  }

  #points(points: string | readonly Point[], jitter = 0): Point[] {
    const [a, b, c, d, e, g] = this.#matrix;
    const wobble = () => (this.random() - 0.5) * 2 * jitter;
    return (typeof points === 'string' ? parse(points) : points).map(({ x, y, hard = false }) => ({
      x: a * x + c * y + e + wobble(),
      y: b * x + d * y + g + wobble(),
      hard,
    }));
  }

  /** One form with its light and shadow. */
  part(material: Material, points: string, options: FormOptions = {}): this {
    return this.#form(material, { outline: oriented(this.#points(points, 0.7)) }, options);
  }

  #form(material: Material, { outline, core }: Form, options: FormOptions): this {
    const { s = 14, l = 7, cut = 0.35, rim = 0, ink = 3, cased = true, tone = 0 } = options;
    const { d = s > 11 ? s * 0.42 : 0 } = options;
    const [lit, middle, shadow, deep] = shifted(tones(material), tone);
    const k = this.#size;
    const steps = core ? outline : flatten(outline, true, 3.5);
    const body = core ?? steps;
    if (cased) this.#case(steps, (core ? 2 : 1.2) * (this.coarse ? 1.9 : 1));
    const path = this.coarse
      ? polyPath(simplify([...steps, ringAt(steps, 0)], 1.6))
      : curvePath(outline, true);
    const line = ink === 3 ? '' : ` stroke-width="${ink}"`;
    this.#out.push(`<path stroke="${short(INK)}" fill="${short(middle)}"${line} d="${path}"/>`);
    const knife = this.#knife;
    const seen = this.coarse ? 4 : 1.4;
    const bite = s * k < 9 ? 0 : cut; // No room for the knife on small things.
    if (s * k > seen) this.#fill(shadow, shadowOf(body, knife, { width: s * k, cut: bite }));
    if (d * k > seen) this.#fill(deep, shadowOf(body, knife, { width: d * k, cut: bite * 0.7 }));
    const lightCut = l * k > 8.5 ? bite * 0.4 : 0;
    if (l * k > seen) this.#fill(lit, lightOf(body, knife, { width: l * k, cut: lightCut }));
    if (bite > 0.35 && s * k > 15 && !this.coarse) this.#fill(shadow, hatchOf(body, knife, s * k));
    if (rim > 0) this.#fill(RIM[this.rim], rimOf(body, knife, rim * k));
    return this;
  }

  #fill(color: string, path: string, layer = this.#out): void {
    if (path) layer.push(`<path fill="${short(color)}" d="${path}"/>`);
  }

  /** Remembers an outline for the casing, unless it lies within what is cased already. */
  #case(ring: readonly Point[], tolerance: number): void {
    if (ring.some((p) => !this.#cased.some((known) => within(known, p))))
      this.#cased.push(simplify([...ring, ringAt(ring, 0)], tolerance));
  }

  /** A shape without light: pupils, holes, patches of shadow. */
  flat(color: string, points: string, { over = false } = {}): this {
    const ring = oriented(this.#points(points, 0.4));
    const path = this.coarse
      ? polyPath(simplify([...flatten(ring, true, 3), ringAt(ring, 0)], 0.8))
      : curvePath(ring, true);
    this.#fill(color, path, over ? this.#over : this.#out);
    return this;
  }

  /** Scenery behind everything: no casing, no light of its own. */
  back(color: string, points: string): this {
    this.#fill(color, curvePath(this.#points(points, 0.6), true), this.under);
    return this;
  }

  /** Something drawn elsewhere: its id in the sheet, whole, in this place. */
  guest(id: string, x: number, y: number, w: number, h: number, turn = 0): this {
    const turned = turn ? ` transform="rotate(${turn} ${x + w / 2} ${y + h / 2})"` : '';
    this.#out.push(`<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"${turned}/>`);
    return this;
  }

  /** Brush strokes, thin, thick, thin; several lines of one colour make one path. */
  brush(
    color: string,
    lines: string | readonly string[],
    width = 4,
    { from = 0.15, to = 0.15, over = false }: StrokeOptions = {},
  ): this {
    if (this.coarse && width * this.#size < 3.8 && !over) return this; // Would not show.
    const fine = this.coarse ? 1.2 : 0.8;
    const swell = (u: number) => {
      const end = u < 0.5 ? from : to;
      return (this.#size * width * (end + (1 - end) * Math.sin(Math.PI * u))) / 2;
    };
    const path = [lines].flat().map((line) => {
      const [left, right] = sides(flatten(this.#points(line, 0.5), false, 5), swell);
      return polyPath([...simplify(left, fine), ...simplify(right, fine).reverse()]);
    });
    this.#fill(color, path.join(''), over ? this.#over : this.#out);
    return this;
  }

  /** A tube along a line, w0 to w1 wide: arms, shafts, horns, tails. */
  limb(material: Material, line: string, w0: number, w1 = w0, options: FormOptions = {}): this {
    const k = this.#size;
    const middle = simplify(flatten(this.#points(line), false, 5), 0.6);
    const [left, right] = sides(middle, (u) => (k * (w0 + (w1 - w0) * u)) / 2);
    const cap = (i: number, next: number, w: number): Point => {
      const [p, q] = [ringAt(middle, i), ringAt(middle, next)];
      const out = direction(q, p);
      return { x: p.x + out.x * k * w * 0.3, y: p.y + out.y * k * w * 0.3 };
    };
    const ring = [cap(0, 1, w0), ...left, cap(-1, -2, w1), ...right.reverse()];
    const outline = oriented(ring.map((p) => ({ ...p, hard: true })));
    const wide = Math.max(w0, w1);
    return this.#form(material, { outline }, { s: wide * 0.42, l: wide * 0.22, cut: 0.2, ...options });
  }

  /** Hair, beards, pelts: an outline whose edge breaks into tufts where it hangs. */
  fur(material: Material, points: string, options: FurOptions = {}): this {
    const { tuft = 10, every = 15, hang = [0.2, 1], all = 0.25, ...form } = options;
    const ring = oriented(this.#points(points));
    const steps = flatten(ring, true, every * this.#size);
    const tufted = steps.flatMap((p, i): Point[] => {
      const next = ringAt(steps, i + 1);
      const way = direction(ringAt(steps, i - 1), next);
      const [nx, ny] = [way.y, -way.x];
      const hangs = p.y > this.box[1] - 8 ? 0 : Math.max(all, nx * hang[0] + ny * hang[1]);
      const t = tuft * this.#size * hangs * (0.6 + this.random() * 0.7);
      const x = (p.x + next.x) / 2 + (nx * 0.55 + hang[0] * 0.6) * t;
      const y = (p.y + next.y) / 2 + (ny * 0.55 + hang[1] * 0.5) * t;
      return [
        { ...p, hard: true },
        { x, y, hard: true },
      ];
    });
    const outline = oriented(tufted);
    return this.#form(material, { outline, core: flatten(ring, true, 4) }, { cut: 0.9, ...form });
  }

  /** Cloth falls: dark furrows, each with its lit lip on the side of the fire. */
  folds(material: Material, lines: string | readonly string[], width = 6): this {
    const [lit, , , deep] = tones(material);
    const lips = [lines].flat().map((line) => line.replace(/(-?[\d.]+),/g, (_, x) => `${x - width * 0.55},`));
    this.brush(lit, lips, width * 0.6, { from: 0.05, to: 0.05 });
    return this.brush(deep, lines, width, { from: 0.1, to: 0.3 });
  }

  dot(color: string, x: number, y: number, r: number, { over = false } = {}): this {
    const p = ringAt(this.#points([{ x, y }]), 0);
    const reach = Math.round(r * this.#size * 2) / 2;
    (over ? this.#over : this.#out).push(
      `<circle fill="${short(color)}" cx="${Math.round(p.x)}" cy="${Math.round(p.y)}" r="${reach}"/>`,
    );
    return this;
  }

  /** Light that comes from the thing itself. */
  glow(name: Glow, x: number, y: number, r: number, { over = true } = {}): this {
    return this.dot(`url(#h${name})`, x, y, r, { over });
  }

  /** What has been drawn, to be used under its id. */
  symbol(id: string, attributes = 'overflow="visible"'): string {
    const [w, h] = this.box;
    const casing = this.#casing;
    const outline = this.#cased.map(polyPath).join('');
    const use = `<use href="#c-${id}"`;
    // Who is very tall reaches farther from the fire, so the light falls off later.
    const tall = h > 400;
    const light = tall ? `<linearGradient id="l-${id}" href="#hLit" x2="${w * 0.7}" y2="${h}"/>` : '';
    return `<symbol id="${id}" viewBox="0 0 ${w} ${h}" ${attributes}>${this.under.join('')}<defs>${light}<path id="c-${id}" d="${outline}"/></defs><g fill="${short(INK)}" stroke="${short(INK)}" stroke-width="${casing}" stroke-linejoin="round">${use}/>${use} x="${casing / 4}" y="${casing / 3}"/></g><g stroke-width="3" stroke-linejoin="round" paint-order="stroke">${this.#out.join('')}</g>${use} fill="url(#${tall ? `l-${id}` : 'hLit'})"/>${this.#over.join('')}</symbol>`;
  }
}

function shifted(from: Tones, by: number): Tones {
  const at = (i: number) => ringAt(from, Math.max(0, Math.min(3, i + by)));
  return [at(0), at(1), at(2), at(3)];
}

/** Both edges of a line that has a width. */
function sides(line: readonly Point[], half: (share: number) => number): [Point[], Point[]] {
  const edge = (sign: number) =>
    line.map((p, i) => {
      const way = tangent(line, i);
      const w = sign * half(i / (line.length - 1));
      return { x: p.x - way.y * w, y: p.y + way.x * w };
    });
  return [edge(1), edge(-1)];
}
