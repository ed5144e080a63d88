import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, Refusal, type Seat, type Settings, type Told, type Viewer } from '@wyrdhall/kernel';
import type { KeptTable } from '../../../store/kept-table.ts';
import type { LinkState, Moment, News, Pending, Person, Sight, TableLink } from '../../link.ts';
import { type Ask, type FarChange, isOf, type Say, type Update, type Wire } from './messages.ts';
import type { Clock } from './wire.ts';

/** In milliseconds. */
const BEAT = 1000;
/** After so long without a word the table is lost. */
const SILENCE = 3500;

interface FarTerms {
  readonly game: Game;
  readonly settings: Omit<Settings, 'seed'>;
  readonly table: KeptTable;
  /** The seats of those who are at this screen. */
  readonly seats: readonly Seat[];
  readonly wire: Wire<Ask, Say>;
  readonly clock: Clock;
  /** Unlike those of any other screen. */
  readonly name: string;
}

interface Request extends Pending {
  readonly id: string;
  readonly change: FarChange;
  resolve(): void;
  reject(error: unknown): void;
}

/** A table far away, once its first moment is here. */
export function linkFar({ game, settings, table, seats, wire, clock, name }: FarTerms): Promise<TableLink> {
  const state = signal<LinkState>('live');
  const pending = signal<readonly Request[]>([]);
  const kept = signal(table);
  const listeners = new Set<(news: News) => void>();
  const early = new Map<number, Update>();
  let now: ReturnType<typeof signal<Moment>> | undefined;
  let have = 0;
  let asked = 0;
  let heard = 0;
  let beats = 0;
  let isLeft = false;

  const show = ({ by, goesBack, moment: facts, sights }: Update): void => {
    const before = now?.peek();
    const seen = new Map<Viewer, Sight>();
    const news = new Map<Viewer, readonly Told[]>();
    for (const { viewer, sight, log, told } of sights) {
      const lines = [...(before?.see(viewer).log.slice(0, log.keep) ?? []), ...log.lines];
      const { since } = sight;
      seen.set(viewer, {
        ...sight,
        log: lines,
        since: since && { ...since, events: asIn(lines, since.events) },
      });
      news.set(viewer, asIn(lines, told));
    }
    const see = (viewer: Viewer): Sight => {
      const sight = seen.get(isOf(seats, viewer) ? viewer : 'watcher');
      if (!sight) throw new Error('The table shows nothing.');
      return sight;
    };
    // What is undefined is not sent.
    const moment: Moment = { ...facts, outcome: facts.outcome, seating: facts.seating, see };
    const done = pending.peek().find(({ id }) => id === by);
    batch(() => {
      if (done) pending.value = pending.peek().filter((request) => request !== done);
      if (now) now.value = moment;
      else now = signal<Moment>(moment);
      const told = (viewer: Viewer) => news.get(isOf(seats, viewer) ? viewer : 'watcher') ?? [];
      for (const listen of listeners) listen({ moment, goesBack, told });
    });
    done?.resolve();
  };

  const hear = (message: Say): void => {
    heard = beats;
    if (message.kind === 'refused') {
      const refused = pending.peek().find(({ id }) => id === message.id);
      pending.value = pending.peek().filter((request) => request !== refused);
      refused?.reject(new Refusal(message.message, message.why));
      return;
    }
    if (message.kind === 'update' && message.number > have) early.set(message.number, message.update);
    for (let next = early.get(have + 1); next; next = early.get(have + 1)) {
      early.delete(++have);
      show(next);
    }
    const isBehind = early.size > 0 || (message.kind === 'at' && message.last > have);
    state.value = isBehind ? 'catching-up' : 'live';
  };

  /** Says again what was not confirmed, and asks what is missing. */
  const beat = (): void => {
    if (isLeft) return;
    beats++;
    if ((beats - heard) * BEAT > SILENCE) state.value = 'lost';
    wire.send({ kind: 'hello', since: have });
    for (const { id, change } of pending.peek()) wire.send({ kind: 'change', id, change });
    clock.after(BEAT, beat);
  };

  const ask = (change: FarChange, what: Pending = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = `${name} ${++asked}`;
      pending.value = [...pending.peek(), { ...what, id, change, resolve, reject }];
      wire.send({ kind: 'change', id, change });
    });

  const linked = (moment: ReadonlySignal<Moment>): TableLink => ({
    game,
    // The seed would tell everything that is still to come.
    settings: { ...settings, seed: 0 },
    kept,
    people: signal(table.seats.map((_, seat): Person => (seats.includes(seat) ? 'here' : 'elsewhere'))),
    now: moment,
    state,
    pending,
    trouble: signal(undefined),
    answer: (answer) => ask({ answer }, { key: answer.key, choice: answer.choice }),
    undo: (undo) => ask({ undo }),
    redo: (viewer) => ask({ redo: viewer }),
    back: (viewer) => ask({ back: viewer }),
    remake: (id, options) => ask({ remake: id, options }),
    async note(change) {
      kept.value = { ...kept.peek(), ...change({ guide: kept.peek().guide }) };
    },
    happened(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    give: () => Promise.reject(new Refusal('The table is not here.')),
    leave() {
      isLeft = true;
      listeners.clear();
    },
  });

  return new Promise((linkedUp) => {
    wire.listen((message) => {
      const wasThere = now !== undefined;
      hear(message);
      if (!wasThere && now) linkedUp(linked(now as ReadonlySignal<Moment>));
    });
    beat();
  });
}

/** The same lines, as the log has them: who shows one finds it there. */
function asIn(log: readonly Told[], lines: readonly Told[]): readonly Told[] {
  const tail = log.slice(log.length - lines.length);
  return JSON.stringify(tail) === JSON.stringify(lines) ? tail : lines;
}
