import { expect, test } from 'vitest';
import { whileTheClockStands } from './still-clock.ts';

test('the clock stands while a story runs, and goes on afterwards', () => {
  const clock = Date;
  const time = (): number => {
    const date = new Date();
    return date.getTime();
  };
  expect(whileTheClockStands(time)).toBe(0);
  expect(() =>
    whileTheClockStands(() => {
      throw new Error('half way');
    }),
  ).toThrow('half way');
  expect(Date).toBe(clock);
});
