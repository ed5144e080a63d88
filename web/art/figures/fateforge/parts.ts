import { parse, ringAt } from '../../hand/geometry.ts';
import { type Glow, INK, type Material, type Tones, tones } from '../../hand/materials.ts';
import type { FormOptions, Pen } from '../../hand/pen.ts';
import { type EyeOptions, eyes } from '../../parts/face.ts';

export type Triple = readonly [x: number, y: number, r: number];
export type Reed = readonly [x: number, y: number, turn: number, length: number, bend?: number];

interface LegOptions extends FormOptions {
  /** '' is a bare foot. */
  readonly shoe?: Material | '';
  readonly turn?: number;
  readonly s?: number;
  readonly flip?: boolean;
}

interface LanternOptions {
  readonly metal?: Material;
  readonly light?: string;
  readonly glow?: Glow;
  readonly reach?: number;
}

interface WeakOptions {
  readonly glow?: Glow;
  readonly lit?: string;
  readonly hot?: string;
}

export interface VisageOptions {
  readonly skin?: Material;
  readonly wide?: number;
  readonly jaw?: number;
  readonly long?: number;
  readonly nose?: number;
  readonly hook?: number;
  readonly mood?: number;
  readonly mouth?: 'set' | 'smile' | 'snarl' | 'sing' | 'grin' | 'none';
  readonly brow?: string;
  readonly bushy?: number;
  readonly ear?: number;
  readonly eye?: EyeOptions;
  readonly glow?: Glow;
  readonly lit?: string;
  readonly iris?: string;
  readonly gaunt?: number;
  readonly cut?: number;
}

/** New stuffs, four tones each. */
export const M = {
  navy: ['#9db6de', '#4c689c', '#293b68', '#111a36'],
  brass: ['#fff2b8', '#d9a648', '#86581f', '#3c2210'],
  rusty: ['#f7ab66', '#bd5f2f', '#742f26', '#33131a'],
  plum: ['#d394b4', '#8a4468', '#4d2244', '#231026'],
  verdi: ['#b4ead0', '#57a58c', '#2a6460', '#102a31'],
  shroud: ['#e4e8d2', '#9aa698', '#55626a', '#22283e'],
  earth: ['#a98e76', '#6b5145', '#402e2f', '#1d141a'],
  slate: ['#b9c0cf', '#737c92', '#424860', '#1d2036'],
  coal: ['#8b7076', '#4b373e', '#2a1d25', '#140c13'],
  robe: ['#f27b5c', '#b3332e', '#6b1526', '#2f0818'],
  bronze: ['#ffdc96', '#c78339', '#7a451f', '#371a10'],
  mud: ['#b89a68', '#7a6240', '#463a2c', '#1f1b1b'],
  reed: ['#e6dc82', '#a8a344', '#5f6a2c', '#26331e'],
  newt: ['#cfe0a0', '#7fa86a', '#45705a', '#182e33'],
  eel: ['#a8c4b4', '#5a8480', '#2f525c', '#11232f'],
  silk: ['#d6b6ff', '#8a5fd0', '#4c3090', '#1f1448'],
  soot: ['#6d6474', '#3f3846', '#25202c', '#120e17'],
  brown: ['#e0a878', '#a8683f', '#673a2a', '#301a19'],
} as const satisfies Readonly<Record<string, Tones>>;

