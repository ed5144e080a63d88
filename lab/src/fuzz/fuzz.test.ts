import { games } from '@wyrdhall/games';
import { expect, test } from 'vitest';
import { loadGame } from '../chunk.ts';
import { fuzzAnswers } from './answers.ts';
import { fuzzChanges } from './changes.ts';
import { fuzzSaves } from './saves.ts';

const ids = games.map(({ id }) => id);

test.each(ids)('%s: random changes with failing writes and reloads lose nothing', async (id) => {
  const report = fuzzChanges(await loadGame(id), 1500, 1);
  expect(report.loads).toBeGreaterThan(0);
  expect(report.kinds.undo).toBeGreaterThan(0);
});

test.each(ids)('%s: wrong answers are refused and change nothing', async (id) => {
  const report = fuzzAnswers(await loadGame(id), 1500, 1);
  expect(report.refused).toBeGreaterThan(500);
});

test.each(ids)('%s: damaged files are refused with a reason', async (id) => {
  const report = fuzzSaves(await loadGame(id), 'damaged', 300, 1);
  expect(report.refused).toBeGreaterThan(250);
});

test.each(ids)('%s: crafted files are refused with a reason, or played on without harm', async (id) => {
  const report = fuzzSaves(await loadGame(id), 'crafted', 300, 1);
  expect(report.refused).toBeGreaterThan(50);
});
