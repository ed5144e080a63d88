import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Bundle {
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * A module and all that it imports, for workers and processes that must be quick. Compiled as it is loaded,
 * every closure would be given its name each time it is made, and games would take half as long again. Games are
 * files of their own, as in the browser: in one file esbuild would wrap each module in a function, and no call
 * between modules could be inlined. Without a bundler the `otherwise` is used, from the sources.
 */
export async function bundle(entry: URL, otherwise: URL): Promise<Bundle> {
  let directory: string | undefined;
  const remove = async (): Promise<void> => {
    if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  };
  try {
    const { build } = await import('esbuild');
    directory = await mkdtemp(join(tmpdir(), 'wyrdhall-'));
    await build({
      entryPoints: { worker: fileURLToPath(entry) },
      bundle: true,
      splitting: true,
      outdir: directory,
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
      // What it asks for beside itself is still found from where it comes.
      define: { 'import.meta.url': JSON.stringify(entry.href) },
    });
    return { url: pathToFileURL(join(directory, 'worker.mjs')).href, remove };
  } catch {
    await remove();
    return { url: otherwise.href, remove: async () => {} };
  }
}
