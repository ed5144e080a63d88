import type { ReadonlySignal } from '@preact/signals';
import type {
  Asked,
  Choice,
  Clock,
  Game,
  Json,
  Options,
  Outcome,
  Position,
  Save,
  Seat,
  Seating,
  Seen,
  SeenUndo,
  Settings,
  Told,
  Viewer,
} from '@wyrdhall/kernel';
import type { KeptTable } from '../store/kept-table.ts';

/**
 * A table as this page may know it, here or far away. Screens draw what it shows and ask it for changes; whether the
 * game runs on this page or on a server, they cannot tell.
 */
export interface TableLink {
  readonly game: Game;
  readonly settings: Settings;
  /** Its name, who sits where, and what this device notes about it. */
  readonly kept: ReadonlySignal<KeptTable>;
  readonly people: ReadonlySignal<readonly Person[]>;
  /** Replaced whole with each change. */
  readonly now: ReadonlySignal<Moment>;
  readonly state: ReadonlySignal<LinkState>;
  /** What this page has asked for and nobody has confirmed yet. */
  readonly pending: ReadonlySignal<readonly Pending[]>;
  /** Why what was done last is not kept for good; undefined where it is. */
  readonly trouble: ReadonlySignal<string | undefined>;
  /** Each resolves when the change is kept, and rejects with a Refusal where it cannot be done. */
  answer(given: GivenAnswer): Promise<void>;
  undo(point: UndoTo): Promise<void>;
  /** Gives again what the last undo took back, where it was the viewer's own or everybody's. */
  redo(viewer: Viewer): Promise<void>;
  /** Backs out of what the viewer has begun. */
  back(viewer: Viewer): Promise<void>;
  remake(id: string, options: Readonly<Record<string, unknown>>): Promise<void>;
  /** Changes what this device notes about the table. It is shown when it is kept. */
  note(change: (noted: Noted) => Noted): Promise<void>;
  /** Changes who sits where, during play; only where this page may say so. */
  reseat?(party: Pick<KeptTable, 'seats' | 'names'>): Promise<void>;
  /** Calls for each new moment, in order, with what happened on the way to it. Gives the way to stop it. */
  happened(listen: (news: News) => void): () => void;
  /** The whole table, for a file. */
  give(label: Json): Promise<Save>;
  /** Where bots and advisers think on this page: what they need for it. */
  readonly host?: Host;
  leave(): void;
}

/** `here`: on this page. The others are far away: all is known, something is missing, nothing is heard. */
export type LinkState = 'here' | 'live' | 'catching-up' | 'lost';

/** Who sits at a seat. */
export type Person = 'here' | 'elsewhere' | 'bot';

export interface GivenAnswer {
  readonly seat: Seat;
  /** The asking that is answered. */
  readonly key: string;
  readonly choice: Choice;
}

export interface UndoTo {
  readonly keep: number;
  /** Takes back only this seat's answers. */
  readonly seat?: Seat | undefined;
}

/** What this device notes about a table besides the game. */
export interface Noted {
  /** Hints of a first game that were given; undefined ends them. */
  readonly guide: readonly string[] | undefined;
}

/** A change that is on its way. */
export interface Pending {
  /** The asking, where it is an answer. */
  readonly key?: string;
  readonly choice?: Choice;
}

/** So many points of undo are shown. */
export const UNDOS = 12;

/** How a table stands at one moment. */
export interface Moment {
  /** The number of changes so far. */
  readonly revision: number;
  readonly clock: Clock;
  readonly outcome: Outcome | undefined;
  /** By which it is played now: a remake may change them. */
  readonly options: Options;
  readonly seating: Seating | undefined;
  /** Whether the people at this screen may see different things: then it is passed on behind a curtain. */
  readonly isDivided: boolean;
  see(viewer: Viewer): Sight;
}

/** What a viewer may see of a moment. Nothing else of the table is shown. */
export interface Sight {
  readonly view: unknown;
  /** The viewer's own with the key of this asking; of others' only the question. */
  readonly prompts: readonly Asked[];
  readonly log: readonly Told[];
  /** After how many lines of the log an answer had brought something to light. */
  readonly barriers: readonly number[];
  /** The points to go back to, the nearest first: at least `UNDOS` of people, where there are so many. */
  readonly undos: readonly SeenUndo[];
  /** Whether the first one is the beginning of a chapter, beyond which nobody can go back. */
  readonly isChapterStart: boolean;
  readonly canRedo: boolean;
  /** How many answers can be backed out of. */
  readonly halfMade: number;
  /** Commands of the table menu. */
  readonly remakes: Seen['remakes'];
  /** What happened since a person at this screen last answered, where that is known. */
  readonly since: Since | undefined;
}

interface Since {
  readonly events: readonly Told[];
  /** The view before that answer. */
  readonly before: unknown;
}

/** A moment that has come, and what each viewer was told on the way. */
export interface News {
  readonly moment: Moment;
  /** Something was taken back, or done again: there is nothing to be played. */
  readonly goesBack: boolean;
  told(viewer: Viewer): readonly Told[];
}

/** What those need who think for a seat. */
export interface Host {
  /** The open prompts, whole, each with its key. */
  prompts(): readonly Asked[];
  position(): Position;
  /** Another one after each undo: bots that look ahead forget where the game has been. */
  readonly trail: ReadonlySignal<string>;
}
