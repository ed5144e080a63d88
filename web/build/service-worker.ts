import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'service-worker.js';

/** With those of its folders, as addresses have them. */
function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Tells the service worker which files make up the app, and a version that changes with any of them. */
export function listForOffline(publicFolder: string): Plugin {
  return {
    name: 'list-for-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[FILE];
        if (worker?.type !== 'chunk') throw new Error(`The bundle has no ${FILE}.`);
        const hash = createHash('sha256');
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const copied = filesIn(publicFolder);
        for (const name of copied) hash.update(readFileSync(join(publicFolder, name)));
        const built = Object.keys(bundle).filter((name) => name !== FILE && !name.endsWith('.map'));
        // The page itself joins the bundle after this hook in some versions of vite.
        const files = [...new Set(['index.html', ...built, ...copied])].sort();
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}
