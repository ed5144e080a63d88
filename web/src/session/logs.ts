import { type Run, type Seen, seenBy, type Told, type Viewer } from '@wyrdhall/kernel';

interface ReadSoFar {
  readonly lines: Told[];
  /** How many lines of the run were looked at, and the last of them. */
  readonly end: number;
  readonly last: unknown;
}

/** What each viewer may read of a run's log. Only what is new is read each time: a log grows long. */
export function logsOf(run: Run): (viewer: Viewer) => readonly Told[] {
  const logs = new Map<Viewer, ReadSoFar>();
  return (viewer) => {
    const before = logs.get(viewer);
    const [last] = before ? run.lines(before.end - 1) : [];
    // Where something was taken back, or a chapter has begun, the line that was last is another one.
    const goesOn = before && before.end > run.logStart && last !== undefined && last === before.last;
    const seen: Seen = seenBy(run, viewer);
    const lines = goesOn ? before.lines : [];
    for (const told of seen.told(goesOn ? before.end : 0)) lines.push(told);
    logs.set(viewer, { lines, end: run.toldCount, last: run.lines(run.toldCount - 1)[0] });
    // What is shown of a moment stays as it is when the log goes on.
    return lines.slice();
  };
}
