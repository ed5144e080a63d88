import { expect, it } from 'vitest';
import { growLand } from './grow.ts';
import { areaOf, depthIn, middleOf, roundedBox } from './polygon.ts';
import { lowestLine, spotsIn } from './spots.ts';
import { walkTo } from './walk.ts';

const seeds = [
  { id: 'a', x: 0.1, y: 0.5 },
  { id: 'b', x: 0.4, y: 0.4 },
  { id: 'c', x: 0.7, y: 0.2 },
  { id: 'd', x: 0.9, y: 0.5 },
  { id: 'e', x: 0.7, y: 0.8 },
];
const land = growLand(
  seeds,
  [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['b', 'e'],
    ['e', 'd'],
  ],
  { width: 1000, height: 600 },
);

it('gives all areas about the same size, and none overlaps another', () => {
  const sizes = land.areas.map(({ shape }) => areaOf(shape));
  expect(Math.min(...sizes)).toBeGreaterThan(0.7 * Math.max(...sizes));
  for (const one of land.areas)
    for (const other of land.areas)
      if (one !== other) expect(one.shape.every((p) => depthIn(other.shape, p) < 0)).toBe(true);
});

it('leads each way across the gap between its two areas', () => {
  for (const { from, to, start, end, isLong } of land.crossings) {
    const shapeOf = (id: string) => land.areas.find((area) => area.id === id)?.shape ?? [];
    expect(Math.abs(depthIn(shapeOf(from), start))).toBeLessThan(1);
    expect(Math.abs(depthIn(shapeOf(to), end))).toBeLessThan(1);
    expect(isLong).toBe(false);
  }
});

it('comes out the same every time', () => {
  expect(growLand(seeds, [['a', 'b']], { width: 700, height: 700 })).toEqual(
    growLand(seeds, [['a', 'b']], { width: 700, height: 700 }),
  );
});

const room = { shape: roundedBox(240, 200, 0), middle: middleOf(roundedBox(240, 200, 0)) };
const crowd = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ id: String(i), towards: { x: i % 2 ? 40 : -40, y: 0 } }));

it.each([1, 4, 9, 14])('finds room for %i in one area', (n) => {
  const spots = [...spotsIn(room, crowd(n), { wide: 56, deep: 44, edge: 24 }).values()];
  expect(spots.every((spot) => depthIn(room.shape, spot) > 0)).toBe(true);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
});

it('finds room for a name at the foot of an area', () => {
  const { x, y } = lowestLine(room, 100, 10);
  expect(y).toBeGreaterThan(room.middle.y);
  expect(depthIn(room.shape, { x: x - 50, y })).toBeGreaterThan(0);
});

it('walks by arrows to the next area that way, and by T from target to target', () => {
  const cells = new Map(land.areas.map((area) => [area.id, area]));
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
  expect(walkTo(key('ArrowRight'), 'a', cells, [], 'a')).toBe('b');
  expect(walkTo(key('ArrowLeft'), 'a', cells, [], 'a')).toBe('a');
  expect(walkTo(key('ArrowDown'), 'c', cells, [], 'a')).toBe('e');
  expect(walkTo(key('t'), 'a', cells, ['d', 'b'], 'a')).toBe('b');
  expect(walkTo(key('t'), 'b', cells, ['d', 'b'], 'a')).toBe('d');
  expect(walkTo(key('T', true), 'b', cells, ['d', 'b'], 'a')).toBe('d');
  expect(walkTo(key('Home'), 'd', cells, [], 'a')).toBe('a');
  expect(walkTo(key('x'), 'd', cells, [], 'a')).toBeUndefined();
});