/** Fingers around a shaft that runs up and down through 0,0. */
export function grip(p: Pen, skin: Material = 'skin', s = 1): void {
  p.at({ scale: s }, () => {
    if (p.coarse) {
      // Nobody counts fingers at 40 pixels.
      p.part(skin, '-14,-12 -3,-19 10,-15 15,-8 15,9 8,16 -11,14 -17,0', { s: 8, l: 5, cut: 0 });
      p.brush(INK, ['2,-6 14,-6', '2,2 15,2', '2,9 13,9'], 4, { from: 0.6, to: 0.6 });
      return;
    }
    p.part(skin, '-14,-12 -4,-17 6,-14 8,12 0,17 -12,14 -17,0', { s: 7, l: 4, cut: 0 });
    for (const y of [10.5, 3.6, -3.4, -10.4])
      p.part(skin, `-3,${y - 3.8} 9,${y - 4.4} 15,${y} 9,${y + 4.2} -3,${y + 3.8}`, {
        s: 3.4,
        d: 0,
        l: 2,
        cut: 0,
        ink: 2.2,
        cased: y > 8 || y < -8,
      });
    p.limb(skin, '-10,-10 -4,-18 5,-19', 8, 6, { ink: 2.2 });
  });
}
/** An open hand, fingers up. */
export function palm(p: Pen, skin: Material = 'skin', s = 1): void {
  p.at({ scale: s }, () => {
    p.part(
      skin,
      '-10,14! -13,-2 -25,-12 -23,-18 -12,-12 -14,-34 -8,-36 -4,-15 -3,-41 4,-41 5,-15 12,-37 17,-34 12,-10 22,-25 26,-21 15,4 11,15!',
      { s: 7, l: 4, cut: 0 },
    );
    p.brush(tones(skin)[2], ['-8,-8 0,-5 10,-7', '-7,0 0,6 2,12'], 2.4);
  });
}
/** Long fingers that end in points, reaching up. */
export function claw(p: Pen, skin: Material = 'bone', s = 1, spread = 1): void {
  p.at({ scale: s }, () => {
    for (const [a, l] of [
      [-88, 22],
      [-42, 34],
      [-14, 40],
      [12, 40],
      [40, 32],
    ] as const)
      p.at({ turn: a * spread }, () =>
        p.limb(skin, `0,-4 4,${-l * 0.55} ${-2},${-l}`, 8, 1.6, { s: 3.4, l: 1.6, cut: 0, ink: 2.4 }),
      );
    p.part(skin, '-10,8 -12,-6 0,-13 12,-6 10,9 0,13', { s: 7, l: 4, cut: 0 });
  });
}
/** A fist with one finger out, pointing right. */
export function pointer(p: Pen, skin: Material = 'skin', s = 1): void {
  p.at({ scale: s }, () => {
    p.limb(skin, '2,-8 20,-9 38,-7', 9, 6, { ink: 2.4 });
    p.part(skin, '-14,-10 -2,-15 10,-13 14,-3 13,8 4,14 -10,12 -16,2', { s: 8, l: 4, cut: 0 });
    for (const y of [-1, 6])
      p.part(skin, `0,${y - 4} 12,${y - 4} 16,${y} 11,${y + 4} 0,${y + 4}`, { s: 3, l: 2, cut: 0, ink: 2.2 });
  });
}
const boot = (p: Pen, mat: Material = 'leather', s = 1): Pen =>
  p.at({ scale: s }, () =>
    p
      .part(mat, '-12,-18! 11,-19! 12,0 31,7 35,18! -12,18! -14,2', { s: 8, l: 4, cut: 0.2 })
      .brush(tones(mat)[3], '-12,10 10,11 33,13', 3),
  );
/** Hip to ankle through the knee, and the boot. */
export function leg(
  p: Pen,
  mat: Material,
  line: string,
  w0 = 30,
  w1 = 20,
  { shoe = 'leather', turn = 0, s = 1, flip = false, ...more }: LegOptions = {},
): void {
  p.limb(mat, line, w0, w1, { cut: 0.4, ...more });
  const { x, y } = ringAt(parse(line), -1);
  if (shoe) p.at({ x, y, turn, flip }, () => boot(p, shoe, s));
}

/**
 * A head that can be anyone's. wide, jaw, long: of the skull, the jaw, the chin; nose, hook: how far it
 * stands out and hangs; mood: brows, -1 worried .. 1 angry; mouth: set, smile, snarl, sing, grin, none.
 */
