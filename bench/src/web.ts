import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { table } from './table.ts';

/** Milliseconds, but for the script's kilobytes and the counts. */
interface WebFigures {
  readonly scriptKb: number;
  readonly clicks: number;
  readonly clickP50: number;
  readonly clickP95: number;
  readonly clickWorkP95: number;
  readonly monsters: number;
  readonly frames: number;
  readonly frameP95: number;
  readonly frameLongest: number;
  readonly frameWork: number;
}

const measure = fileURLToPath(new URL('../../web/browser/measure.ts', import.meta.url));

/** In a process of its own, so that nothing here is in the browser's way. */
export async function benchWeb(): Promise<WebFigures> {
  const tsx = import.meta.resolve('tsx');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, measure]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as WebFigures;
}

export function webTable(found: WebFigures): string {
  const ms = (n: number) => `${n.toFixed(1)} ms`;
  return table([
    ['the hall in a browser', 'measured', 'wanted'],
    ['script of the first load, shelf and Grimheim, gzip', `${found.scriptKb.toFixed(1)} KB`, '≤ 160 KB'],
    [`click to next frame, p95 of ${found.clicks}, hint running`, ms(found.clickP95), '< 50 ms'],
    ['the same, median', ms(found.clickP50), ''],
    ['processor time of the page for a click, p95', ms(found.clickWorkP95), ''],
    [`longest of ${found.frames} frames, ${found.monsters} monsters`, ms(found.frameLongest), '≤ 33 ms'],
    ['the same, p95', ms(found.frameP95), ''],
    ['processor time of the page for a frame, mean', ms(found.frameWork), ''],
  ]);
}
