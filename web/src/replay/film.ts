import {
  type Choice,
  type Divergence,
  type Game,
  isReseed,
  type Prompt,
  type Question,
  type Replayed,
  Run,
  replay,
  type Save,
  type Seat,
  type Told,
  type Viewer,
} from '@wyrdhall/kernel';
import type { GameFace } from '../faces/face.ts';
import type { KeptTable } from '../store/kept-table.ts';

/** A whole game, played again: every point of it can be stood at. */
export interface Film {
  readonly game: Game;
  readonly face: GameFace;
  readonly table: KeptTable;
  readonly parts: readonly Replayed<unknown, Told>[];
  /** How many points there are: one before each entry, and the end. */
  readonly length: number;
}

/** What is seen at a point. */
export interface Still {
  readonly view: unknown;
  readonly prompt: Prompt | undefined;
  readonly lines: readonly Told[];
  readonly round: number;
  readonly diverged?: Divergence;
}

/** What was answered on the way to a point. */
export interface Said {
  readonly seat: Seat;
  readonly question: Question;
  readonly choice: Choice;
}

export function makeFilm(game: Game, face: GameFace, table: KeptTable, save: Save): Film {
  const parts = replay(game, save);
  const length = parts.reduce((sum, { run }) => sum + run.length + 1, 0);
  return { game, face, table, parts, length };
}

/** The part that a point lies in, and how many of its entries come before. */
function find(film: Film, point: number): { part: Replayed<unknown, Told>; at: number } {
  let at = point;
  for (const part of film.parts) {
    if (at <= part.run.length) return { part, at };
    at -= part.run.length + 1;
  }
  const part = film.parts.at(-1);
  if (!part) throw new RangeError('A film without a part.');
  return { part, at: part.run.length };
}

export function stillAt(film: Film, point: number, viewer: Viewer): Still {
  const { part, at } = find(film, point);
  const play = part.run.fork(at);
  const told = play.table.logStart + play.table.log.length;
  const all = part.run.told(viewer);
  const later = part.run.told(viewer, told);
  return {
    view: film.game.view(play.table.state, viewer),
    prompt: play.prompts[0],
    lines: all.slice(0, all.length - later.length),
    round: film.game.clock(play.table.state).round,
    ...(part.diverged && { diverged: part.diverged }),
  };
}

/** The answer that leads to the point; undefined at a beginning, and where chance was seeded anew. */
export function saidBefore(film: Film, point: number): Said | undefined {
  const { part, at } = find(film, point);
  const entry = part.run.entries[at - 1];
  if (!entry || isReseed(entry)) return undefined;
  const prompt = part.run.fork(at - 1).prompts.find(({ seat }) => seat === entry.seat);
  return prompt && { seat: entry.seat, question: prompt.question, choice: entry.choice };
}

/** A run that stands at the point, free to be played on: its past is kept. */
export function runFrom(film: Film, point: number): Run {
  const { part, at } = find(film, point);
  const { options, settings } = part.run;
  const [start] = part.run.past;
  const run = start?.start
    ? Run.from(film.game, options, settings, start.start)
    : Run.start(film.game, options, settings);
  for (const entry of part.run.entries.slice(0, at)) run.give(entry);
  return run;
}
