import { defineConfig } from 'vitest/config';
import { bakeSprites } from './web/build/sprites.ts';

export default defineConfig({
  plugins: [bakeSprites()],
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