export function visage(
  p: Pen,
  {
    skin = 'skin',
    wide = 1,
    jaw = 1,
    long = 1,
    nose = 1,
    hook = 0,
    mood = 0.7,
    mouth = 'set',
    brow = INK,
    bushy = 1,
    ear = 1,
    eye = {},
    glow,
    lit = '#ffe9a0',
    iris = '#4a6a52',
    gaunt = 0,
    cut = 0.35,
  }: VisageOptions = {},
): void {
  const T = tones(skin),
    W = (x: number) => x * wide,
    J = (x: number) => x * jaw,
    L = (y: number) => y * long;
  if (ear)
    p.part(
      skin,
      `${W(-22)},-8 ${W(-30) - 2 * ear},${-12 - 4 * ear} ${W(-33) - 3 * ear},0 ${W(-29)},10 ${W(-21)},12`,
      { s: 5, l: 3, cut: 0 },
    );
  p.part(
    skin,
    `${W(-26)},-20 ${W(-14)},-40 ${W(10)},-43 ${W(27)},-28 ${W(29)},-8 ${W(28) - 4 * gaunt},9 ${J(23)},${L(28)} ${J(10)},${L(43)} ${J(-6)},${L(41)} ${J(-20)},${L(27)} ${W(-27) + 5 * gaunt},7`,
    { s: 20, d: 8, l: 8, cut },
  );
  p.flat(T[2], `${W(10)},-15! ${W(30)},-13 ${W(28)},3! 17,5 10,-3`).flat(
    T[2],
    `${W(-17)},-13! 4,-14 8,-2 4,5! -8,4 ${W(-17)},-4`,
  );
  eyes(p, { iris, ...(glow && { glow }), lit, slant: mood * 2, near: -5 * wide, far: 19 * wide, ...eye });
  const n = 12 * nose,
    h = 9 * hook;
  p.part(skin, `6,-12 12,-6 ${14 + n * 0.7},6 ${16 + n},${13 + h} ${12 + n * 0.5},${19 + h * 0.7} 3,18 5,6`, {
    s: 6,
    l: 4,
    d: 0,
    cut: 0,
    ink: 2,
    cased: nose > 1.2,
  });
  p.brush(INK, `5,18 ${10 + n * 0.4},${20 + h * 0.6} ${14 + n * 0.8},${17 + h}`, 2.8);
  const b = mood * 6;
  if (bushy)
    p.brush(
      brow,
      [
        `${W(-19)},${-13 - b * 0.3} -6,${-18 + b * 0.3} 6,${-13 + b}`,
        `12,${-13 + b} 20,-18 ${W(30)},${-14 - b * 0.2}`,
      ],
      7.5 * bushy,
      { from: 0.35, to: 0.5 },
    );
  const y = L(29);
  if (mouth === 'set')
    p.brush(INK, `${J(-3)},${y + 1} 8,${y - 2} ${J(20)},${y}`, 3.4).brush(
      T[2],
      `2,${y + 6} 9,${y + 7} 15,${y + 5}`,
      3,
    );
  if (mouth === 'smile')
    p.brush(INK, `${J(-6)},${y - 4} 6,${y + 2} ${J(20)},${y - 5}`, 3.4).brush(
      T[2],
      `3,${y + 7} 9,${y + 8} 14,${y + 6}`,
      3,
    );
  if (mouth === 'snarl')
    p.flat('#3a1014', `${J(-8)},${y + 1}! 4,${y - 5} ${J(22)},${y - 5}! ${J(20)},${y + 5} 8,${y + 8}`).flat(
      '#fff1d8',
      `${J(-4)},${y}! 1,${y + 4}! 5,${y - 1}! 9,${y + 4}! 13,${y - 1}! 17,${y + 3}! ${J(20)},${y - 4}! 6,${y - 4}`,
    );
  if (mouth === 'grin')
    p.flat(
      '#3a1014',
      `${J(-12)},${y - 8}! 4,${y} ${J(24)},${y - 9}! ${J(18)},${y + 6} 6,${y + 9} ${J(-6)},${y + 3}`,
    )
      .flat(
        '#fff1d8',
        `${J(-10)},${y - 6}! 5,${y} ${J(22)},${y - 7}! ${J(18)},${y + 1} 6,${y + 5} ${J(-6)},${y}`,
      )
      .brush(INK, [`0,${y - 2} 1,${y + 4}`, `7,${y} 7,${y + 6}`, `14,${y - 2} 13,${y + 4}`], 1.8);
  if (mouth === 'sing')
    p.flat('#2a0a12', `2,${y - 7} 12,${y - 8} 17,${y + 2} 12,${y + 12} 4,${y + 11} 0,${y + 2}`).flat(
      '#8f2a34',
      `4,${y + 5} 10,${y + 3} 13,${y + 9} 6,${y + 10}`,
    );
  if (gaunt) p.brush(T[gaunt < 1 ? 2 : 3], [`${W(-17)},12 -11,22 -8,32`, `${W(25)},12 22,20`], 4 * gaunt);
}
/** The wide iron brim of the watch. */
export function kettle(p: Pen, mat: Material = 'iron', band: Material = M.navy): void {
  p.part(mat, '-27,-16! -26,-42 -4,-60 16,-54 30,-18! 4,-24', { s: 16, d: 6, l: 8, cut: 0.3 });
  p.part(band, '-28,-24! -26,-34! 4,-42 27,-34! 30,-23! 4,-30', { s: 6, l: 4, cut: 0, cased: false });
  p.part(mat, '-50,-10! -30,-22 2,-29 30,-22 48,-10! 22,-17 2,-19 -26,-15', { s: 6, l: 5, cut: 0 });
}

