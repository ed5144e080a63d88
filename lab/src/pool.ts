import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { bundle } from './bundle.ts';
import type { Chunk, Tally } from './chunk.ts';

/** As many as are wanted, or as there are cores, but no more than there are games. */
export const threads = (wanted: number | undefined, games: number): number =>
  Math.max(1, Math.min(wanted ?? availableParallelism(), games));

export interface Playing {
  readonly workers: number;
  /** Called for each chunk, in their order. */
  readonly onTally: (chunk: Chunk, tally: Tally) => void;
  readonly onProgress?: ((gamesDone: number) => void) | undefined;
  /** Stops playing; chunks that are ready by then still count. */
  readonly signal?: AbortSignal | undefined;
}

/** Chunks for each worker that may be under way or wait for an earlier one: none are made before. */
const AHEAD = 8;

/** Plays chunks of games on worker threads. */
export async function playAll(
  chunks: Iterable<Chunk>,
  { workers, onTally, onProgress, signal }: Playing,
): Promise<void> {
  const worker = await bundle(
    new URL('./chunk.ts', import.meta.url),
    new URL('./worker.mjs', import.meta.url),
  );
  const pool = new Tinypool({
    filename: worker.url,
    name: 'playChunk',
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
  });
  const waiting: Promise<{ readonly chunk: Chunk; readonly tally: Tally }>[] = [];
  const ready: { chunk: Chunk; tally: Tally }[] = [];
  let stop = (): void => {};
  const stopped = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
  });
  if (signal?.aborted) stop();
  // Whoever plays many series gives the same signal to all of them.
  signal?.addEventListener('abort', stop);
  let done = 0;
  const play = async (chunk: Chunk) => {
    const tally: Tally = await pool.run(chunk);
    done += chunk.games;
    if (!signal?.aborted) onProgress?.(done);
    const played = { chunk, tally };
    ready.push(played);
    return played;
  };
  const takeFirst = async (): Promise<boolean> => {
    const next = await Promise.race([waiting.shift(), stopped]);
    if (!next) return false;
    ready.splice(ready.indexOf(next), 1);
    onTally(next.chunk, next.tally);
    return true;
  };
  try {
    for (const chunk of chunks) {
      if (signal?.aborted) break;
      const played = play(chunk);
      played.catch(() => {}); // It is thrown where its turn comes.
      waiting.push(played);
      if (waiting.length >= workers * AHEAD && !(await takeFirst())) break;
    }
    while (waiting.length > 0 && (await takeFirst()));
    if (signal?.aborted) for (const { chunk, tally } of ready) onTally(chunk, tally);
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.destroy();
    await worker.remove();
  }
}
