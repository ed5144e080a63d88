import { chance, n } from './tools.ts';

const COLUMNS = 180;
const ROWS = 130;
const WIDTH = 826;
const HEIGHT = 560;
const LEVELS = [0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.05];

/** Smooth hills. */
function hills(): (column: number, row: number) => number {
  const random = chance(5);
  const grid = Array.from({ length: 24 * 18 }, random);
  const soft = (t: number) => t * t * (3 - 2 * t);
  const value = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [soft(x - i), soft(y - j)];
    const at = (p: number, q: number) => grid[(q % 18) * 24 + (p % 24)] ?? 0;
    const upper = at(i, j) * (1 - a) + at(i + 1, j) * a;
    return upper * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b;
  };
  return (c, r) => value(c / 12, r / 12) + 0.4 * value(c / 5 + 3, r / 5 + 2);
}

/** Lines of equal height, as one path of short strokes. */
export function heightLines(): string {
  const height = hills();
  const out: string[] = [];
  const spot = (c: number, r: number) => `${n((c / COLUMNS - 0.5) * WIDTH)} ${n((r / ROWS - 0.5) * HEIGHT)}`;
  for (let r = 0; r < ROWS - 1; r++) {
    for (let c = 0; c < COLUMNS - 1; c++) {
      const corners = [height(c, r), height(c + 1, r), height(c + 1, r + 1), height(c, r + 1)];
      for (const level of LEVELS) {
        const crossings = crossed(corners, level).map(([x, y]) => spot(c + x, r + y));
        if (crossings.length >= 2) out.push(`M${crossings[0]}L${crossings[1]}`);
      }
    }
  }
  return out.join('');
}

/** Where a line of this height leaves a square. */
function crossed(corners: readonly number[], level: number): (readonly [number, number])[] {
  const CORNERS: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i < 4; i++) {
    const [a, b] = [corners[i] ?? 0, corners[(i + 1) % 4] ?? 0];
    if (a < level === b < level) continue;
    const t = (level - a) / (b - a);
    const [p, q] = [CORNERS[i] ?? [0, 0], CORNERS[(i + 1) % 4] ?? [0, 0]];
    found.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
  }
  return found;
}
