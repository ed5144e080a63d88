import { parentPort, workerData } from 'node:worker_threads';
import { fuzzAnswers } from './answers.ts';
import type { What } from './arguments.ts';
import { fuzzChanges } from './changes.ts';
import { loadFuzzed } from './games.ts';
import { fuzzSaves } from './saves.ts';

/** What a worker is to do. `now` holds the number of the file that it is at. */
export interface Work {
  readonly what: What;
  readonly game: string;
  readonly count: number;
  readonly seed: number;
  readonly now: SharedArrayBuffer;
}

async function run({ what, game: id, count, seed, now }: Work): Promise<unknown> {
  const game = await loadFuzzed(id);
  if (what === 'changes') return fuzzChanges(game, count, seed);
  if (what === 'answers') return fuzzAnswers(game, count, seed);
  const at = new Int32Array(now);
  return fuzzSaves(game, what, count, seed, (file) => Atomics.store(at, 0, file));
}

run(workerData as Work).then(
  (report) => parentPort?.postMessage({ report }),
  (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
);
