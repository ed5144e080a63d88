import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Machines differ: a limit is there for what hangs, not for what is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    isolate: false,
  },
});
