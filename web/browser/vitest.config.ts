import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { Retries } from './retries.ts';

/** Where the results are to be written. */
const { RESULTS } = process.env;

/** So that at the end nobody waits for the robots alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      moduleId.includes('robot') || moduleId.includes('fates.');
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // A browser on a busy machine may once be slower than a test can wait.
    retry: 1,
    reporters: ['default', ...(RESULTS ? ['json'] : []), new Retries()],
    ...(RESULTS && { outputFile: { json: RESULTS } }),
    include: ['web/browser/*.browser.ts'],
    globalSetup: ['web/browser/setup.ts'],
    pool: 'threads',
    // They share one browser, each test with a visit of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
