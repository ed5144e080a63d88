/** Chance that is the same each time, so that the land is painted the same each time. */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const n = (value: number): number => Number(value.toFixed(1));

export type Spot = readonly [x: number, y: number];

export const line = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** A soft curve through the spots. */
export function smooth(spots: readonly Spot[], tension: number): string {
  const at = (i: number): Spot => spots[Math.max(0, Math.min(spots.length - 1, i))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < spots.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + ((c[0] - a[0]) * tension) / 3, b[1] + ((c[1] - a[1]) * tension) / 3];
    const second = [c[0] - ((e[0] - b[0]) * tension) / 3, c[1] - ((e[1] - b[1]) * tension) / 3];
    d += `C${[...first, ...second, ...c].map(n).join(' ')}`;
  }
  return d;
}
