import { batch, computed, signal } from '@preact/signals';
import {
  type Choice,
  type Game,
  Refusal,
  type Run,
  type Seat,
  save,
  type Told,
  type Viewer,
} from '@wyrdhall/kernel';
import type { GameFace } from '../faces/face.ts';
import { type KeptTable, keepTable } from '../store/tables.ts';
import type { Draft } from './draft.ts';
import type { Session } from './session.ts';
import { newStage, showEvents, showNow } from './stage.ts';
import { standingOf } from './standing.ts';
import { lookOn } from './viewing.ts';

export function openSession(game: Game, face: GameFace, run: Run, kept: KeptTable): Session {
  const change = signal(0);
  const isPerson = (seat: Seat) => kept.seats[seat] === 'human';
  const session: Session = {
    game,
    face,
    run,
    kept: signal(kept),
    change,
    viewer: signal<Viewer>('watcher'),
    veiled: signal<Seat | undefined>(undefined),
    draft: signal<Draft>(new Map()),
    refusal: signal<string | undefined>(undefined),
    since: computed(() => {
      change.value;
      const last = run.lastAnswer(isPerson);
      return last && { answers: last.at, line: last.line };
    }),
    stage: newStage(),
  };
  lookOn(session);
  showNow(session.stage, run.view(session.viewer.value));
  return session;
}

/** Answers for a seat, shows what comes of it, and keeps the table. */
export function answer(session: Session, seat: Seat, choice: Choice): boolean {
  const { run } = session;
  const from = run.toldCount;
  const done = attempt(session, () => run.answer({ seat, choice }));
  if (!done) return false;
  changed(session, run.told(session.viewer.value, from));
  return true;
}

export function undo(session: Session, answers: number): boolean {
  return goBack(session, () => session.run.undo(answers));
}

export function backOut(session: Session): boolean {
  return goBack(session, () => session.run.back());
}

export function redo(session: Session): boolean {
  return goBack(session, () => session.run.redo());
}

function goBack(session: Session, act: () => void): boolean {
  if (!attempt(session, act)) return false;
  changed(session, []);
  return true;
}

/** What cannot be done is said. A fault of the rules is also thrown on: the game stands as before. */
function attempt(session: Session, act: () => void): boolean {
  try {
    act();
    session.refusal.value = undefined;
    return true;
  } catch (error) {
    session.refusal.value = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

function changed(session: Session, events: readonly Told[]): void {
  batch(() => {
    session.draft.value = new Map();
    session.change.value++;
    lookOn(session);
    showEvents(session.stage, session.face, events, session.run.view(session.viewer.value));
  });
  keep(session);
}

let keeping: Promise<void> = Promise.resolve();

/** One after the other, so that an older state never overwrites a newer one. */
function keep(session: Session): void {
  const { game, run, kept } = session;
  const table = {
    ...kept.value,
    changed: Date.now(),
    save: save(run),
    standing: standingOf(game, run),
  };
  kept.value = table;
  keeping = keeping
    .then(() => keepTable(table))
    .catch((error: unknown) => {
      session.refusal.value = String(error);
    });
}
