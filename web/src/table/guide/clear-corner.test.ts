import { expect, it } from 'vitest';
import { clearest } from './clear-corner.ts';

const area = { left: 0, top: 0, right: 1000, bottom: 500 };
const size = { w: 300, h: 150 };
const at = (left: number, top: number, weight = 1) => ({
  box: { left, top, right: left + 40, bottom: top + 40 },
  weight,
});

it('a card lies where nothing is, bottom left if it can', () => {
  expect(clearest(area, size, [], 12)).toBe('bottom-left');
  expect(clearest(area, size, [at(500, 250)], 12)).toBe('bottom-left');
  expect(clearest(area, size, [at(100, 400)], 12)).toBe('bottom-right');
  expect(clearest(area, size, [at(100, 400), at(800, 400)], 12)).toBe('bottom');
  expect(clearest(area, size, [at(100, 400), at(480, 400), at(800, 400)], 12)).toBe('top-left');
});

it('where something lies in each corner, it covers what matters least', () => {
  const all = [at(100, 400, 30), at(480, 400, 8), at(800, 400, 6), at(100, 60), at(800, 60, 3)];
  expect(clearest(area, size, all, 12)).toBe('top-left');
});
