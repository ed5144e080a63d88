import { expect, test } from 'vitest';
import { whichBrowser } from './which-browser.ts';

const unpack = async () => '/packaged/chromium';

test('the packaged browser runs on Linux alone; elsewhere an installed Chrome does, or the one that CHROME names', async () => {
  const on = (platform: string, env = {}) => whichBrowser(unpack, { platform, env });
  expect(await on('linux')).toMatchObject({ executablePath: '/packaged/chromium' });
  for (const platform of ['darwin', 'win32']) expect(await on(platform)).toEqual({ channel: 'chrome' });
  for (const platform of ['darwin', 'linux'])
    expect(await on(platform, { CHROME: '/opt/chrome' })).toEqual({ executablePath: '/opt/chrome' });
});
