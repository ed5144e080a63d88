import {
  type Game,
  Refusal,
  type Rulebook,
  type Run,
  type Seat,
  type Seen,
  save,
  seenBy,
  type Told,
  type Viewer,
} from '@wyrdhall/kernel';
import { type Player, Trail } from '@wyrdhall/players';
import { writeWhole } from '../whole-file.ts';
import { type Speaker, speaker } from '../words.ts';
import type { Input } from './input.ts';

/** A game at this terminal. */
export interface Session {
  readonly run: Run;
  readonly game: Game;
  readonly rulebook: Rulebook;
  readonly bots: ReadonlyMap<Seat, Player>;
  /** Where the game has been since the last undo, so that no bot walks in a circle. */
  readonly trail: Trail;
  readonly input: Input;
  /** Fetches the prose in which the game goes on from here. */
  readonly openTexts?: (() => Promise<void>) | undefined;
  /** The chapters that were over when it was fetched last. */
  chapters: number;
  /** Where every change is saved. */
  readonly autosave: string | undefined;
  /** The revision that was saved last. */
  saved: number;
  /** Whose screen this is now; undefined: nobody's in particular. */
  facing: Seat | undefined;
  /** Whether that seat came through a curtain, so that nobody else is looking. */
  alone: boolean;
  /** The seat and the prompt that somebody turned to. */
  turned: { readonly seat: Seat; readonly key: string | undefined } | undefined;
  /** How many lines of the log each viewer has read. */
  readonly read: Map<Viewer, number>;
  /** The events that were shown last. */
  news: readonly Told[];
  /** Whether they were shown after the last line that was typed. */
  isFresh: boolean;
  /** The heading and the board that were shown last. */
  heading: string;
  board: string;
}

export type Opening = Pick<
  Session,
  'run' | 'game' | 'rulebook' | 'bots' | 'input' | 'openTexts' | 'autosave' | 'saved'
>;

/** `unread` is how many of the last lines are shown at first. */
export function openSession(opening: Opening, unread = Number.POSITIVE_INFINITY): Session {
  const from = Math.max(0, opening.run.toldCount - unread);
  const session: Session = {
    ...opening,
    trail: new Trail(),
    chapters: -1,
    facing: undefined,
    alone: false,
    turned: undefined,
    read: new Map(),
    news: [],
    isFresh: false,
    heading: '',
    board: '',
  };
  for (const viewer of [...peopleOf(session), 'watcher'] as const) session.read.set(viewer, from);
  return session;
}

/** The seats of the people at this terminal. A remake may change them. */
export function peopleOf({ run, bots }: Pick<Session, 'run' | 'bots'>): Seat[] {
  return Array.from({ length: run.options.players }, (_, seat) => seat).filter((seat) => !bots.has(seat));
}

export const wordsOf = ({ run, game }: Pick<Session, 'run' | 'game'>): Speaker =>
  speaker(game, game.seating?.(run.state), run.options.players);

/** All that the seat in front of the screen may see. */
export const seenHere = ({ run, facing }: Session): Seen => seenBy(run, facing ?? 'watcher');

/** After an undo: what will be told in place of what was taken back is unread. */
export function forgetTakenBack({ run, read, trail }: Session): void {
  trail.clear();
  for (const [viewer, lines] of read) read.set(viewer, Math.min(lines, run.toldCount));
}

export function saveTo(session: Session, file: string): void {
  const { run, bots } = session;
  // A remake may have taken their seats away.
  const sitting = [...bots].filter(([seat]) => seat < run.options.players);
  const seats = sitting.map(([seat, { name }]) => `${seat + 1}=${name}`);
  try {
    writeWhole(file, `${JSON.stringify(save(run, { bots: seats }))}\n`);
  } catch (error) {
    throw new Refusal(`The game could not be saved: ${(error as Error).message}.`);
  }
  session.saved = run.revision;
}

/** Before anything of another chapter is shown. */
export async function openChapter(session: Session): Promise<void> {
  const { run, chapters } = session;
  if (run.past.length === chapters) return;
  session.chapters = run.past.length;
  await session.openTexts?.();
}
