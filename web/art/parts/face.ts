import { type Glow, INK, type Material, tones } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';

// A head is centred on 0,0, looks right and is 84 high.

export interface EyeOptions {
  readonly y?: number;
  /** Where the near and the far eye are; without one, undefined. */
  readonly near?: number | undefined;
  readonly far?: number | undefined;
  readonly w?: number;
  readonly h?: number;
  readonly slant?: number;
  readonly iris?: string | undefined;
  /** For those who are not human: a light instead of an eye. */
  readonly glow?: Glow;
  readonly lit?: string;
}

/** Both eyes of a face that is turned three quarters. */
export function eyes(p: Pen, options: EyeOptions = {}): void {
  const { y = -4, w = 8, h = 4.4, slant = 0, iris = '#3f6f9a', glow, lit = '#ffe9a0' } = options;
  const near = 'near' in options ? options.near : -5;
  const far = 'far' in options ? options.far : 19;
  for (const [x, k, turned] of [[near, 1, 1] as const, [far, 0.82, -1] as const]) {
    if (x === undefined) continue;
    const a = w * k;
    const s = turned * slant;
    const almond = `${x - a},${y - s} ${x},${y - h} ${x + a},${y + s}! ${x},${y + h * 0.7}`;
    if (glow) {
      p.flat(INK, `${x - a - 4},${y - s - 1} ${x},${y - h - 4} ${x + a + 4},${y + s}! ${x},${y + h + 3}`);
      p.flat(lit, almond, { over: true }).glow(glow, x, y, a * 2);
      continue;
    }
    p.flat('#f6e6cc', almond)
      .dot(iris, x + a * 0.2, y - 0.4, h * 0.78)
      .dot(INK, x + a * 0.24, y - 0.4, h * 0.42)
      .dot('#ffffff', x - a * 0.02, y - h * 0.4, h * 0.24);
    p.brush(INK, `${x - a - 2},${y - s + 1} ${x - 1},${y - h} ${x + a + 3},${y + s + 1}`, 4.6, {
      from: 0.4,
      to: 0.5,
    });
  }
}

/** The outline of the head, so that no two people share one skull; j narrows it. */
const BUILDS = {
  plain: (j: number) =>
    `-26,-20 -14,-40 10,-42 26,-28 29,-8 ${28 - j / 2},8 ${22 - j},28 ${8 - j / 2},42 ${-6 - j / 3},40 ${-20 + j},26 -27,6`,
  square: (j: number) =>
    `-27,-20 -15,-40 10,-42 27,-28 30,-8 ${31 - j},12 ${28 - j},31 14,43 -6,43 ${-23 + j},33 -28,8`,
  long: (j: number) =>
    `-23,-22 -12,-43 9,-45 24,-30 27,-8 ${26 - j / 2},10 ${21 - j},33 10,50 -3,48 ${-16 + j},31 -24,6`,
  round: (j: number) =>
    `-29,-16 -18,-38 8,-43 28,-30 33,-8 ${33 - j},11 ${26 - j},29 9,39 -8,38 ${-25 + j},26 -31,6`,
  gaunt: (j: number) =>
    `-26,-22 -13,-41 10,-43 27,-29 29,-8 24,7 ${24 - j},22 13,46 -2,46 -14,31 -19,14 -27,0`,
} as const;

type Mouth = 'set' | 'smile' | 'lips' | 'shout' | 'smirk' | 'none';

interface FaceOptions {
  readonly skin?: Material;
  readonly build?: keyof typeof BUILDS;
  /** 0 to 1: how far the brows are drawn together. */
  readonly stern?: number;
  /** 0 to 1: for women, elves, the old. */
  readonly thin?: number;
  readonly iris?: string;
  readonly brow?: string;
  readonly nose?: number;
  readonly mouth?: Mouth;
  readonly eye?: EyeOptions;
  readonly ear?: boolean;
  /** How far the ear's tip reaches out. */
  readonly pointed?: number;
}

