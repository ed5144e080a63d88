import { Refusal, type Run, type Seat, seenBy, type Told, type Viewer } from '@wyrdhall/kernel';
import { momentOf } from '../../here.ts';
import { logsOf } from '../../logs.ts';
import {
  type Ask,
  type FarChange,
  isOf,
  type Say,
  type SeenFar,
  type Update,
  type Wire,
} from './messages.ts';

/** A screen at the table: the seats of its people, and what it was sent. */
interface Screen {
  readonly seats: readonly Seat[];
  readonly wire: Wire<Say, Ask>;
  readonly updates: Update[];
  /** The log of each of its viewers, as the last update left it. */
  readonly logs: Map<Viewer, readonly Told[]>;
  /** What its requests came to; each is carried out once, however often it arrives. */
  readonly known: Map<string, 'done' | Refusal>;
}

/** The far side: a running game, and the screens that it sends what their people may see. */
export interface FarHost {
  join(seats: readonly Seat[], wire: Wire<Say, Ask>): void;
  /** What was carried out, in order. */
  readonly carriedOut: readonly FarChange[];
}

export function hostTable(run: Run): FarHost {
  const screens: Screen[] = [];
  const carriedOut: FarChange[] = [];
  const logs = logsOf(run);

  const updateFor = (screen: Screen, from: number, goesBack: boolean, by?: string): void => {
    const { see, leave: _, ...moment } = momentOf(run, screen.seats, logs);
    const sights = [...screen.seats, 'watcher' as const].map((viewer): SeenFar => {
      const { log, ...sight } = see(viewer);
      const before = screen.logs.get(viewer) ?? [];
      const keep = common(before, log);
      screen.logs.set(viewer, log);
      const told = goesBack ? [] : seenBy(run, viewer).told(from);
      return { viewer, sight, log: { keep, lines: log.slice(keep) }, told };
    });
    // As text at once: the run goes on, and what it shows with it.
    const update = { ...(by !== undefined && { by }), goesBack, moment, sights };
    screen.updates.push(JSON.parse(JSON.stringify(update)) as Update);
    sendFrom(screen, screen.updates.length - 1);
  };
  const sendFrom = ({ wire, updates }: Screen, index: number): void => {
    for (const [i, update] of updates.slice(index).entries())
      wire.send({ kind: 'update', number: index + i + 1, update });
  };

  const carryOut = (screen: Screen, id: string, change: FarChange): void => {
    const line = run.toldCount;
    try {
      const goesBack = apply(run, screen.seats, change);
      screen.known.set(id, 'done');
      carriedOut.push(change);
      const from = goesBack ? run.toldCount : line;
      for (const other of screens) updateFor(other, from, goesBack, other === screen ? id : undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      screen.known.set(id, error);
      refuse(screen, id, error);
    }
  };
  const refuse = ({ wire }: Screen, id: string, { message, why }: Refusal): void =>
    wire.send({ kind: 'refused', id, message, ...(why && { why }) });

  return {
    carriedOut,
    join(seats, wire) {
      const screen: Screen = { seats, wire, updates: [], logs: new Map(), known: new Map() };
      screens.push(screen);
      wire.listen((ask) => {
        if (ask.kind === 'hello') {
          wire.send({ kind: 'at', last: screen.updates.length });
          sendFrom(screen, ask.since);
          return;
        }
        const known = screen.known.get(ask.id);
        if (known instanceof Refusal) refuse(screen, ask.id, known);
        else if (!known) carryOut(screen, ask.id, ask.change);
      });
      updateFor(screen, run.toldCount, false);
    },
  };
}

/** How many lines two logs begin with alike. */
function common(before: readonly Told[], now: readonly Told[]): number {
  const differs = before.findIndex((line, i) => line !== now[i]);
  return differs < 0 ? before.length : differs;
}

/** Whether the table went back. A screen acts for its own people alone. */
function apply(run: Run, seats: readonly Seat[], change: FarChange): boolean {
  const notYours = new Refusal('Somebody else is asked.', { id: 'not-asked' });
  if ('answer' in change) {
    if (!isOf(seats, change.answer.seat)) throw notYours;
    run.apply(change.answer);
    return false;
  }
  if ('remake' in change) {
    run.apply(change);
    return false;
  }
  if ('undo' in change) {
    const { keep, seat } = change.undo;
    run.apply({ undo: keep, ...(seat !== undefined && { seat }) });
  } else if ('back' in change) run.back(change.back === 'watcher' ? undefined : change.back);
  else run.apply({ redo: true, ...(change.redo !== 'watcher' && { seat: change.redo }) });
  return true;
}
