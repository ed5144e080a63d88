import { describe, expect, test } from 'vitest';
import { impurities } from './purity.ts';

describe('purity', () => {
  test.each([
    ['Math.random()', "'Math.random' cannot be replayed"],
    ['const { random } = Math;', "'Math.random' cannot be replayed"],
    ["Math['random']()", "'Math.random' cannot be replayed"],
    ['Date.now()', "'Date' reads the clock"],
    ['new Date(0)', "'Date' reads the clock"],
    ['performance.now()', "'performance' reads the clock"],
    ['setTimeout(f, 1)', "'setTimeout' waits"],
    ['crypto.randomUUID()', "'crypto' is chance that cannot be replayed"],
    ['const f = async () => 1', "'async' waits"],
    ['await f()', "'await' waits"],
    ['for await (const x of xs) f(x)', "'await' waits"],
    ["const m = import('./m.ts')", "'import()' waits"],
    ['const later = { setTimeout }', "'setTimeout' waits"],
  ])('refuses %s', (code, fault) => {
    expect(impurities('kernel/a.ts', `const first = 1;\n${code}`)).toEqual([`kernel/a.ts:2: ${fault}`]);
  });

  test.each([
    '// Math.random() and Date.now() are not for rules',
    "const words = 'await Date.now()'",
    'dice.random()',
    'Math.floor(1.5)',
    'const turn = { Date: 1 }; turn.Date',
    'interface Save { Date: string; process(): void }',
    "import { f } from './f.ts'",
    'Math.random = refuse; // purity: planted to catch a game that calls it',
    '// purity: planted to catch a game that calls it\nMath.random = refuse;',
  ])('allows %s', (code) => {
    expect(impurities('kernel/a.ts', code)).toEqual([]);
  });
});
