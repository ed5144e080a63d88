import { Worker } from 'node:worker_threads';
import { Refusal } from '@wyrdhall/kernel';
import { type FuzzArguments, readArguments, usage } from './arguments.ts';
import { fuzzed } from './games.ts';
import type { Work } from './work.ts';

/** A load that computes longer than this is taken for a loop; it is looked at so often. */
const STUCK_MS = 30_000;
const LOOK_MS = 5000;

const read = argumentsOrEnd();
const { what, seed } = read;
// Changes and answers are counted over all games, files for each.
const isShared = what === 'changes' || what === 'answers';
const count = isShared ? Math.ceil(read.count / read.games.length) : read.count;
let failed = false;
for (const game of read.games) {
  const began = performance.now();
  const told = await work({ what, game, count, seed });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${game}: ${told.text} (seed ${seed}, ${seconds} s)`);
  failed ||= told.failed;
}
process.exitCode = failed ? 1 : 0;

function argumentsOrEnd(): FuzzArguments {
  try {
    const given = readArguments(process.argv.slice(2), fuzzed);
    if (given) return given;
    console.log(usage(fuzzed));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.message}\n\n${usage(fuzzed)}`);
    process.exit(2);
  }
}

function work(order: Omit<Work, 'now'>): Promise<{ readonly text: string; readonly failed: boolean }> {
  const now = new SharedArrayBuffer(4);
  const at = new Int32Array(now);
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { ...order, now } });
  return new Promise((resolve) => {
    let last = { file: -1, cpu: process.cpuUsage() };
    const watch = setInterval(() => {
      const file = Atomics.load(at, 0);
      if (file !== last.file) last = { file, cpu: process.cpuUsage() };
      const { user, system } = process.cpuUsage(last.cpu);
      const isFiles = order.what === 'damaged' || order.what === 'crafted';
      if (isFiles && (user + system) / 1000 > STUCK_MS) end(`file ${file} does not come to an end`, true);
    }, LOOK_MS);
    const end = (text: string, isFailed: boolean) => {
      clearInterval(watch);
      void worker.terminate();
      resolve({ text, failed: isFailed });
    };
    worker.once('message', (message: { report?: unknown; fault?: string }) => {
      if (message.fault === undefined) end(JSON.stringify(message.report), false);
      else end(`FAILED\n${message.fault}`, true);
    });
    worker.once('error', (error) => end(`FAILED\n${String(error)}`, true));
  });
}