/** A human face, or nearly human. Brows carry the mood, half of it lies in shadow. */
export function face(p: Pen, options: FaceOptions = {}): void {
  const { skin = 'skin', build = 'plain', stern = 0.6, thin = 0, iris, brow = INK, nose = 1 } = options;
  const { mouth = 'set', eye = {}, ear = true, pointed = 0 } = options;
  const [lit, , shadow] = tones(skin);
  if (ear) {
    const tip = `-22,-8 -30,-18 ${-44 - pointed},-30! -38,-4 -26,8`;
    p.part(skin, pointed ? tip : '-22,-8 -31,-12 -34,0 -30,10 -22,12', { s: 5, l: 3 });
  }
  const cut = thin > 0.6 ? 0 : 0.3;
  p.part(skin, BUILDS[build](6 * thin), { s: 20 - 7 * thin, d: 8 - 4 * thin, l: 8, cut });
  p.flat(shadow, '10,-14! 30,-12 29,2! 18,4 11,-4').flat(shadow, '-15,-12! 4,-13 7,-2 4,4! -8,3 -16,-4');
  eyes(p, { iris, slant: stern * 1.5, w: 8 + thin, h: 4.4 + 1.4 * thin, ...eye });
  // The nose: a lit ridge with its shadow to the right.
  p.flat(shadow, `${10 + thin},${-10 + 8 * thin} 15,2 ${20 + 4 * nose},13 18,18 8,18! 14,12 10,0`);
  p.flat(lit, `8,-10 11,2 ${15 + 3 * nose},13 10,15! 7,8 7,-2`);
  p.brush(INK, `7,18 ${13 + nose},20 ${19 + 2 * nose},16`, 2.8 - thin);
  const b = stern * 6;
  const brows = [
    `-17,${-13 - b * 0.3} -6,${-17 + b * 0.2} 5,${-13 + b}`,
    `12,${-13 + b} 20,-17 29,${-14 - b * 0.2}`,
  ];
  p.brush(brow, brows, 7.5 - thin * 3.6, { from: 0.35, to: 0.5 });
  MOUTHS[mouth](p, shadow);
  if (thin < 0.9) p.brush(shadow, build === 'gaunt' ? '-20,6 -13,18 -8,32' : '-16,10 -12,20 -6,26', 3);
}

const MOUTHS: Readonly<Record<Mouth, (p: Pen, shadow: string) => void>> = {
  set: (p, shadow) => p.brush(INK, '-1,28 8,27 19,27', 3).brush(shadow, '3,33 9,34 15,32', 3),
  smile: (p, shadow) => p.brush(INK, '-4,25 6,30 18,28 22,24', 3).brush(shadow, '3,35 9,36 14,34', 3),
  smirk: (p, shadow) => p.brush(INK, '-2,29 8,30 18,26 23,22', 3).brush(shadow, '3,35 9,36 14,34', 3),
  lips: (p, shadow) =>
    p
      .flat('#b4483f', '0,27 6,24 9,25 13,24 18,27! 12,32 7,32')
      .brush(INK, '-1,27 9,28 19,26', 2.2)
      .brush(shadow, '5,36 10,37 14,35', 2.6),
  shout: (p) =>
    p.flat('#3a1014', '-2,25 8,23 18,25 17,35 7,37').flat('#fff1d8', '1,25 9,24 16,26 15,29 3,29'),
  none: () => undefined,
};

interface SkullOptions {
  readonly bone?: Material;
  /** How far the jaw hangs; 0 without one. */
  readonly jaw?: number;
  readonly glow?: Glow;
  readonly lit?: string;
}

/** A skull, for the dead. */
export function skull(
  p: Pen,
  { bone = 'bone', jaw = 1, glow = 'Ice', lit = '#d9f6ff' }: SkullOptions = {},
): void {
  const shadow = tones(bone)[2];
  if (jaw > 0)
    p.part(bone, `-12,22 -8,${38 + jaw * 4} 6,${48 + jaw * 5} 20,${44 + jaw * 4} 24,24! 8,30`, {
      s: 8,
      l: 3,
    });
  p.part(bone, '-32,-14 -24,-38 2,-48 24,-38 33,-16 31,2! 26,8 26,24! 16,30 2,29 -6,22! -14,12 -28,8', {
    s: 15,
    d: 6,
    l: 9,
    cut: 0.3,
  });
  p.flat(INK, '-15,-10 -2,-13 6,-6! 4,6 -6,9 -15,2')
    .flat(INK, '14,-6! 22,-12 30,-8 29,4 20,8 14,4')
    .flat(INK, '9,6! 14,17! 10,16! 5,17!');
  p.brush(INK, ['1,22 1,31', '7,23 7,33', '13,23 13,33', '19,22 19,31'], 2.2, { from: 0.6, to: 0.4 });
  p.brush(shadow, ['-20,-26 -14,-30 -12,-24 -6,-28', '-24,2 -18,6'], 3);
  for (const [x, k] of [[-4, 1] as const, [22, 0.85] as const])
    p.glow(glow, x, -1, 12 * k).dot(lit, x, -1, 3.4 * k, { over: true });
}
