import type { Viewer } from './game.ts';
import type { Mark } from './memory.ts';
import type { KernelTold, Line } from './table.ts';
import type { Told } from './told.ts';

/** What was told at a table; lines before `logStart` are not there. */
export interface Log<Event extends Told> {
  readonly log: readonly Line<Event>[];
  readonly logStart: number;
}

/** The lines from `from` to `to`, as the viewer may read them. */
export function readLog<E extends Told>(
  { log, logStart }: Log<E>,
  viewer: Viewer,
  from: number,
  to: number,
): (E | KernelTold)[] {
  const lines: (E | KernelTold)[] = [];
  for (let i = Math.max(0, from - logStart); i < to - logStart; i++) {
    const line = log[i];
    if (!line) continue;
    if (!line.only || (viewer !== 'watcher' && line.only.includes(viewer))) lines.push(line.event);
    else if (line.instead) lines.push(line.instead);
  }
  return lines;
}

/** After how many of the lines that the viewer reads an answer had brought something to light. */
export function barrierLines<E extends Told>(
  log: Log<E>,
  marks: readonly Mark[],
  viewer: Viewer,
  toldCount: number,
): number[] {
  const barriers: number[] = [];
  let read = 0;
  let line = 0;
  for (const [i, mark] of marks.entries()) {
    if (!mark.barrier) continue;
    const end = marks[i + 1]?.line ?? toldCount;
    read += readLog(log, viewer, line, end).length;
    line = end;
    barriers.push(read);
  }
  return barriers;
}
