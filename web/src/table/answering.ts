import { batch, computed, signal } from '@preact/signals';
import {
  type Choice,
  type Game,
  Refusal,
  type Request,
  type Run,
  type Seat,
  seenBy,
  type Viewer,
} from '@wyrdhall/kernel';
import type { GameFace } from '../faces/face.ts';
import { leaveLegacy } from '../store/legacy.ts';
import { keepOn, newTableId, type OpenTable } from '../store/tables.ts';
import { refusalWords } from '../words/refusal.ts';
import type { Draft } from './draft.ts';
import { seatsAfter } from './remakes.ts';
import type { Session } from './session.ts';
import { newStage, showEvents, showNow } from './stage.ts';
import { standingOf } from './standing.ts';
import { lookOn, ownPrompts } from './viewing.ts';

export function openSession(
  game: Game,
  face: GameFace,
  run: Run,
  opened: OpenTable,
  openTexts: () => Promise<void>,
): Session {
  const refusal = signal<string | undefined>(undefined);
  const change = signal(0);
  const kept = signal(opened.table);
  const viewer = signal<Viewer>('watcher');
  const seen = computed(() => {
    change.value;
    return seenBy(run, viewer.value);
  });
  const session: Session = {
    game,
    face,
    run,
    kept,
    keeper: keepOn(run, opened.save.revision, ({ message }) => {
      refusal.value = message;
    }),
    change,
    viewer,
    seen,
    prompts: computed(() => seen.value.prompts),
    turned: signal<string | undefined>(undefined),
    veiled: signal<Seat | undefined>(undefined),
    isAlone: signal(false),
    draft: signal<Draft>(new Map()),
    drafted: signal<string | undefined>(undefined),
    trail: signal(newTableId()),
    refusal,
    since: computed(() => {
      change.value;
      const last = run.marks.findLast(({ seat }) => kept.peek().seats[seat] === 'human');
      return last && { answers: last.index, line: last.line };
    }),
    stage: newStage(),
    openTexts,
  };
  lookOn(session);
  showNow(session.stage, session.seen.value.view);
  return session;
}

/** Answers for a seat. The key names the asking that is answered: where that is over, nothing happens. */
export function answer(session: Session, seat: Seat, choice: Choice, key: string | undefined): boolean {
  return goOn(session, { seat, choice, ...(key !== undefined && { key }) });
}

/** Goes back to a point of the undo menu; with a seat, by taking back only that seat's answers. */
export function undo(session: Session, { keep, seat }: { keep: number; seat?: Seat | undefined }): boolean {
  return goBack(session, () => session.run.apply({ undo: keep, ...(seat !== undefined && { seat }) }));
}

export function backOut(session: Session): boolean {
  const viewer = session.viewer.peek();
  return goBack(session, () => session.run.back(viewer === 'watcher' ? undefined : viewer));
}

export function redo(session: Session): boolean {
  return goBack(session, () => session.run.apply({ redo: true }));
}

/** Carries out a command of the table menu. */
export function remake(session: Session, id: string, options: Readonly<Record<string, unknown>>): boolean {
  return goOn(session, { remake: id, options });
}

/** Changes the table, and shows what comes of it. */
function goOn(session: Session, request: Request): boolean {
  const { run } = session;
  const from = run.toldCount;
  return change(
    session,
    () => run.apply(request),
    () => from,
  );
}

function goBack(session: Session, act: () => void): boolean {
  const { run, trail } = session;
  const taken = () => {
    act();
    trail.value = newTableId();
  };
  return change(session, taken, () => run.toldCount);
}

/** Kept first: whatever fails while it is shown, nothing is lost. Lines from `from` on are played. */
function change(session: Session, act: () => void, from: () => number): boolean {
  const chapters = session.run.past.length;
  if (!attempt(session, act)) return false;
  keep(session);
  const line = from();
  if (session.run.past.length === chapters) show(session, line);
  // The next chapter has its own prose; without it, it goes on all the same.
  else
    void session
      .openTexts()
      .catch(() => undefined)
      .then(() => show(session, line));
  return true;
}

/**
 * What cannot be done is said; a second click on an answer that was given is not worth a word. A fault of the rules is
 * also thrown on: the game stands as before.
 */
function attempt(session: Session, act: () => void): boolean {
  try {
    act();
    session.refusal.value = undefined;
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    session.refusal.value = refusalWords(error);
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

const STALE: readonly (string | undefined)[] = ['stale', 'not-asked'];

const isStale = (error: unknown): boolean => error instanceof Refusal && STALE.includes(error.why?.id);

function show(session: Session, from: number): void {
  batch(() => {
    session.change.value++;
    lookOn(session);
    // Marks survive what others answer.
    const { draft, drafted } = session;
    if (!ownPrompts(session).some(({ key }) => key === drafted.value)) draft.value = new Map();
    const { told, view } = session.seen.value;
    showEvents(session.stage, session.face, told(from), view);
  });
}

function keep({ game, run, kept, keeper }: Session): void {
  kept.value = {
    ...kept.value,
    seats: seatsAfter(kept.value.seats, run.options.players),
    changed: Date.now(),
    standing: standingOf(game, run),
  };
  keeper.keep(kept.value);
  leaveLegacy(game, kept.value.id, run);
}
