import { type Browser, chromium } from 'playwright-core';

/** A browser without a window. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--headless=shell', '--mute-audio', '--font-render-hinting=none'],
  });
}
