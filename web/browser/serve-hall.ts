import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serveFolder } from '../../scripts/serve.mjs';
import { type Which, whichBrowser } from './which-browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface ServedHall {
  readonly address: string;
  /** The browser to visit it with. */
  readonly browser: Which;
  /** Where the built hall lies. */
  readonly dist: string;
  close(): Promise<void>;
}

/** Builds the hall, with further pages where a test needs them, serves it, and finds a browser. */
export async function serveHall(pages: Readonly<Record<string, string>> = {}): Promise<ServedHall> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-browser-'));
  const dist = join(folder, 'dist');
  process.env.NODE_ENV = 'production'; // As people get it; vitest says "test".
  const rolldownOptions = { input: pages };
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: dist, rolldownOptions },
  });
  const server = serveFolder(dist);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser: await whichBrowser(() => unpackChromium(folder)),
    dist,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It unpacks itself into the folder for temporary files, where two runs at once would meet. */
async function unpackChromium(folder: string): Promise<string> {
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