/** Hangs from 0,0. */
export function lantern(
  p: Pen,
  s = 1,
  { metal = M.brass, light = '#ffe08a', glow = 'Gold', reach = 40 }: LanternOptions = {},
): void {
  p.at({ scale: s }, () => {
    p.brush(INK, ['-7,8 -6,-1 0,-4 6,-1 7,8'], 6).brush(tones(metal)[1], ['-7,8 -6,-1 0,-4 6,-1 7,8'], 3);
    p.part(metal, '-6,6! 6,6! 17,19! -17,19!', { s: 6, l: 4, cut: 0 });
    p.part([light, light, light, light], '-14,19! 14,19! 11,46! -11,46!', { s: 0, l: 0 });
    p.flat('#ffffff', '0,24 5,35 0,42 -5,35').brush(
      tones(metal)[3],
      ['-14,19 -11,46', '-5,19 -4,46', '5,19 4,46', '14,19 11,46'],
      3,
      { from: 1, to: 1 },
    );
    p.part(metal, '-15,45! 15,45! 12,54! -12,54!', { s: 5, l: 3, cut: 0 });
    p.glow(glow, 0, 33, reach);
  });
}
/** A pleated collar round 0,0. */
export function ruff(p: Pen, r = 40, mat: Material = 'linen', flat = 0.42): void {
  const N = 22;
  p.part(
    mat,
    Array.from({ length: N }, (_, i) => {
      const a = (i / N) * 6.283,
        k = i % 2 ? 1 : 0.8;
      return `${(Math.cos(a) * r * k).toFixed(1)},${(Math.sin(a) * r * k * flat).toFixed(1)}${i % 2 ? '' : '!'}`;
    }).join(' '),
    { s: 8, l: 6, cut: 0.3 },
  );
  p.brush(
    tones(mat)[2],
    [0.4, 0.9, 1.5, 2.1, 2.7].map(
      (a) =>
        `${Math.cos(a) * r * 0.4},${Math.sin(a) * r * 0.4 * flat} ${Math.cos(a) * r * 0.85},${Math.sin(a) * r * 0.85 * flat}`,
    ),
    3,
  );
}
export function knife(p: Pen, length = 60, metal: Material = 'iron', hilt: Material = M.rusty): void {
  p.part(metal, `-6,-10! -8,${-length * 0.5} 2,${-length}! 8,${-length * 0.55} 6,-10!`, {
    s: 6,
    l: 4,
    cut: 0,
  });
  p.part(hilt, '-12,-12! 12,-12! 11,-6! -11,-6!', { s: 3, l: 2, cut: 0 }).limb('leather', '0,14 0,-6', 9, 9);
}
/** A crown of bent nails on a band: the sign of the Rust Court. */
export function nails(
  p: Pen,
  s = 1,
  list: readonly Triple[] = [
    [-28, -22, 26],
    [-15, -8, 38],
    [0, 4, 32],
    [15, 6, 44],
    [29, 22, 28],
  ],
): void {
  p.at({ scale: s }, () => {
    for (const [x, r, l] of list)
      p.at({ x, turn: r }, () =>
        p.part(
          'rust',
          `-3.5,4! -3,${-l}! -8,${-l - 1}! -8,${-l - 6}! 8,${-l - 6}! 8,${-l - 1}! 3,${-l}! 3.5,4!`,
          { s: 4, d: 0, l: 2, cut: 0 },
        ),
      );
    p.part('rust', '-34,8! -34,-6! 0,-12 34,-7! 34,7! 0,2', { s: 7, l: 4, cut: 0.3 });
  });
}
/** A leaf of the reeds from 0,0 upwards. */
export const blade = (p: Pen, l = 60, bend = 10, mat: Material = M.reed, w = 8): Pen =>
  p.part(
    mat,
    `${-w / 2},2! ${bend * 0.4 - w * 0.6},${-l * 0.55} ${bend},${-l}! ${bend * 0.5 + w * 0.5},${-l * 0.5} ${w / 2},2!`,
    { s: 4, d: 0, l: 2, cut: 0 },
  );
