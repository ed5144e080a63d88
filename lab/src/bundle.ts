import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Bundle {
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * A module and all that it imports in one file, for workers and processes that must be quick. Compiled as it is
 * loaded, every closure would be given its name each time it is made, and games would take half as long again.
 * Without a bundler the `otherwise` is used, from the sources.
 */
export async function bundle(entry: URL, otherwise: URL): Promise<Bundle> {
  let directory: string | undefined;
  const remove = async (): Promise<void> => {
    if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  };
  try {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(entry)],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
      // What it asks for beside itself is still found from where it comes.
      define: { 'import.meta.url': JSON.stringify(entry.href) },
    });
    directory = await mkdtemp(join(tmpdir(), 'wyrdhall-'));
    const file = join(directory, 'worker.mjs');
    await writeFile(file, outputFiles[0]?.contents ?? '');
    return { url: pathToFileURL(file).href, remove };
  } catch {
    await remove();
    return { url: otherwise.href, remove: async () => {} };
  }
}
