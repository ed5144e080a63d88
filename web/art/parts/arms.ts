import { type Material, tones } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';

// A weapon's grip is at 0,0 and it points up.

interface SwordOptions {
  readonly length?: number;
  readonly wide?: number;
  readonly metal?: Material;
  readonly hilt?: Material;
}

export function sword(p: Pen, options: SwordOptions = {}): void {
  const { length = 120, wide = 12, metal = 'iron', hilt = 'gold' } = options;
  const w = wide / 2;
  p.part(metal, `${-w},-14! ${-w * 1.05},${-length + 18} 0,${-length}! ${w},${-length + 18}! ${w},-14!`, {
    s: w * 0.9,
    l: w * 0.5,
    cut: 0,
  });
  p.brush(tones(metal)[3], `0,-18 0,${-length + 30}`, 2.4, { from: 1, to: 0.1 });
  p.limb('leather', '0,20 0,-10', 8, 8)
    .part(hilt, `${-w - 15},-10 0,-15 ${w + 15},-10 ${w + 13},-18 0,-20 ${-w - 13},-18`, {
      s: 4,
      l: 3,
      cut: 0,
    })
    .part(hilt, '-8,20 0,14 8,20 7,30 -7,30', { s: 5, l: 3, cut: 0 });
}

interface AxeOptions {
  readonly length?: number;
  readonly metal?: Material;
  readonly double?: boolean;
}

export function axe(p: Pen, { length = 110, metal = 'iron', double = false }: AxeOptions = {}): void {
  p.limb('wood', `0,50 2,-20 0,${-length}`, 10, 9);
  const y = (of: number) => of - length;
  const blade = () =>
    p
      .part(metal, `4,${y(44)}! 22,${y(48)} 44,${y(66)}! 52,${y(28)} 42,${y(-14)}! 22,${y(8)} 4,${y(10)}!`, {
        s: 10,
        l: 6,
        cut: 0.2,
      })
      .brush(tones(metal)[0], `42,${y(58)} 48,${y(28)} 41,${y(-6)}`, 3.5);
  blade();
  if (double) p.at({ flip: true }, blade);
}

export function pick(p: Pen, length = 120): void {
  const y = (of: number) => of - length;
  p.limb('wood', `0,60 2,-30 0,${-length}`, 11, 10);
  p.part(
    'iron',
    `-62,${y(30)}! -34,${y(2)} -8,${y(-10)} 10,${y(-10)} 36,${y(-2)} 58,${y(26)}! 32,${y(18)} 10,${y(14)} -10,${y(14)} -34,${y(20)}`,
    { s: 10, l: 6, cut: 0.2 },
  );
  p.part('gold', `-11,${y(-13)}! 12,${y(-13)}! 11,${y(18)}! -10,${y(18)}!`, { s: 6, l: 4, cut: 0 });
}

interface ClubOptions {
  readonly length?: number;
  readonly spikes?: boolean;
  readonly wood?: Material;
}

export function club(p: Pen, { length = 110, spikes = true, wood = 'wood' }: ClubOptions = {}): void {
  const y = (of: number) => of - length;
  if (spikes) {
    const rows = [
      [22, 6, 60],
      [20, 36, 95],
      [-18, 10, -60],
      [-16, 38, -95],
      [2, -8, 0],
    ] as const;
    for (const [x, up, turn] of rows)
      p.at({ x, y: y(up), turn }, () => p.part('bone', '-7,4 0,-22! 7,4', { s: 5, l: 3, cut: 0 }));
  }
  p.part(wood, `-6,40 -8,-20 -22,${y(40)} -20,${y(4)} 0,${y(-10)} 22,${y(4)} 24,${y(38)} 10,-18 7,40`, {
    s: 16,
    d: 6,
    l: 7,
    cut: 0.6,
  });
  p.brush(tones(wood)[3], [`-8,${y(18)} -4,${y(44)} -6,-40`, `8,${y(24)} 6,${y(56)}`], 3);
}

function staff(p: Pen, length = 170): void {
  p.limb('wood', `2,110 -2,40 3,-40 0,${-length}`, 9, 8, { cut: 0.4 });
}

export function spear(p: Pen, length = 170): void {
  const y = (of: number) => of - length;
  staff(p, length - 30);
  p.part('iron', `0,${y(-18)}! 13,${y(14)} 6,${y(40)}! -6,${y(40)}! -13,${y(14)}`, { s: 7, l: 4, cut: 0 });
}

interface BowOptions {
  readonly drawn?: number;
  readonly arrow?: boolean;
  readonly wood?: Material;
}

/** A bow, aimed right; the string hand is at -drawn,0. */
export function bow(p: Pen, { drawn = 58, arrow = true, wood = 'wood' }: BowOptions = {}): void {
  p.brush('#fff1d0', [`4,-104 ${-drawn},0`, `${-drawn},0 4,104`], 3.2, { from: 1, to: 1 });
  p.limb(wood, '-2,108 20,72 34,30 30,0', 6, 14, { s: 6 }).limb(wood, '-2,-108 20,-72 34,-30 30,0', 6, 14, {
    s: 6,
  });
  p.part('leather', '22,-14! 38,-16! 38,16! 22,14!', { s: 6, l: 4 });
  if (!arrow) return;
  const d = (of: number) => of - drawn;
  p.limb('linen', `${d(-4)},0 74,-2`, 5, 5, { s: 2, l: 0 });
  p.part('iron', '70,-12! 98,-3! 70,8! 76,-2', { s: 5, l: 4, cut: 0 });
  p.part('crimson', `${d(-10)},-9! ${d(14)},-9! ${d(22)},-1! ${d(14)},8! ${d(-10)},8! ${d(-2)},-1!`, {
    s: 4,
    l: 3,
  });
}

interface ShieldOptions {
  readonly r?: number;
  readonly field?: Material;
  readonly rim?: Material;
}

export function shield(p: Pen, { r = 46, field = 'crimson', rim = 'iron' }: ShieldOptions = {}): void {
  const ring = (k: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return `${(Math.cos(a) * r * k * 0.86).toFixed(1)},${(Math.sin(a) * r * k).toFixed(1)}`;
    }).join(' ');
  p.part(rim, ring(1), { s: 8, l: 6, cut: 0.1 });
  p.part(field, ring(0.86), { s: 18, d: 8, l: 8, cut: 0.5, cased: false });
  const spokes = [
    `0,${-r * 0.7} 6,${-r * 0.3} -8,0 8,${r * 0.25} -2,${r * 0.68}`,
    `${-r * 0.6},2 -20,-8 0,4 20,-4 ${r * 0.6},4`,
  ];
  p.brush('#ffe9b8', spokes, 7).part('iron', ring(0.28), { s: 7, l: 5, cut: 0 });
}