export const reeds = (p: Pen, list: readonly Reed[], mat: Material = M.reed): void => {
  for (const [x, y, turn, l, bend = 10] of list) p.at({ x, y, turn }, () => blade(p, l, bend, mat));
};
export function cattail(p: Pen, l = 90): void {
  p.limb(M.reed, `0,0 3,${-l * 0.5} 0,${-l}`, 5, 4, { s: 2, l: 1 });
  p.part('fur', `-7,${-l + 4} -6,${-l - 26} 0,${-l - 34} 7,${-l - 24} 7,${-l + 4}`, { s: 5, l: 3, cut: 0 });
}
/** A strip of burial linen. */
export const wrap = (p: Pen, lines: string | readonly string[], w = 10, mat: Material = M.shroud): void => {
  for (const l of [lines].flat()) p.limb(mat, l, w, w * 0.8, { s: w * 0.35, l: w * 0.2, cut: 0.3, ink: 2.4 });
};
/** A grave bell: the Unburied wear the cord that should have called for help. */
export function bell(p: Pen, s = 1, mat: Material = M.bronze): void {
  p.at({ scale: s }, () => {
    p.dot(INK, 0, 34, 6).dot(tones(mat)[1], 0, 33, 4);
    p.part(mat, '-5,2! 5,2! 11,10 13,24 20,33! -20,33! -13,24 -11,10', { s: 9, l: 5, cut: 0 });
    p.brush(tones(mat)[3], '-15,26 0,28 15,26', 2.6, { from: 1, to: 1 });
  });
}
/** Where a boss can be hurt: broken ring, bright wound. */
export function weak(
  p: Pen,
  x: number,
  y: number,
  r = 20,
  { glow = 'Red', lit = '#ffdcc0', hot = '#ff5a3a' }: WeakOptions = {},
): void {
  const star = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 6.283 - 0.3,
      k = i % 2 ? 0.42 : 0.85 + (0.25 * ((i * 7) % 4)) / 3;
    return `${(x + Math.cos(a) * r * k).toFixed(1)},${(y + Math.sin(a) * r * k).toFixed(1)}!`;
  }).join(' ');
  p.flat(
    INK,
    star.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a, b) => `${x + (a - x) * 1.3},${y + (b - y) * 1.3}`),
    { over: true },
  );
  p.flat(hot, star, { over: true })
    .dot(lit, x, y, r * 0.36, { over: true })
    .glow(glow, x, y, r * 2.3);
}
/** Embers that fly up. */
export const sparks = (p: Pen, list: readonly Triple[]): void => {
  for (const [x, y, r] of list)
    p.dot('#ffb02e', x, y, r, { over: true }).dot('#fff3b0', x - r * 0.2, y - r * 0.2, r * 0.45, {
      over: true,
    });
};
