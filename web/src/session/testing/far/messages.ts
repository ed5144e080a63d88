import type { Seat, Told, Viewer, Why } from '@wyrdhall/kernel';
import type { GivenAnswer, Moment, Sight, UndoTo } from '../../link.ts';

/** What a screen says to a table that is far away. All of it is plain data. */
export type Ask =
  /** All updates up to this one are here; the table sends what is missing. Said again and again. */
  | { readonly kind: 'hello'; readonly since: number }
  /** Sent with the same id until it is confirmed or refused, and carried out once. */
  | { readonly kind: 'change'; readonly id: string; readonly change: FarChange };

export type FarChange =
  | { readonly answer: GivenAnswer }
  | { readonly undo: UndoTo }
  | { readonly redo: Viewer }
  | { readonly back: Viewer }
  | { readonly remake: string; readonly options: Readonly<Record<string, unknown>> };

/** What the table says to a screen. */
export type Say =
  /** So many updates there are. */
  | { readonly kind: 'at'; readonly last: number }
  | { readonly kind: 'update'; readonly number: number; readonly update: Update }
  | { readonly kind: 'refused'; readonly id: string; readonly message: string; readonly why?: Why };

/** The moment after a change, as the people at one screen may see it. */
export interface Update {
  /** The request of this screen that led here. */
  readonly by?: string;
  readonly goesBack: boolean;
  readonly moment: Omit<Moment, 'see'>;
  readonly sights: readonly SeenFar[];
}

export interface SeenFar {
  readonly viewer: Viewer;
  readonly sight: Omit<Sight, 'log'>;
  /** So many lines of the log stay from the update before; these follow. */
  readonly log: { readonly keep: number; readonly lines: readonly Told[] };
  /** What happened on the way here. */
  readonly told: readonly Told[];
}

/** One end of a way between two machines. */
export interface Wire<Out, In> {
  send(message: Out): void;
  /** Messages may come late, in another order, or never. */
  listen(hear: (message: In) => void): void;
}

export const isOf = (seats: readonly Seat[], viewer: Viewer): boolean =>
  viewer !== 'watcher' && seats.includes(viewer);
