import { expect, test } from 'vitest';
import { fuzzAnswers } from './answers.ts';
import { fuzzChanges } from './changes.ts';
import { fuzzed, loadFuzzed } from './games.ts';
import { fuzzSaves, gist } from './saves.ts';

test.each(fuzzed)('%s: random changes with failing writes and reloads lose nothing', async (id) => {
  const report = fuzzChanges(await loadFuzzed(id), 1500, 1);
  expect(report.loads).toBeGreaterThan(0);
  expect(report.kinds.undo).toBeGreaterThan(0);
});

test.each(fuzzed)('%s: wrong answers are refused and change nothing', async (id) => {
  const report = fuzzAnswers(await loadFuzzed(id), 1500, 1);
  expect(report.refused).toBeGreaterThan(500);
});

test.each(fuzzed)('%s: damaged files are refused with a reason', async (id) => {
  const report = fuzzSaves(await loadFuzzed(id), 'damaged', 300, 1);
  expect(report.refused).toBeGreaterThan(250);
});

test.each(fuzzed)('%s: crafted files are refused with a reason, or played on without harm', async (id) => {
  const report = fuzzSaves(await loadFuzzed(id), 'crafted', 300, 1);
  expect(report.refused).toBeGreaterThan(50);
});

test('chapters end, tables are remade, and seats go back alone in a game that has all of it', async () => {
  const { kinds, chapters } = fuzzChanges(await loadFuzzed('expedition'), 1500, 2);
  expect(chapters).toBeGreaterThan(0);
  for (const kind of ['answer', 'undo', 'undo alone', 'redo', 'remake'])
    expect(kinds[kind]).toBeGreaterThan(0);
});

test.each([
  ['This save was made by version 7 of Ferry; this is version 6.', 'This save was made by version'],
  ['This save is damaged: its "sums" is missing.', 'This save is damaged: its'],
  ['The state of this save is damaged: state.heroes[2]: null.', 'The state of this save is damaged: state'],
  ['The game is over.', 'The game is over.'],
])('refusals are counted by their gist: %s', (message, expected) => {
  expect(gist(message)).toBe(expected);
});
