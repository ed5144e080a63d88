import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Chunk, Tally } from './chunk.ts';
import { workerFile } from './worker-file.ts';

/** As many as are wanted, or as there are cores, but no more than there are games. */
export const threads = (wanted: number | undefined, games: number): number =>
  Math.max(1, Math.min(wanted ?? availableParallelism(), games));

/** Plays chunks of games on worker threads; gives a tally for each. */
export async function playAll(
  chunks: readonly Chunk[],
  workers: number,
  onProgress?: (gamesDone: number) => void,
): Promise<Tally[]> {
  const worker = await workerFile();
  const pool = new Tinypool({
    filename: worker.url,
    name: 'playChunk',
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
  });
  let done = 0;
  try {
    return await Promise.all(
      chunks.map(async (chunk): Promise<Tally> => {
        const tally = await pool.run(chunk);
        done += chunk.games;
        onProgress?.(done);
        return tally;
      }),
    );
  } finally {
    await pool.destroy();
    await worker.remove();
  }
}
