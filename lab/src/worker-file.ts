import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerFile {
  readonly url: string;
  remove(): Promise<void>;
}

/** What a worker runs without a bundler: the sources themselves, compiled as they are loaded. */
const fromSources: WorkerFile = {
  url: new URL('./worker.mjs', import.meta.url).href,
  remove: async () => {},
};

/**
 * What workers run: all of it in one file. Compiled as it is loaded, every closure would be given its name
 * each time it is made, and games would take half as long again.
 */
export async function workerFile(): Promise<WorkerFile> {
  let directory: string | undefined;
  const remove = async (): Promise<void> => {
    if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  };
  try {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./chunk.ts', import.meta.url))],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    directory = await mkdtemp(join(tmpdir(), 'wyrdhall-'));
    const file = join(directory, 'worker.mjs');
    await writeFile(file, outputFiles[0]?.contents ?? '');
    return { url: pathToFileURL(file).href, remove };
  } catch {
    await remove();
    return fromSources;
  }
}
