import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import type { Which } from './which-browser.ts';

const optionsFor = ({ args = [], ...which }: Which): LaunchOptions => ({
  ...which,
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--mute-audio', '--font-render-hinting=none', ...args],
});

/** A browser without a window. */
export function launch(which: Which): Promise<Browser> {
  return chromium.launch(optionsFor(which));
}

/** One that several can visit, by its address. */
export function launchForAll(which: Which): Promise<BrowserServer> {
  return chromium.launchServer(optionsFor(which));
}
