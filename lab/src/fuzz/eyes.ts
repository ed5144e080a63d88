import { type Run, seenBy, type Viewer } from '@wyrdhall/kernel';

/** So many points of undo and lines of the log: what is further back does not change. */
const LATEST = 20;

/** What everybody sees, keys included; throws where somebody cannot look. */
export function seenByAll(run: Run): string {
  const viewers: Viewer[] = [...Array(run.options.players).keys(), 'watcher'];
  return JSON.stringify(
    viewers.map((viewer) => {
      const { told, barriers, undos, ...seen } = seenBy(run, viewer);
      return [seen, told(Math.max(0, run.toldCount - LATEST)), barriers().length, undos(LATEST)];
    }),
  );
}
