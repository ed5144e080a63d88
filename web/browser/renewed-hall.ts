import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = /"[0-9a-f]{12}"/;

/** Copies the built hall and gives every file of a version another name, as any change of the program does. */
export function renewHall(dist: string, folder: string): void {
  cpSync(dist, folder, { recursive: true });
  const assets = readdirSync(join(folder, 'assets'));
  const named = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const newer = (name: string) => name.replace(/\.\w+$/, '.newer$&');
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', newer(name)));
  const texts = ['index.html', 'service-worker.js', ...assets.map((name) => join('assets', newer(name)))];
  for (const name of texts.filter((one) => /\.(js|css|html)$/.test(one))) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8').replace(named, newer);
    writeFileSync(path, name === 'service-worker.js' ? text.replace(VERSION, '"renewed"') : text);
  }
}
