import { batch, computed, signal } from '@preact/signals';
import {
  type Choice,
  type Game,
  Refusal,
  type Run,
  type Seat,
  type Told,
  type Viewer,
} from '@wyrdhall/kernel';
import type { GameFace } from '../faces/face.ts';
import { keeperOf } from '../store/keeper.ts';
import type { OpenTable } from '../store/tables.ts';
import { refusalWords } from '../words/refusal.ts';
import type { Draft } from './draft.ts';
import type { Session } from './session.ts';
import { newStage, showEvents, showNow } from './stage.ts';
import { standingOf } from './standing.ts';
import { lookOn } from './viewing.ts';

export function openSession(game: Game, face: GameFace, run: Run, opened: OpenTable): Session {
  const { table } = opened;
  const refusal = signal<string | undefined>(undefined);
  const change = signal(0);
  const isPerson = (seat: Seat) => table.seats[seat] === 'human';
  const session: Session = {
    game,
    face,
    run,
    kept: signal(table),
    keeper: keeperOf(run, opened, ({ message }) => {
      refusal.value = message;
    }),
    change,
    viewer: signal<Viewer>('watcher'),
    veiled: signal<Seat | undefined>(undefined),
    draft: signal<Draft>(new Map()),
    refusal,
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
    session.refusal.value = refusalWords(error);
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

function keep({ game, run, kept, keeper }: Session): void {
  kept.value = { ...kept.value, changed: Date.now(), standing: standingOf(game, run) };
  keeper.keep(kept.value);
}
