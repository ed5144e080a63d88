// npm run fuzz -- changes|answers|damaged|crafted [--game ID] [--count N] [--seed N]
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fuzzed } from './games.ts';
import type { Work } from './work.ts';

const COUNTS = { changes: 1_000_000, answers: 400_000, damaged: 200_000, crafted: 200_000 } as const;
type What = keyof typeof COUNTS;

/** A load that takes longer than this is taken for a loop. */
const STUCK_MS = 30_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string' }, count: { type: 'string' }, seed: { type: 'string' } },
});
const [what] = positionals;
const ids = fuzzed.filter((id) => values.game === undefined || id === values.game);
if (!isWhat(what) || ids.length === 0) {
  console.error(
    `Say what to fuzz: ${Object.keys(COUNTS).join(', ')}; --game is one of ${fuzzed.join(', ')}.`,
  );
  process.exit(2);
}
const all = values.count === undefined ? COUNTS[what] : Number(values.count);
// Changes and answers are counted over all games, files for each.
const count = what === 'changes' || what === 'answers' ? Math.ceil(all / ids.length) : all;
let failed = false;
for (const game of ids) {
  const began = performance.now();
  const told = await work({ what, game, count, seed: Number(values.seed ?? 1) });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${game}: ${told.text} (${seconds} s)`);
  failed ||= told.failed;
}
process.exitCode = failed ? 1 : 0;

function isWhat(word: string | undefined): word is What {
  return word !== undefined && Object.hasOwn(COUNTS, word);
}

function work(order: Omit<Work, 'now'>): Promise<{ readonly text: string; readonly failed: boolean }> {
  const now = new SharedArrayBuffer(4);
  const at = new Int32Array(now);
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { ...order, now } });
  return new Promise((resolve) => {
    let last = -1;
    const watch = setInterval(() => {
      const file = Atomics.load(at, 0);
      const isFiles = order.what === 'damaged' || order.what === 'crafted';
      if (isFiles && file === last) end(`file ${file} does not come to an end`, true);
      last = file;
    }, STUCK_MS);
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
