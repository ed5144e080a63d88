import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // A browser on a busy machine may once be slower than a test can wait.
    retry: 1,
    include: ['web/browser/*.browser.ts'],
    globalSetup: ['web/browser/setup.ts'],
    pool: 'threads',
    // One browser at a time: they would only wait for each other.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
