import { expect, it } from 'vitest';
import { fitOf, reasonFits } from './fit.ts';

const size = { w: 142, h: 168, rem: 16 };
const card = (length: number) => ({ name: 'Kick', text: 'x'.repeat(length), tokens: false });

it('a short text leaves the picture its room, a long one takes it', () => {
  expect(fitOf(card(40), size)).toBe(0);
  const fits = [40, 100, 130, 160, 200].map((length) => fitOf(card(length), size));
  expect(fits).toEqual([...fits].sort((a, b) => a - b));
  expect(fits.at(-1)).toBe(3);
});

it('larger letters and narrower cards need more room', () => {
  expect(fitOf(card(90), { ...size, rem: 24 })).toBeGreaterThan(fitOf(card(90), size));
  expect(fitOf(card(90), { ...size, w: 100 })).toBeGreaterThan(fitOf(card(90), size));
});

it('a short reason stands on the picture, a long one needs the large card', () => {
  expect(reasonFits('not now GR-125', 0, size)).toBe(true);
  expect(reasonFits('not now GR-125', 3, size)).toBe(false);
  expect(reasonFits('there is no monster of rank 1 or 2 within three areas of you GR-125', 0, size)).toBe(
    false,
  );
});
