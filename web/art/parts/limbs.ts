import { direction, type Point, parse, ringAt } from '../hand/geometry.ts';
import { INK, type Material } from '../hand/materials.ts';
import type { FormOptions, Pen } from '../hand/pen.ts';

// A hand's wrist is at 0,0 and it reaches up.

/** A closed hand seen from the outside, knuckles to the right. */
export function fist(p: Pen, skin: Material = 'skin', s = 1): void {
  p.at({ scale: s }, () => {
    p.part(skin, '-14,-8 -2,-14 12,-12 17,-2 15,9 4,14 -10,12 -16,2', { s: 8, l: 5, cut: 0.1 });
    p.brush(INK, ['2,-11 4,-4 3,3', '9,-11 11,-4 10,4', '-12,4 -4,6 3,5'], 2.2);
  });
}

/** A hand around a shaft that runs straight up through 0,0: four fingers, a thumb. */
export function grip(p: Pen, skin: Material = 'skin', s = 1): void {
  const small = { l: 2, cut: 0, ink: 2.2 };
  p.at({ scale: s }, () => {
    p.part(skin, '-17,-10 -8,-17 2,-15 2,15 -8,17 -18,10', { s: 6, l: 4, cut: 0 });
    for (const [y, r] of [[-12, 11] as const, [-4, 13] as const, [4, 12.5] as const, [12, 10] as const])
      p.limb(skin, `-5,${y} 4,${y - 1.5} ${r},${y + 0.5}`, 8.6, 7, { s: 3.4, ...small });
    p.limb(skin, '-14,-8 -6,-16 4,-19', 8, 5.5, { s: 3, ...small });
  });
}

export interface PawOptions {
  readonly s?: number;
  /** Between the fingers, in degrees. */
  readonly spread?: number;
  readonly len?: number;
  readonly w?: number;
  readonly n?: number;
  /** What the claws are made of; none without. */
  readonly nail?: Material | undefined;
  readonly bend?: number;
  readonly thumb?: boolean;
}

/** An open hand, fingers up. */
export function paw(p: Pen, skin: Material = 'skin', options: PawOptions = {}): void {
  const { s = 1, spread = 22, len = 24, w = 8, n = 4, nail, bend = 6, thumb = true } = options;
  const thin = { cut: 0, ink: 2.4 };
  p.at({ scale: s }, () => {
    for (let i = 0; i < n; i++) {
      const out = i - (n - 1) / 2;
      const long = len * (1 - Math.abs(out - 0.3) * 0.12);
      p.at({ x: out * w * 0.95, y: -12, turn: out * spread }, () => {
        if (nail)
          p.part(
            nail,
            `${bend - w * 0.42},${-long + 2}! ${bend * 1.9},${-long - w * 1.9}! ${bend + w * 0.5},${-long + 2}!`,
            { s: 2, l: 1.5, cut: 0, ink: 2.2 },
          );
        p.limb(skin, `0,6 ${-bend * 0.3},${-long * 0.5} ${bend},${-long}`, w, w * 0.72, {
          s: w * 0.4,
          l: w * 0.25,
          ...thin,
        });
      });
    }
    if (thumb)
      p.at({ x: w * 1.3, y: -4, turn: 66 }, () =>
        p.limb(skin, `0,4 2,${-len * 0.4} -2,${-len * 0.72}`, w, w * 0.7, { s: 3, l: 2, ...thin }),
      );
    const [a, b] = [n * w * 0.5, n * w * 0.36];
    p.part(skin, `${-n * w * 0.42},4 ${-a},-12 0,-18 ${a},-12 ${b},4 0,8`, { s: 7, l: 4, ...thin });
  });
}

/** A hand of bone. */
export const boneHand = (p: Pen, options: PawOptions = {}): void =>
  paw(p, 'bone', { w: 5.4, len: 28, spread: 15, bend: 5, ...options });

interface LegOptions {
  readonly boot?: Material;
  /** 1 points right, -1 left. */
  readonly toe?: 1 | -1;
  readonly k?: number;
  readonly o?: FormOptions;
}

/** A leg with a boot, from hip to ankle. */
export function leg(
  p: Pen,
  m: Material,
  line: string,
  w0: number,
  w1: number,
  options: LegOptions = {},
): void {
  const { boot = 'leather', toe = 1, k = 1, o = {} } = options;
  p.limb(m, line, w0, w1, o);
  const { x, y } = ringAt(parse(line), -1);
  p.at({ x, y, flip: toe < 0, scale: k }, () =>
    p.part(boot, '-13,-14! 12,-16! 14,4 34,12 38,22! -14,22! -15,4', { s: 8, l: 4, cut: 0.2 }),
  );
}

interface FootOptions {
  readonly k?: number;
  readonly flip?: boolean;
  readonly nail?: Material;
}

/** A bare foot with claws, pointing right. */
export function foot(p: Pen, m: Material, x: number, y: number, options: FootOptions = {}): void {
  const { k = 1, flip = false, nail = 'bone' } = options;
  p.at({ x, y, scale: k, flip }, () => {
    for (const a of [12, 24, 35])
      p.part(nail, `${a - 4},6! ${a + 10},12! ${a - 4},13!`, { s: 2, l: 1, cut: 0, ink: 2.2 });
    p.part(m, '-14,-14 8,-14 20,-2 36,4 36,12! -14,12! -18,0', { s: 8, l: 4, cut: 0.2 });
  });
}

interface ArmOptions extends FormOptions {
  /** How far the muscles swell, 0 to 1. */
  readonly bulge?: number;
}

const SWELL = [
  [0, 0],
  [0.16, 0.32],
  [0.32, 0],
  [0.5, -0.3],
  [0.68, 0.32],
  [0.84, 0],
  [1, 0],
] as const;

/** An arm or a leg with a round joint and swelling muscle: shoulder, elbow, wrist. */
export function arm(
  p: Pen,
  m: Material,
  line: string,
  w0: number,
  w1 = w0 * 0.6,
  options: ArmOptions = {},
): Pen {
  const { bulge = 0.35, ...form } = options;
  const [a, b, c] = parse(line);
  if (!a || !b || !c) throw new Error(`An arm has three joints: '${line}'.`);
  const at = (u: number): Point => {
    const v = 1 - u;
    const on = (from: number, over: number, to: number) =>
      v * v * from + 2 * u * v * (2 * over - (from + to) / 2) + u * u * to;
    return { x: on(a.x, b.x, c.x), y: on(a.y, b.y, c.y) };
  };
  const edge = (sign: number) =>
    SWELL.map(([u, swell]) => {
      const way = direction(at(Math.max(0, u - 0.04)), at(Math.min(1, u + 0.04)));
      const w = (sign * (w0 + (w1 - w0) * u) * (1 + bulge * swell)) / 2;
      const { x, y } = at(u);
      return `${(x - way.y * w).toFixed(1)},${(y + way.x * w).toFixed(1)}`;
    });
  const first = direction(at(0), at(0.04));
  const cap = `${(a.x - first.x * w0 * 0.45).toFixed(1)},${(a.y - first.y * w0 * 0.45).toFixed(1)}`;
  const ring = [cap, ...edge(1), ...edge(-1).reverse()].join(' ');
  return p.part(m, ring, { s: w0 * 0.42, l: w0 * 0.22, cut: 0.4, ...form });
}
