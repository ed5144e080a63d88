import {
  type Game,
  type Replayed,
  Run,
  replay,
  type Save,
  type SeenAnswer,
  seenAnswer,
  type Told,
  type Viewer,
} from '@wyrdhall/kernel';
import type { GameFace } from '../kit/face.ts';
import type { KeptTable } from '../store/kept-table.ts';

/** A whole game, played again. */
export interface Film {
  readonly game: Game;
  readonly face: GameFace;
  readonly table: KeptTable;
  readonly save: Save;
  /** One for each segment of the record: a chapter, or what was played between two versions or remakes. */
  readonly parts: readonly Replayed<unknown, Told>[];
}

/** A part that can be watched: every point of it can be stood at. */
export interface Reel {
  readonly film: Film;
  /** Which part of the film it is. */
  readonly index: number;
  readonly part: Replayed<unknown, Told>;
  readonly run: Run;
  /** The points at which a step begins. */
  readonly steps: ReadonlySet<number>;
}

/** What is seen at a point. */
export interface Still {
  readonly view: unknown;
  readonly lines: readonly Told[];
  readonly round: number;
}

export function makeFilm(game: Game, face: GameFace, table: KeptTable, save: Save): Film {
  return { game, face, table, save, parts: replay(game, save) };
}

/** Undefined where the rules of today cannot begin that part. */
export function reelOf(film: Film, index: number): Reel | undefined {
  const part = film.parts[index];
  return part?.run && { film, index, part, run: part.run, steps: stepsOf(part.run) };
}

/** A run that was played again has a line for each entry, and a milestone where a step begins. */
function stepsOf({ segments }: Run): ReadonlySet<number> {
  const steps = new Set<number>();
  let entries = 0;
  for (const line of segments.at(-1)?.record.split('\n') ?? []) {
    if (line.startsWith('#')) steps.add(entries);
    else entries++;
  }
  return steps;
}

/** The last point: there is one before each entry, and one at the end. */
export const lastPoint = ({ run }: Reel): number => run.length;

export function stillAt({ film, run }: Reel, point: number, viewer: Viewer): Still {
  const { table } = run.fork(point);
  const told = table.logStart + table.log.length;
  const all = run.told(viewer);
  const later = run.told(viewer, told);
  return {
    view: film.game.view(table.state, viewer),
    lines: all.slice(0, all.length - later.length),
    round: film.game.clock(table.state).round,
  };
}

const roundAt = ({ film, run }: Reel, point: number): number =>
  film.game.clock(run.fork(point).table.state).round;

/** The first point of the next round, or of this one, or, where that is where we are, of the one before. */
export function roundFrom(reel: Reel, point: number, way: 1 | -1): number {
  const last = lastPoint(reel);
  const isBehind = way < 0 && point > 0;
  const round = way > 0 ? roundAt(reel, point) + 1 : roundAt(reel, isBehind ? point - 1 : 0);
  let [from, to] = [0, last];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (roundAt(reel, middle) < round) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The answer that leads to the point, as the viewer saw it there; undefined where none does. */
export function saidBefore({ run, steps }: Reel, point: number, viewer: Viewer): SeenAnswer | undefined {
  const mark = run.marks.find(({ index }) => index === point - 1);
  return mark && seenAnswer(mark, viewer, !steps.has(point));
}

/** A run that stands at the point, free to be played on, with all that led there. */
export function runFrom({ film, index, run: played }: Reel, point: number): Run {
  const { options, settings } = played;
  const start = played.segments[0]?.start;
  const past = film.save.segments.slice(0, index);
  const run = start
    ? Run.from(film.game, options, settings, start, past)
    : Run.start(film.game, options, settings);
  for (const entry of played.entries.slice(0, point)) run.give(entry);
  return run;
}
