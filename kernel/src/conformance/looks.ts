import { Fault } from '../fault.ts';
import type { Viewer } from '../game.ts';
import type { Run } from '../run.ts';
import { seenBy } from '../seen.ts';
import { difference } from './difference.ts';
import { mustMatch, type Standing, standing } from './standing.ts';

/** All that goes to a viewer: whatever `seenBy` gives, and the drawing for a terminal. */
export function lookOf(run: Run, viewer: Viewer): Record<string, unknown> {
  const { told, barriers, undos, ...seen } = seenBy(run, viewer);
  return {
    ...seen,
    told: told(),
    barriers: barriers(),
    undos: undos(),
    drawn: run.game.draw?.(run.state, viewer) ?? '',
  };
}

const viewersOf = (run: Run): Viewer[] => [...Array(run.options.players).keys(), 'watcher'];

/** Where a game stands, and what everybody sees of it. */
export interface Trace {
  readonly stood: Standing;
  /** By viewer, as JSON. */
  readonly looks: readonly string[];
}

export const traceOf = (run: Run): Trace => ({
  stood: standing(run),
  looks: viewersOf(run).map((viewer) => JSON.stringify(lookOf(run, viewer))),
});

/** Whoever looks sees the same as before, keys included. */
export function mustBeAsBefore(what: string, { stood, looks }: Trace, run: Run): void {
  mustMatch(what, stood, standing(run));
  viewersOf(run).forEach((viewer, i) => {
    const before = looks[i] as string;
    const after = JSON.stringify(lookOf(run, viewer));
    if (after === before) return;
    throw new Fault(`${what}: ${difference(JSON.parse(before), JSON.parse(after), 'seen')}.`);
  });
}
