// Draws the app's icons from web/public/icon.svg. Run: npx tsx web/browser/icons.ts
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launch.ts';
import { whichBrowser } from './which-browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const GROUND = '#1a130e';

/** What is cut round keeps its mark in the middle four fifths. */
const ICONS = [
  { file: 'icon-192.png', size: 192, mark: 1 },
  { file: 'icon-512.png', size: 512, mark: 1 },
  { file: 'icon-maskable-192.png', size: 192, mark: 0.66, ground: GROUND },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.66, ground: GROUND },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.8, ground: GROUND },
] as const;

const unpacked = mkdtempSync(join(tmpdir(), 'wyrdhall-icons-'));
process.env.TMPDIR = unpacked;
const which = await whichBrowser(async () => (await import('@sparticuz/chromium')).default.executablePath());
const browser = await launch(which);
const page = await browser.newPage();
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
for (const { file, size, mark, ...rest } of ICONS) {
  const ground = 'ground' in rest ? rest.ground : 'transparent';
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: ${size}px; display: grid; place-items: center; background: ${ground} }
    svg { width: ${Math.round(size * mark)}px }
  </style>${svg}`);
  const drawn = await page.screenshot({ omitBackground: true, type: 'png' });
  writeFileSync(folder + file, drawn);
  console.log(file, drawn.length);
}
await browser.close();
rmSync(unpacked, { recursive: true, force: true });
