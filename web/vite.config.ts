import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pickIcons } from './build/icons.ts';
import { sayPolicy } from './build/policy.ts';
import { listForOffline } from './build/service-worker.ts';
import { inOneFile } from './build/shelf.ts';
import { bakeSprites } from './build/sprites.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Relative, so that the page works from any folder of any host.
  base: './',
  plugins: [pickIcons(), bakeSprites(), sayPolicy(), listForOffline(here('public'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: here('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A slow machine is no reason to tell whoever starts the hall about it.
      checks: { bundlerTimings: false },
      input: { hall: here('index.html'), 'service-worker': here('service-worker/worker.ts') },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: inOneFile(here('index.html')),
      },
    },
  },
});
