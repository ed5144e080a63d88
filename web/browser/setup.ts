import type { TestProject } from 'vitest/node';
import { serveHall } from './serve-hall.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly chromium: string;
    /** Where the built hall lies. */
    readonly dist: string;
  }
}

/** One hall for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hall = await serveHall();
  project.provide('address', hall.address);
  project.provide('chromium', hall.chromium);
  project.provide('dist', hall.dist);
  return hall.close;
}
