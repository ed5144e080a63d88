import { batch, computed, signal } from '@preact/signals';
import {
  type Game,
  type Json,
  positionOf,
  Refusal,
  Run,
  resume,
  type Save,
  type Seat,
  type Seen,
  type SeenUndo,
  type Settings,
  seeDifferently,
  seenBy,
  type Viewer,
} from '@wyrdhall/kernel';
import type { Keeper } from '../store/keeper.ts';
import type { KeptTable, Luck } from '../store/kept-table.ts';
import { leaveLegacy } from '../store/legacy.ts';
import { keepOn, newTableId, type OpenTable, wholeSave } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { lazy, settle } from './lazy.ts';
import {
  type Moment,
  type News,
  type Pending,
  type Person,
  type Sight,
  type TableLink,
  UNDOS,
} from './link.ts';
import { logsOf } from './logs.ts';
import { seatsAfter } from './remakes.ts';
import { standingOf } from './standing.ts';

// The one place of the hall where games that people play run: what is shown of them goes through a `TableLink`.

/** Throws a Refusal where an option is wrong. */
export const startRun = (
  game: Game,
  options: Readonly<Record<string, unknown>>,
  settings: Partial<Settings>,
): Run => Run.start(game, options, settings);

/** Takes up a save; our own also where rules were mended since. */
export const resumeRun = (game: Game, saved: Save, own?: 'own'): Run =>
  resume(game, saved, own && { own: true }).run;

/** How a run stands now, with these people at the screen. Read it before the run goes on. */
export function momentOf(run: Run, people: readonly Seat[] = [], logs = logsOf(run)): Moment & Leaving {
  const { game, options, outcome, revision } = run;
  const sights = new Map<Viewer, Sight>();
  const facts = lazy<Omit<Moment, 'see'>>({
    revision: () => revision,
    clock: () => game.clock(run.state),
    outcome: () => outcome,
    options: () => options,
    seating: () => game.seating?.(run.state),
    isDivided: () => seeDifferently(run, people),
  });
  const see = (viewer: Viewer): Sight => {
    const seen = sights.get(viewer) ?? sightOf(run, viewer, people, logs);
    sights.set(viewer, seen);
    return seen;
  };
  const leave = (): void => {
    settle(facts);
    for (const viewer of [...people, 'watcher' as const]) settle(see(viewer), UNREAD);
  };
  return Object.assign(facts, { see, leave });
}

/** What nobody has read yet of a moment that is over, and nobody needs while the next one is on its way. */
const UNREAD: Partial<Sight> = { barriers: [], undos: [] };

interface Leaving {
  /** The run goes on from here: what was not read yet will be another's. */
  leave(): void;
}

type Logs = ReturnType<typeof logsOf>;

function sightOf(run: Run, viewer: Viewer, people: readonly Seat[], logs: Logs): Sight {
  const seen = seenBy(run, viewer);
  const last = run.marks.findLast(({ seat }) => people.includes(seat));
  return lazy<Sight>({
    view: () => seen.view,
    prompts: () => seen.prompts,
    log: () => logs(viewer),
    barriers: () => seen.barriers(),
    undos: () => undosOf(seen, people),
    isChapterStart: () => seen.isChapterStart,
    canRedo: () => seen.canRedo,
    halfMade: () => seen.halfMade,
    remakes: () => seen.remakes,
    since: () =>
      last &&
      Object.assign(lazy({ before: () => run.game.view(run.fork(last.index).table.state, viewer) }), {
        events: seen.told(last.line),
      }),
  });
}

/** As many points of undo as are shown; where nobody is at the screen, of all seats. */
function undosOf(seen: Seen, people: readonly Seat[]): readonly SeenUndo[] {
  const isShown = ({ seat }: SeenUndo) => people.length === 0 || people.includes(seat);
  for (let most = 2 * UNDOS; ; most *= 8) {
    const undos = seen.undos(most);
    if (undos.length < most || undos.filter(isShown).length >= UNDOS) return undos;
  }
}

export interface HereTerms {
  readonly run: Run;
  readonly table: KeptTable;
  /** Who keeps what is done; `failed` hears what could not be kept. */
  keeperOf(failed: (why: Error) => void): Keeper;
  /** Fetches the prose in which the game goes on from here. */
  openTexts(): Promise<void>;
  whole(label: Json): Promise<Save>;
  /** How kind the dice were, where the game can tell. */
  readonly luckOf?: ((view: unknown) => Luck) | undefined;
}

