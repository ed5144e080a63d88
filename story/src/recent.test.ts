import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('what is asked for again and again stays', () => {
  const recent = new Recent<number>(4);
  recent.set('a', 1);
  for (let i = 0; i < 100; i++) {
    recent.set(`x${i}`, i);
    expect(recent.get('a')).toBe(1);
    expect(recent.size).toBeLessThanOrEqual(4);
  }
});

test('what was not asked for since is forgotten', () => {
  const recent = new Recent<number>(4);
  for (const key of ['a', 'b', 'c', 'd', 'e']) recent.set(key, 1);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => recent.get(key))).toEqual([undefined, undefined, 1, 1, 1]);
});
