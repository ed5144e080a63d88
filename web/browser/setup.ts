import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { launchForAll } from './launch.ts';
import { serveHall } from './serve-hall.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    /** The address of the one browser that all tests visit the hall with. */
    readonly browser: string;
    /** Where the built hall lies. */
    readonly dist: string;
  }
}

/** One hall for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hall = await serveHall({ far: fileURLToPath(new URL('./far/index.html', import.meta.url)) });
  project.provide('address', hall.address);
  const browser = await launchForAll(hall.browser);
  project.provide('browser', browser.wsEndpoint());
  project.provide('dist', hall.dist);
  return async () => {
    await browser.close();
    await hall.close();
  };
}
