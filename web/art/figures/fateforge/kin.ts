import { INK, type Material, type Tones, tones } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { flame } from '../../parts/fire.ts';
import { blade, M, type Triple } from './parts.ts';

interface NewtOptions {
  readonly skin?: Tones;
  readonly fin?: Tones;
  readonly gape?: number;
  readonly puff?: number;
  readonly lit?: string;
  readonly brow?: number;
  readonly teeth?: boolean;
  readonly pale?: string;
  readonly calm?: boolean;
}

export function mixDark(c: string): string {
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(Number.parseInt(c.slice(i, i + 2), 16) * 0.6)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lampSign = (p: Pen, s = 1): Pen =>
  p.at({ scale: s }, () =>
    p
      .part(M.brass, '-8,-20! 8,-20! 14,-12! 12,18! 16,24! -16,24! -12,18! -14,-12!', {
        s: 5,
        l: 3,
        cut: 0,
        cased: false,
        ink: 2,
      })
      .flat('#5a3a14', '-7,-8! 7,-8! 6,14! -6,14!')
      .flat('#ffe08a', '0,-6 4,4 0,12 -4,4'),
  );

export const watchEyes = { glow: 'Gold', lit: '#ffe28a' } as const;

export const mask = { glow: 'Green', lit: '#e8ffb0' } as const;

/** The mask brings its own eyes. */
export const blind = { near: undefined, far: undefined } as const;

export const cold = (p: Pen, list: readonly Triple[]): void => {
  for (const [x, y, r] of list) p.dot('#e6fbff', x, y, r, { over: true }).glow('Ice', x, y, r * 3.6);
};

export const burn = { glow: 'Fire', lit: '#fff3b0' } as const;

export const fireAt = (p: Pen, x: number, y: number, s = 1, turn = 0): Pen =>
  p
    .at({ x, y, scale: s, turn }, () =>
      flame(p, '-16,6 -22,-12 -10,-26 -14,-44! 2,-34 6,-58! 16,-36 22,-44! 22,-12 16,6', { cx: 0, cy: 4 }),
    )
    .glow('Fire', x, y - 18 * s, 44 * s);

export const pointed = (p: Pen, mat: Material, lean = 0): Pen =>
  p.part(
    mat,
    `-40,44 -46,0 -36,-36 ${-14 + lean},-74 ${lean},-122! ${20 + lean * 0.6},-70 36,-36 42,-2 36,40 6,54 -20,52`,
    { s: 18, d: 8, l: 9, cut: 0.5 },
  );
/** A broad wet head, eyes on top, fins for ears. gape: how far the mouth is open; puff: cheeks. */
export function newt(
  p: Pen,
  {
    skin = M.newt,
    fin = M.verdi,
    gape = 0,
    puff = 0,
    lit = '#fff27a',
    brow = 4,
    teeth = false,
    pale = '#e6e8b8',
    calm = false,
  }: NewtOptions = {},
): void {
  const T = tones(skin);
  p.part(fin, '-28,-16! -60,-38! -52,-16! -70,-4! -50,4! -54,22! -28,16', { s: 9, l: 6, cut: 0.2 }).brush(
    fin[3],
    ['-30,-8 -54,-30', '-32,0 -62,-4', '-30,8 -50,16'],
    3,
  );
  if (gape)
    p.part(skin, `-30,14 -18,${30 + gape} 10,${38 + gape} 38,${26 + gape} 44,${10 + gape * 0.5}! 6,16`, {
      s: 9,
      l: 4,
    });
  p.part(
    skin,
    `-38,0 -34,-26 -14,-40 14,-42 36,-30 46,-8 ${46 + puff},10 ${30 + puff * 0.6},${gape ? 14 : 32} 0,${gape ? 18 : 38} ${-28 - puff * 0.4},${gape ? 16 : 28}`,
    { s: 20, d: 8, l: 9, cut: 0.4 },
  );
  if (!gape)
    p.flat(pale, '-18,24 8,26 36,18 26,32 0,38').brush(INK, `-30,12 -8,20 16,19 ${44 + puff * 0.6},6`, 4, {
      from: 0.3,
      to: 0.3,
    });
  else {
    p.flat('#3a0f1e', `-26,15! 6,18 43,10! ${38},${22 + gape} 8,${30 + gape} -18,${24 + gape}`).flat(
      '#b04a5a',
      `-8,${22 + gape} 10,${16 + gape} 28,${20 + gape} 10,${27 + gape}`,
    );
    if (teeth)
      p.flat(
        '#fff1c8',
        `-22,15! -16,26! -10,17! -3,30! 3,18! 10,31! 17,17! 24,29! 30,14! 36,24! 42,10! 6,14`,
      );
  }
  for (const [x, y, r] of [
    [-8, -26, 15],
    [26, -28, 13],
  ] as const) {
    p.part(
      skin,
      `${x - r},${y + 4} ${x - r * 0.7},${y - r * 0.8} ${x + 2},${y - r} ${x + r},${y - r * 0.5} ${x + r},${y + 6} ${x},${y + r * 0.8}`,
      { s: 7, l: 4, cut: 0 },
    );
    const [u, v] = calm ? [-0.5, -0.5] : x < 0 ? [-0.5, 0.12] : [0.12, -0.5]; // the lid falls towards the nose
    p.dot(INK, x + 2, y, r * 0.8)
      .flat(
        lit,
        `${x + 2 - r * 0.62},${y + r * u}! ${x + 2 + r * 0.66},${y + r * v}! ${x + 2 + r * 0.6},${y + r * 0.3} ${x + 2},${y + r * 0.64} ${x + 2 - r * 0.58},${y + r * 0.3}`,
        { over: true },
      )
      .flat(
        INK,
        `${x + 3},${y - r * (calm ? 0.45 : 0.15)} ${x + 5.6},${y + r * 0.15} ${x + 3},${y + r * 0.58} ${x + 0.6},${y + r * 0.15}`,
        { over: true },
      );
    if (!calm) p.glow('Green', x + 2, y + 2, r * 1.1);
  }
  if (brow) p.brush(T[3], ['-26,-40 -10,-38 6,-26', '14,-28 26,-42 42,-40'], brow, { from: 0.3, to: 0.6 });
  p.dot(INK, 30, -6, 2.4).dot(INK, 40, -8, 2).brush(T[2], ['-24,0 -16,4', '-28,-8 -22,-6'], 3);
}

export const skirt = (
  p: Pen,
  x: number,
  y: number,
  list: readonly (readonly [dx: number, turn: number])[],
  l = 56,
): void => {
  for (const [dx, r] of list) p.at({ x: x + dx, y, turn: 180 + r }, () => blade(p, l, 6, M.reed, 13));
};

export const web = (p: Pen, x: number, y: number, s = 1, turn = 0, skin: Material = M.newt): Pen =>
  p.at({ x, y, turn, scale: s }, () =>
    p.part(skin, '-12,-10 6,-12 18,2 40,10! 28,14 34,22! 18,18 8,24! -4,16 -16,14', { s: 7, l: 4, cut: 0 }),
  );

export const tooth = (p: Pen, list: readonly Triple[], s = 1): void => {
  for (const [x, y, r] of list)
    p.at({ x, y, turn: r, scale: s }, () =>
      p.part('bone', '-5,3! 0,-16! 6,3!', { s: 3, d: 0, l: 2, cut: 0, ink: 2.2 }),
    );
};
