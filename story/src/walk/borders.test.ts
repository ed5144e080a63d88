import { describe, expect, test } from 'vitest';
import type { Container } from '../ink/script.ts';
import { compileTavern } from '../testing/tavern.ts';
import { bordersOf } from './borders.ts';

const DECLARED = 'VAR n = 0\nVAR m = 5\nVAR guild = "none"\nVAR friend = false\n';

function borders(line: string, more = ''): Record<string, unknown[]> {
  const { ink } = compileTavern(`${DECLARED}=== inn ===\n${line}\n-> END\n${more}`).structure;
  const tried = bordersOf(ink.root as Container).get('inn') ?? new Map();
  return Object.fromEntries([...tried].map(([name, values]) => [name, [...values].sort()]));
}

describe('borders', () => {
  test.each([
    ['{n > 3: a}', { n: [3, 4] }],
    ['{n >= 3: a}', { n: [2, 3] }],
    ['{n < 3: a}', { n: [2, 3] }],
    ['{3 > n: a}', { n: [2, 3] }],
    ['{n == 3: a|b}', { n: [3, 4] }],
    ['{n + 2 > 6: a}', { n: [4, 5] }],
    ['{n > 1 && m < 9: a}', { n: [1, 2], m: [8, 9] }],
    ['{n: a|b}', { n: [0, 1] }],
    ['{ n:\n- 1: a\n- 4: b\n- else: c\n}', { n: [1, 2, 4, 5] }],
    ['{n > m: a}', { n: [0, 1], m: [5, 6] }],
    ['{guild == "mages": a}', { guild: ['another', 'mages'] }],
    ['{guild != "mages" and guild != "thieves": a}', { guild: ['another', 'mages', 'thieves'] }],
    ['* {n > 3} [a # id a] b', { n: [3, 4] }],
    ['~ temp t = n + 1\n{t > 3: a}', { n: [2, 3] }],
    ['{friend: a} {n} {guild}', {}],
  ])('%s', (line, tried) => {
    expect(borders(line)).toEqual(tried);
  });

  test('reach through functions and other knots', () => {
    const more =
      '=== cellar ===\n{m > 7: b}\n-> END\n=== function band(x)\n~ return bound(x)\n=== function bound(y)\n~ return y >= 4\n';
    expect(borders('{band(n): a}\n-> cellar', more)).toEqual({ n: [0, 1, 3, 4], m: [7, 8] });
  });
});