/** A table that runs on this page and is kept on this device. */
export function linkHere({ run, table, keeperOf, openTexts, whole, luckOf }: HereTerms): TableLink {
  const { game } = run;
  const kept = signal(table);
  /** What is to be kept: notes are in it before they are shown. */
  let latest = table;
  const trouble = signal<string | undefined>(undefined);
  const pending = signal<readonly Pending[]>([]);
  const trail = signal(newTableId());
  const listeners = new Set<(news: News) => void>();
  const keeper = keeperOf(({ message }) => {
    trouble.value = message;
  });
  const people = computed(() =>
    kept.value.seats.map((sitter): Person => (sitter === 'human' ? 'here' : 'bot')),
  );
  const seatsHere = () => people.peek().flatMap((person, seat) => (person === 'here' ? [seat] : []));
  const logs = logsOf(run);
  const now = signal(momentOf(run, seatsHere(), logs));
  /** What the shelf says is no reason to keep nothing. */
  const standing = (): KeptTable['standing'] => {
    try {
      return standingOf(momentOf(run, [], logs), luckOf);
    } catch (error) {
      reportError(error);
      return kept.peek().standing;
    }
  };
  const keep = async (): Promise<void> => {
    const { seats, names } = kept.peek();
    const now = {
      seats: seatsAfter(seats, run.options.players),
      ...(names && { names }),
      changed: Date.now(),
      standing: standing(),
    };
    kept.value = { ...kept.peek(), ...now };
    latest = { ...latest, ...now };
    const end = write();
    leaveLegacy(game, kept.peek().id, run);
    await end;
  };
  const write = async (): Promise<void> => {
    trouble.value = undefined;
    // This page will be opened anew, with what was kept.
    if ((await keeper.keep(latest)) === 'late')
      throw new Refusal(say.peek().table.elsewhere, { id: 'elsewhere' });
  };

  /** Shows how the run stands now, and plays the lines from `from` on. */
  const show = (from: number, done: Pending, goesBack: boolean): void => {
    const moment = momentOf(run, seatsHere(), logs);
    batch(() => {
      pending.value = pending.peek().filter((other) => other !== done);
      now.value = moment;
      const news = { moment, goesBack, told: (viewer: Viewer) => seenBy(run, viewer).told(from) };
      for (const listen of listeners) listen(news);
    });
  };

  /** Changes the table; the write is on its way before anything is shown, so that nothing shown is lost. */
  const change = async (what: Pending, act: () => void, goesBack: boolean): Promise<void> => {
    const chapters = run.past.length;
    try {
      now.peek().leave();
    } catch (error) {
      reportError(error); // What cannot be shown can be played all the same.
    }
    const line = run.toldCount;
    act();
    if (goesBack) trail.value = newTableId();
    pending.value = [...pending.peek(), what];
    const end = keep();
    // After a step back there is nothing to be played.
    const from = goesBack ? run.toldCount : line;
    if (run.past.length === chapters) show(from, what, goesBack);
    else {
      // The next chapter has its own prose; without it, it goes on all the same.
      await openTexts().catch(() => undefined);
      show(from, what, goesBack);
    }
    await end;
  };

  return {
    game,
    settings: run.settings,
    kept,
    people,
    now,
    state: signal('here' as const),
    pending,
    trouble,
    answer: (given) => change({ key: given.key, choice: given.choice }, () => run.apply(given), false),
    undo: ({ keep: entries, seat }) =>
      change({}, () => run.apply({ undo: entries, ...(seat !== undefined && { seat }) }), true),
    redo: (viewer) =>
      change({}, () => run.apply({ redo: true, ...(viewer !== 'watcher' && { seat: viewer }) }), true),
    back: (viewer) => change({}, () => run.back(viewer === 'watcher' ? undefined : viewer), true),
    remake: (id, options) => change({}, () => run.apply({ remake: id, options }), false),
    async note(change) {
      const noted = change({ guide: latest.guide });
      latest = { ...latest, ...noted };
      await write();
      kept.value = { ...kept.peek(), ...noted };
    },
    reseat: ({ seats, names = [] }) =>
      change(
        {},
        () => {
          kept.value = { ...kept.peek(), seats, names };
        },
        false,
      ),
    happened(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    give: whole,
    host: {
      prompts: () => run.prompts.map((prompt) => ({ ...prompt, key: run.keyOf(prompt) })),
      position: () => positionOf(run),
      trail,
    },
    leave: () => listeners.clear(),
  };
}

/** Opens a table that is kept on this device. Throws a Refusal where the rules no longer lead there. */
export async function sitDownHere(
  game: Game,
  { table, save: saved }: OpenTable,
  openTexts: (run: Run) => Promise<void>,
  luckOf?: HereTerms['luckOf'],
): Promise<TableLink> {
  const run = resumeRun(game, saved, 'own');
  await openTexts(run);
  return linkHere({
    run,
    table,
    keeperOf: (failed) => keepOn(run, saved.revision, failed),
    openTexts: () => openTexts(run),
    whole: (label) => wholeSave(table.id, run, label),
    luckOf,
  });
}
