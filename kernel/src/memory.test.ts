import { describe, expect, test } from 'vitest';
import { Memory, type Step } from './memory.ts';

const stepAfter = (entries: number, state: string): Step<string> => ({
  entries,
  state,
  random: [1, 2, 3, 4],
  passes: {},
  log: 0,
  setup: false,
  chapter: undefined,
});

describe('the checkpoints that are kept', () => {
  test('are none that nobody can go back to: of steps without an answer between them, the last', () => {
    const memory = new Memory<string>();
    for (const [entries, state] of [
      [0, 'a'],
      [0, 'b'],
      [1, 'c'],
      [1, 'd'],
      [1, 'e'],
    ] as const)
      memory.begin(stepAfter(entries, state));
    expect(memory.steps.map(({ state }) => state)).toEqual(['b', 'e']);
  });

  test('are all of the latest, and of older ones the first and one in eight', () => {
    const memory = new Memory<string>();
    for (let i = 0; i < 1000; i++) memory.begin(stepAfter(i, `${i}`));
    const kept = memory.steps.map(({ entries }) => entries);
    expect(kept[0]).toBe(0);
    expect(kept.slice(-8)).toEqual(Array.from({ length: 8 }, (_, i) => 992 + i));
    expect(kept.length).toBeLessThan(1000 / 8 + 20);
    for (const [i, entries] of kept.entries()) expect(entries - (kept[i - 1] ?? 0)).toBeLessThanOrEqual(8);
  });

  test('are thinned again after an undo that went far back', () => {
    const memory = new Memory<string>();
    for (let i = 0; i < 100; i++) memory.begin(stepAfter(i, `${i}`));
    memory.cut(memory.stepAt(50) as Step<string>);
    for (let i = 50; i < 400; i++) memory.begin(stepAfter(i, `${i}`));
    expect(memory.steps.length).toBeLessThan(400 / 8 + 20);
    expect(memory.stepAt(200)?.entries).toBeGreaterThan(192);
  });
});
