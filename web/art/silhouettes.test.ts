import { describe, expect, it } from 'vitest';
import { GRIMHEIM } from './figures/grimheim/index.ts';
import { TIERS } from './figures/rolling-fates/index.ts';
import type { Figure } from './hand/figure.ts';
import { type Point, ringAt } from './hand/geometry.ts';

/** As high as a figure stands on a board. */
const SIZE = 40;
/** The share of both shapes together that both cover: above this, one is taken for the other. */
const ALIKE = 0.8;

function inside(ring: readonly Point[], x: number, y: number): boolean {
  let within = false;
  ring.forEach((a, i) => {
    const b = ringAt(ring, i + 1);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** The outlines that the ink around a figure follows. */
function outlines({ id, draw }: Figure): Point[][] {
  const [, path = ''] = new RegExp(`<path id="c-f-${id}" d="([^"]*)"`).exec(draw()) ?? [];
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = [...ring.matchAll(/-?\d+/g)].map(Number);
      const points: Point[] = [{ x, y }];
      for (let i = 0; i < steps.length; i += 2) {
        const last = ringAt(points, -1);
        points.push({ x: last.x + (steps[i] ?? 0), y: last.y + (steps[i + 1] ?? 0) });
      }
      return points;
    });
}

/** A figure as a black shape, a pixel for each field, its feet in the middle of the lowest row. */
function shape(figure: Figure): boolean[] {
  const rings = outlines(figure);
  const [w, h] = figure.box;
  const step = h / SIZE;
  return Array.from({ length: 2 * SIZE * SIZE }, (_, i) => {
    const x = w / 2 + ((i % SIZE) - SIZE / 2 + 0.5) * step;
    const y = h - (2 * SIZE - Math.floor(i / SIZE) - 0.5) * step;
    return rings.some((ring) => inside(ring, x, y));
  });
}

function common(a: readonly boolean[], b: readonly boolean[]): number {
  const both = a.filter((set, i) => set && b[i]).length;
  return both / a.filter((set, i) => set || b[i]).length;
}

/** Who can be taken for whom. */
function alike(figures: readonly Figure[]): string[] {
  const shapes = figures.map((figure) => ({ id: figure.id, black: shape(figure) }));
  return shapes.flatMap((a, i) =>
    shapes.slice(i + 1).flatMap((b) => {
      const share = common(a.black, b.black);
      return share > ALIKE ? [`${a.id} and ${b.id}: ${share.toFixed(2)}`] : [];
    }),
  );
}

describe('as black shapes at forty pixels, nobody can be taken for another', () => {
  it.each(['trollkin', 'fire', 'dead'])('among %s of Grimheim', (side) => {
    expect(alike(GRIMHEIM.flatMap(({ figure, on }) => (on.side === side ? [figure] : [])))).toEqual([]);
  });

  it.each([1, 2, 3, 4])('among tier %s of Rolling Fates', (tier) => {
    expect(alike(TIERS[tier - 1] ?? [])).toEqual([]);
  });
});
