import { describe, expect, it } from 'vitest';
import {
  around,
  between,
  closeTo,
  type Frame,
  resting,
  showing,
  shows,
  staged,
  uncovered,
  wheelFactor,
  within,
  zoom,
} from './camera.ts';

const whole = { x: 0, y: 0, w: 1000, h: 500 };

it('never sees more than the whole board, nor beyond its edge', () => {
  expect(within({ x: -200, y: -100, w: 4000, h: 2000 }, whole, 100)).toEqual(whole);
  expect(within({ x: 900, y: -50, w: 200, h: 100 }, whole, 100)).toEqual({ x: 800, y: 0, w: 200, h: 100 });
});

it('zooms around the point under the pointer', () => {
  const at = { x: 250, y: 125 };
  const near = zoom(whole, at, 0.5);
  expect((at.x - near.x) / near.w).toBe((at.x - whole.x) / whole.w);
});

it('moves just far enough to show a place', () => {
  const frame = { x: 0, y: 0, w: 200, h: 100 };
  expect(showing(frame, { x: 100, y: 50 }, 20)).toEqual(frame);
  expect(showing(frame, { x: 300, y: 50 }, 20)).toEqual({ ...frame, x: 120 });
});

it('opens wide enough for all that it shall watch', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 700, y: 100 },
  ];
  const { x, w } = around(points, 300, 2);
  expect(x).toBeLessThan(100);
  expect(x + w).toBeGreaterThan(700);
});

it('has who fights in the middle of what nothing lies over, near or as far as they stand apart', () => {
  const size = { width: 1000, height: 500 };
  const over = { top: 0, right: 300, bottom: 50, left: 0 };
  const pair = [
    { x: 480, y: 300 },
    { x: 520, y: 300 },
  ];
  const near = staged(pair, 0.5, size, over);
  expect(near.w).toBe(500);
  expect((500 - near.x) / near.w).toBeCloseTo(0.35);
  expect(shows(near, pair, { top: 0, right: 150, bottom: 25, left: 0 })).toBe(true);
  expect(shows(near, [{ x: near.x + 340, y: 300 }], { top: 0, right: 150, bottom: 25, left: 0 })).toBe(false);
  const far = staged([...pair, { x: 1500, y: 300 }], 0.5, size, over);
  expect(far.w).toBeGreaterThan(1400);
});

it('glides from one frame to the other', () => {
  const near = { x: 100, y: 50, w: 200, h: 100 };
  expect(between(whole, near, 0)).toEqual(whole);
  expect(between(whole, near, 0.5)).toEqual({ x: 50, y: 25, w: 600, h: 300 });
  expect(between(whole, near, 1)).toEqual(near);
});

it('zooms by how far the wheel was turned, not by how often it says so', () => {
  const turned = (deltaY: number, deltaMode = 0) => wheelFactor({ deltaY, deltaMode });
  expect(turned(100)).toBeCloseTo(1.15);
  expect(turned(-100)).toBeCloseTo(1 / 1.15);
  expect(turned(1) ** 10).toBeLessThan(1.02);
  expect(turned(3, 1)).toBeLessThan(1.15);
  expect(turned(9000)).toBeCloseTo(1.15 ** 3);
});

it('stays close from one attack to the next, until a place is asked for or the turn is over', () => {
  const watch = [{ x: 1, y: 2 }];
  const rest = { scene: 'hero 3', watch: [{ x: 9, y: 9 }], strikes: false, asks: false };
  const close = closeTo(undefined, { ...rest, watch, strikes: true, asks: true });
  expect(close?.watch).toBe(watch);
  expect(closeTo(close, rest)).toBe(close);
  expect(closeTo(close, { ...rest, asks: true })).toBeUndefined();
  expect(closeTo(close, { ...rest, scene: 'monsters 3' })).toBeUndefined();
  expect(closeTo(undefined, rest)).toBeUndefined();
});

describe('at rest', () => {
  const size = { width: 1000, height: 500 };
  const land = { x: -440, y: -300, w: 880, h: 620 };
  const near = 0.7;
  const rest = (points: Parameters<typeof resting>[1], before?: Frame) =>
    resting(before, points, near, size, uncovered, land);

  it('the camera comes as near as all that matters allows, and never nearer than it likes to', () => {
    const two = rest([
      { x: 0, y: 0 },
      { x: 60, y: -40 },
    ]);
    expect(two.w).toBeCloseTo(near * size.width);
    const far = rest([
      { x: -400, y: 0 },
      { x: 400, y: 0 },
    ]);
    expect(far.w).toBeGreaterThan(two.w);
    expect(far.w).toBeLessThan((land.h / size.height) * size.width);
  });

  it('it stays as long as all is seen and it could not come much nearer, and goes where somebody is not seen', () => {
    const wide = rest([
      { x: -300, y: 0 },
      { x: 300, y: 0 },
    ]);
    const inside = [
      { x: -260, y: 10 },
      { x: 280, y: 0 },
    ];
    expect(rest(inside, wide)).toBe(wide);
    expect(rest([...inside, { x: 0, y: 300 }], wide)).not.toBe(wide);
    expect(rest([{ x: 0, y: 0 }], { ...wide, w: wide.w * 2, h: wide.h * 2 })).not.toBe(wide);
  });

  it('it looks at the land, not past its edge', () => {
    const corner = rest([{ x: 430, y: -290 }]);
    expect(corner.x + corner.w).toBeCloseTo(land.x + land.w);
    expect(corner.y).toBeLessThanOrEqual(land.y);
    expect(corner.y).toBeGreaterThan(land.y - 70);
  });
});
