import { batch, computed, signal } from '@preact/signals';
import { type Choice, Refusal, type Seat, type Told, type Viewer } from '@wyrdhall/kernel';
import { playSound } from '../hall/sound.ts';
import type { Draft } from '../kit/answers/draft.ts';
import { viewAfter } from '../kit/events/shown.ts';
import type { GameFace } from '../kit/face.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { isAuto, lineWords } from '../words/lines.ts';
import { refusalWords } from '../words/refusal.ts';
import type { TableFault } from './faults.ts';
import type { News, Noted, TableLink, UndoTo } from './link.ts';
import type { Session } from './session.ts';
import { newStage, showEvents, showNow } from './stage.ts';
import { lookOn, ownPrompts, peopleAt } from './viewing.ts';
import { wordsAt } from './words.ts';

export function openSession(face: GameFace, link: TableLink): Session {
  const viewer = signal<Viewer>('watcher');
  const seen = computed(() => link.now.value.see(viewer.value));
  const session: Session = {
    game: link.game,
    face,
    link,
    kept: link.kept,
    moment: link.now,
    change: signal(0),
    news: signal<readonly Told[]>([]),
    viewer,
    seen,
    prompts: computed(() => seen.value.prompts),
    turned: signal<string | undefined>(undefined),
    veiled: signal<Seat | undefined>(undefined),
    isAlone: signal(false),
    draft: signal<Draft>(new Map()),
    drafted: signal<string | undefined>(undefined),
    refusal: signal<string | undefined>(undefined),
    fault: signal<TableFault | undefined>(undefined),
    stage: newStage(),
  };
  lookOn(session);
  showNow(session.stage, session.seen.value.view);
  link.happened((news) => show(session, news));
  waitAgain(session);
  return session;
}

/** A table that was left where there was something to be read waits there again. */
function waitAgain(session: Session): void {
  const { face, seen, stage } = session;
  const { since, view } = seen.value;
  if (!since || !face.waitsBefore || peopleAt(session).length === 0) return;
  const { events, before } = since;
  const at = events.findLastIndex(
    (event, i) => !isAuto(event) && face.waitsBefore?.(event, events.slice(0, i)) !== undefined,
  );
  if (at < 0) return;
  stage.shown.value = events.slice(0, at).reduce((now, event) => viewAfter(face, now, event), before);
  showEvents(stage, face, events.slice(at), view, audienceOf(session));
}

/**
 * Answers for a seat. The key names the asking that is answered: where that is over, or its answer is on the way,
 * nothing happens. Whether it is done is known when the table says so.
 */
export async function answer(
  session: Session,
  seat: Seat,
  choice: Choice,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined || isPending(session, key)) return false;
  return attempt(session, () => session.link.answer({ seat, key, choice }));
}

/** Goes back to a point of the undo menu; with a seat, by taking back only that seat's answers. */
export function undo(session: Session, { keep, seat }: UndoTo): Promise<boolean> {
  return alone(session, () => session.link.undo({ keep, ...(seat !== undefined && { seat }) }));
}

export function backOut(session: Session): Promise<boolean> {
  return alone(session, () => session.link.back(session.viewer.peek()));
}

export function redo(session: Session): Promise<boolean> {
  return alone(session, () => session.link.redo(session.viewer.peek()));
}

/** Carries out a command of the table menu. */
export function remake(
  session: Session,
  id: string,
  options: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  return alone(session, () => session.link.remake(id, options));
}

/** Changes what this device notes about the table. */
export async function note(session: Session, change: (noted: Noted) => Noted): Promise<void> {
  try {
    await session.link.note(change);
  } catch (error) {
    session.refusal.value = refusalWords(error);
  }
}

/** Lets others sit down, people or bots, from the next question on. Whoever sat here alone is asked again. */
export async function reseat(session: Session, party: Pick<KeptTable, 'seats' | 'names'>): Promise<boolean> {
  const { reseat: sit } = session.link;
  if (!sit) return false;
  return alone(session, () => {
    session.isAlone.value = false;
    return sit(party);
  });
}

/** Whether an answer to this asking is on its way. */
export const isPending = ({ link }: Session, key: string | undefined): boolean =>
  link.pending.value.some((pending) => pending.key !== undefined && pending.key === key);

/** Acts when nothing of ours is on its way any more: at once, where nothing is. */
export function whenCalm(session: Session, act: () => void): void {
  const { pending } = session.link;
  if (pending.peek().length === 0) {
    act();
    return;
  }
  const stop = pending.subscribe(({ length }) => {
    if (length > 0) return;
    stop();
    queueMicrotask(() => whenCalm(session, act));
  });
}

/** While something of ours is on its way, nobody knows yet what it would be that goes back. */
async function alone(session: Session, act: () => Promise<void>): Promise<boolean> {
  return session.link.pending.peek().length === 0 && attempt(session, act);
}

/**
 * What cannot be done is said; a second click on an answer that was given is not worth a word. A fault of the rules is
 * told as one.
 */
async function attempt(session: Session, act: () => Promise<void>): Promise<boolean> {
  const { refusal, fault, moment } = session;
  const { revision } = moment.peek();
  try {
    refusal.value = undefined;
    fault.value = undefined;
    await act();
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    if (error instanceof Refusal) refusal.value = refusalWords(error);
    else {
      console.error(error);
      fault.value = { error, counts: moment.peek().revision !== revision };
    }
    return false;
  }
}

const STALE: readonly (string | undefined)[] = ['stale', 'not-asked'];

const isStale = (error: unknown): boolean => error instanceof Refusal && STALE.includes(error.why?.id);

const audienceOf = (session: Session) => ({
  options: session.moment.value.options,
  reads: peopleAt(session).length > 0 && !session.moment.value.outcome,
  says: (event: Told) => lineWords(wordsAt(session), event),
});

function show(session: Session, news: News): void {
  batch(() => {
    session.change.value++;
    lookOn(session);
    // Marks survive what others answer.
    const { draft, drafted } = session;
    if (!ownPrompts(session).some(({ key }) => key === drafted.value)) draft.value = new Map();
    const told = news.told(session.viewer.value);
    session.news.value = told;
    // Somebody who goes back has seen enough.
    if (news.goesBack) {
      session.stage.finish?.();
      playSound('unpeg');
    }
    showEvents(session.stage, session.face, told, session.seen.value.view, audienceOf(session));
  });
}
