import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { matches, mismatches } from './match.ts';

describe('what a case expects of what it finds', () => {
  test.each<[expected: Json, found: Json | undefined]>([
    [3, 3],
    ['11_8', '11_8'],
    [null, null],
    [{ at: '11_8' }, { at: '11_8', wounds: 2 }],
    [{}, { at: '11_8' }],
    [
      ['a', { b: 1 }],
      ['a', { b: 1, c: 2 }],
    ],
    [{ gone: 'absent' }, { here: 1 }],
    [{ not: 3 }, 4],
    [{ least: 2 }, 2],
    [{ most: 2 }, 2],
    [{ least: 1, most: 3 }, 2],
    [{ any: [1, { b: 2 }] }, { b: 2, c: 3 }],
    [{ has: 'spear' }, ['shield', 'spear']],
    [{ has: { kind: 'wolf' } }, [{ kind: 'wolf', at: '1_1' }]],
    [{ has: 'spear' }, 'a spear and a shield'],
    [{ has: 'wolf-1' }, { 'wolf-1': {} }],
    [{ lacks: 'spear' }, ['shield']],
    [{ count: 2 }, ['a', 'b']],
    [{ count: { least: 1 } }, { a: 1, b: 2 }],
    [{ count: 0 }, []],
    // A key of what was found is a key, whatever it is called.
    [{ count: 5 }, { count: 5, top: 'spear' }],
  ])('%j matches %j', (expected, found) => {
    expect(mismatches(expected, found, '')).toEqual([]);
  });

  test.each<[expected: Json, found: Json | undefined]>([
    [3, '3'],
    [3, undefined],
    [{ at: '11_8' }, '11_8'],
    [{ at: '11_8' }, { wounds: 2 }],
    [['a'], ['a', 'b']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ here: 'absent' }, { here: 1 }],
    [{ here: { not: 1 } }, {}],
    [{ not: 3 }, 3],
    [{ least: 2 }, 1],
    [{ least: 2 }, 'many'],
    [{ most: 2 }, 3],
    [{ least: 1, most: 3 }, 4],
    [{ any: [1, 2] }, 3],
    [{ has: 'spear' }, ['shield']],
    [{ lacks: 'spear' }, ['spear']],
    [{ lacks: 'spear' }, 3],
    [{ count: 2 }, ['a']],
    [{ count: 5 }, { count: 4 }],
    [{ toString: 'absent', at: 1 }, {}],
  ])('%j does not match %j', (expected, found) => {
    expect(matches(expected, found)).toBe(false);
  });

  test('a mismatch says where it is, what was expected and what was found', () => {
    const expected = { wolves: { A: { at: '11_8', wounds: { least: 1 } }, B: 'absent' } };
    const found = { wolves: { A: { at: '12_8', wounds: 0 }, B: { at: '1_1' } } };
    expect(mismatches(expected, found, '')).toEqual([
      { path: 'wolves.A.at', expected: '11_8', found: '12_8' },
      { path: 'wolves.A.wounds', expected: '{least: 1}', found: '0' },
      { path: 'wolves.B', expected: 'absent', found: '{at: 1_1}' },
    ]);
  });

  test('a number and the same digits as text are told apart', () => {
    expect(mismatches(3, '3', 'deck')).toEqual([{ path: 'deck', expected: '3', found: '"3"' }]);
  });
});
