import type { LaunchOptions } from 'playwright-core';

/** What starts a browser: the one that is named, the one in the package where it can run, or an installed Chrome. */
export type Which = Pick<LaunchOptions, 'executablePath' | 'channel' | 'args'>;

interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** `unpack` gives the path of the packaged browser, which is built for Linux alone. */
export async function whichBrowser(
  unpack: () => Promise<string>,
  { platform, env }: Machine = process,
): Promise<Which> {
  const { CHROME } = env;
  if (CHROME) return { executablePath: CHROME };
  if (platform !== 'linux') return { channel: 'chrome' };
  return { executablePath: await unpack(), args: ['--headless=shell'] };
}
